import type { CalamityId, EventOf, EventType, GameEvent, Owner, Rules } from '@ochre/engine';
import { calamityOfRule } from '../calamity/cause.ts';
import type { LoggedEvent } from '../session/session.ts';
import { type Digest, stays } from './digest.ts';

/** Deeds that are worth a word, the weightiest first. */
const DEEDS = [
  'cityFalls',
  'citiesAnnexed',
  'calamityRevealed',
  'advancesBought',
  'cityBuilt',
  'cityReduced',
  'marker',
  'sailed',
] as const satisfies readonly EventType[];
export type Deed = (typeof DEEDS)[number];

/** What one nation did of one kind, all of it together. */
export interface Done<D extends Deed = Deed> {
  deed: D;
  logged: LoggedEvent[];
}

/** A nation, and what it did of note. */
export interface Note {
  nation: Owner;
  done: Done[];
}

/** Lines, and deeds in each. */
const LINES = 4;
const EACH = 2;

/** Who did it, or whom it befell, where it is worth a word. */
function doerOf(event: GameEvent): Owner | undefined {
  switch (event.type) {
    case 'cityFalls':
      return event.open.attacker;
    case 'marker':
      return stays(event) ? event.open.nation : undefined;
    case 'sailed':
      return event.open.legs.some(({ land = 0 }) => land > 0) ? event.open.nation : undefined;
    case 'citiesAnnexed':
    case 'calamityRevealed':
    case 'advancesBought':
    case 'cityBuilt':
    case 'cityReduced':
    case 'citiesDestroyed':
      return event.open.nation;
    default:
      return undefined;
  }
}

/** By which calamity somebody lost something. */
const strokeOf = (nation: Owner, calamity: CalamityId): string => `${nation} ${calamity}`;

/** What a loss belongs to: the calamity that struck who lost it, where that is told as well. */
function deedOf(rules: Rules, { type, cite }: GameEvent, nation: Owner, struck: ReadonlySet<string>): Deed {
  if (type !== 'cityReduced' && type !== 'citiesDestroyed') return type as Deed;
  const calamity = calamityOfRule(rules, cite);
  return calamity && struck.has(strokeOf(nation, calamity.id)) ? 'calamityRevealed' : 'cityReduced';
}

const weightOf = ({ deed }: Done): number => DEEDS.indexOf(deed);

/** What others did of note, nation by nation: few lines, the weightiest first. */
export function notesOf(rules: Rules, { others }: Pick<Digest, 'others'>): Note[] {
  const notes = new Map<Owner, Map<Deed, LoggedEvent[]>>();
  const all = Object.values(others).flat();
  const struck = new Set(
    factsOf('calamityRevealed', all).map(({ nation, calamity }) => strokeOf(nation, calamity)),
  );
  for (const logged of all) {
    const nation = doerOf(logged.event);
    if (nation === undefined) continue;
    const deed = deedOf(rules, logged.event, nation, struck);
    const deeds = notes.get(nation) ?? new Map<Deed, LoggedEvent[]>();
    notes.set(nation, deeds.set(deed, [...(deeds.get(deed) ?? []), logged]));
  }
  return [...notes]
    .map(([nation, deeds]): Note => {
      const done = [...deeds].map(([deed, logged]): Done => ({ deed, logged }));
      return { nation, done: done.sort((a, b) => weightOf(a) - weightOf(b)).slice(0, EACH) };
    })
    .sort((a, b) => weightOf(a.done[0]!) - weightOf(b.done[0]!))
    .slice(0, LINES);
}

/** The facts of events of one type. */
export const factsOf = <T extends EventType>(type: T, logged: readonly LoggedEvent[]): EventOf<T>['open'][] =>
  logged.flatMap(({ event }) => (event.type === type ? [(event as EventOf<T>).open] : []));
