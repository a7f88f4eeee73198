import type { Events, EventType, OwnOf } from '@ochre/engine';

/** The facts an event of this type has, whichever of them it tells. */
export type Key<T extends EventType> = T extends T ? keyof Events[T] & string : never;

/** What sentences of the log are told with: the facts of an event, with names in place of ids. */
export interface Teller<T extends EventType = EventType> {
  /** Whom the sentence begins with. */
  readonly who: string;
  /** Whether it is about the one who reads. */
  readonly aboutMe: boolean;
  /** What this seat was told beyond the others. */
  readonly mine: OwnOf<T> | undefined;
  /** Why a plan could not be carried out. */
  readonly reason: string;
  /** What is played differently since newer rules took over. */
  readonly changes: string;
  has(key: Key<T>): boolean;
  num(key: Key<T>): number;
  said(key: Key<T>): string;
  facts<K extends keyof Events[T]>(key: K): Events[T][K];
  nation(key: Key<T>): string;
  /** The nation by its own name, even if it is mine. */
  people(key: Key<T>): string;
  nations(key: Key<T>): string;
  /** Whether others are named and the one who reads is not. */
  leavesMeOut(key: Key<T>): boolean;
  nationName(id: string): string;
  area(key: Key<T>): string;
  areaName(id: string): string;
  areas(key: Key<T>): string;
  /** How many things a list or a record of counts holds. */
  total(key: Key<T>): number;
  /** `3 in Galatia, 1 in Ionia`. */
  counts(key: Key<T>): string;
  /** `Rome 2, Egypt 1`. */
  nationCounts(key: Key<T>): string;
  advance(key: Key<T>): string;
  advances(key: Key<T>): string;
  calamity(): string;
  card(key: Key<T>): string;
  cardName(id: string): string;
  /** Cards by name, equal ones counted. */
  cards(ids: readonly string[]): string;
  epoch(key: Key<T>): string;
  list(items: readonly string[]): string;
}

/** A sentence for every type of event. */
export type EventWords = { readonly [T in EventType]: (t: Teller<T>) => string };
