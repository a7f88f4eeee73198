import { type Static, type TSchema, Type } from 'typebox';

/** Raised when a client of the version before could no longer talk to the server. */
export const PROTOCOL = 1;

// Everything a client sends has a greatest length, and no pattern is held against more than that.

/** What the server calls a table, a session, a channel; more than 90 random bits. */
export const Id = Type.String({ maxLength: 16, pattern: '^[A-Za-z0-9]{16}$' });

export const TableId = Id;
export type TableId = Static<typeof TableId>;

/** 256 random bits; whoever holds it plays the seat. */
export const Token = Type.String({ maxLength: 43, pattern: '^[A-Za-z0-9_-]{43}$' });
export type Token = Static<typeof Token>;

/** A SHA-256. */
export const Hash = Type.String({ maxLength: 64, pattern: '^[0-9a-f]{64}$' });

/** Chosen by the client for each thing it sends: the same id is never carried out twice. */
export const ClientId = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]{8,64}$' });
export type ClientId = Static<typeof ClientId>;

/** Control characters, line breaks and marks that turn the direction of writing. */
export const UNSEEN = '\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069';

/** What people write may have several lines, and nothing else that is not seen. */
export const WRITTEN = '^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]*$';

/** What people see of a person: one line, not blank. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 32,
  pattern: `^(?!\\s*$)[^${UNSEEN}]*$`,
});

/** A number as part of an address. */
export const Digits = (most: number) => Type.String({ maxLength: most, pattern: `^\\d{1,${most}}$` });

/** Values by name, as a rule set knows them. */
export const Named = <T extends TSchema>(value: T, maxProperties: number) =>
  Type.Record(Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$' }), value, {
    maxProperties,
    additionalProperties: false,
  });

export const SeatNumber = Type.Integer({ minimum: 1, maximum: 18 });

/**
 * Why something was refused: a code for programs, an English sentence for people, and what the sentence speaks of. Where the
 * rules refuse, that is ids and numbers (`Refusals` of the engine) and the rule; elsewhere moments, in milliseconds.
 */
export const Problem = Type.Object({
  code: Type.String(),
  text: Type.String(),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
  cite: Type.Optional(Type.String()),
  times: Type.Optional(Type.Record(Type.String(), Type.Integer())),
});
export type Problem = Static<typeof Problem>;

export const ProblemReply = Type.Object({ error: Problem });
export type ProblemReply = Static<typeof ProblemReply>;
