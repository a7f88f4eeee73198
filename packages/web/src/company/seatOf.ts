import type { Owner, View } from '@ochre/engine';

/** The seat that leads a nation, or that an owner without one is. */
export const seatOf = (view: View, owner: Owner): number =>
  Number(
    (Object.keys(view.open.seats).find((s) => view.open.seats[s] === owner) ?? owner).replace('seat-', ''),
  );
