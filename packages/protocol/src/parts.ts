import { type Static, Type } from 'typebox';
import { Hash, SeatNumber, UNSEEN } from './common.ts';

/** Something nobody can guess: sixteen characters at least, on one line. */
const Part = Type.String({ minLength: 16, maxLength: 200, pattern: `^[^${UNSEEN}]*$` });

/** A seat's part of the seed, as promised and, once all promises are fixed, as given. */
export const SeedPart = Type.Object(
  { seat: SeatNumber, promise: Hash, part: Type.Optional(Part) },
  { additionalProperties: false },
);

/** Before the start: promises a part by its hash (`null` takes the promise back). */
export const PromisePart = Type.Object(
  { promise: Type.Union([Hash, Type.Null()]) },
  { additionalProperties: false },
);
export type PromisePart = Static<typeof PromisePart>;

/** Once the host has started and promises are fixed: the part itself. */
export const GivePart = Type.Object({ part: Part }, { additionalProperties: false });
export type GivePart = Static<typeof GivePart>;

/** What the deal waits for, and afterwards what went into it. */
export const Draw = Type.Object({
  /** The deal waits for parts until then at most. */
  until: Type.Integer(),
  parts: Type.Array(SeedPart),
});
export type Draw = Static<typeof Draw>;
