import {
  type AreaId,
  type CalamityId,
  type NationId,
  type Position,
  type Rules,
  tally,
  type View,
} from '@ochre/engine';
import { homeOf } from '@ochre/engine/query';
import { computed, type ReadonlySignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import type { Session } from '../session/session.ts';
import { sum } from '../ui/sum.ts';
import { type Phase, phaseReached, phasesOf, stepsSeen } from './phases.ts';

export const positionOf = (session: Session, view: View): Position => ({
  rules: session.rules,
  config: view.config,
  open: view.open,
});

/** The nation this seat leads; undefined before it has chosen, and for those who watch. */
export const myNation = (view: View): NationId | undefined =>
  view.open.nations[view.viewer] ? view.viewer : undefined;

export function currentPhase(session: Session): ReadonlySignal<Phase | undefined> {
  const phases = phasesOf(session.rules.ruleset);
  return computed(() => {
    const { turn, phase } = session.view.value.open;
    return phaseReached(phases, stepsSeen(session.log.value, turn), phase);
  });
}

/** The calamity that is being resolved: the last one that was called in the step under way. */
export function calamityNow({ log, view }: Pick<Session, 'log' | 'view'>): CalamityId | undefined {
  const { turn, phase } = view.value.open;
  const last = log.value.findLast(({ event }) => event.type === 'calamityRevealed');
  if (last?.event.type !== 'calamityRevealed' || last.turn !== turn || last.phase !== phase) return undefined;
  return last.event.open.calamity;
}

export function nameOf(session: Session, id: string): string {
  return (
    session.rules.ruleset.civilizations.find((c) => c.id === id)?.name ?? session.seats.value[id]?.name ?? id
  );
}

/** Which place a nation has in the ranking of those at the table, and how many these are. */
export function rankingOf({ rules, view }: Session, id: NationId): [place: number, of: number] {
  const ranks = Object.keys(view.value.open.nations).map((other) => rules.civilization(other).rank);
  return [ranks.filter((rank) => rank <= rules.civilization(id).rank).length, ranks.length];
}

/** Who sits at a seat, as the log calls it; of the table as it is, since what a film shows may be before nations were chosen. */
export const sitterAt =
  (session: Session) =>
  (seat: string): string | undefined => {
    const at = session.seats.value[session.view.value.open.seats[seat] ?? seat];
    return at?.kind === 'you' ? text.value.ui.you : at?.name || undefined;
  };

/** What everybody may know of a nation, counted. */
export interface Standing {
  id: NationId;
  tokens: number;
  cities: number;
  advances: number;
  space: number;
  hand: number;
  epoch: number;
  left: boolean;
}

/** Epochs go by one spelling, whatever rule set they come from. */
export const epochKey = (id: string): string => id.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

export const epochName = ({ id, name }: { id: string; name: string }): string =>
  text.value.events.parts.epochs[epochKey(id)] ?? name;

type AtTable = Pick<Session, 'rules' | 'sight'>;

/** What a rule set calls its track, where it is not the usual name. */
export const trackOf = (table: AtTable) =>
  text.value.table.tracks[table.rules.policies.succession(table.sight()).id];

/** Steps of the phase that the track is called after. */
const TRACK_STEPS = new Set(['departures', 'succession', 'reshuffle']);

/** What a step of the turn is called at this table. */
export const stepName = (table: AtTable, step: string): string | undefined =>
  (TRACK_STEPS.has(step) ? trackOf(table)?.short : undefined) ?? text.value.table.phases[step];

/** The track: what it is called at the table, and in full. */
export function trackInFull(table: AtTable): string {
  const say = text.value.table;
  const { short, full } = trackOf(table) ?? { short: say.ast, full: say.astFull };
  return short === full ? full : `${short}: ${full}`;
}

/** What the phases of a turn are called; one that comes again says so. */
export function phaseNames(table: AtTable, phases: readonly Phase[]): string[] {
  const names = phases.map(({ named }) => stepName(table, named) ?? named);
  return names.map((name, i) => (names.indexOf(name) < i ? text.value.table.again(name) : name));
}

/** The same, with what stands for letters alone in full. */
export const phaseNamesInFull = (table: AtTable, phases: readonly Phase[]): string[] =>
  phaseNames(table, phases).map((name, i) => (TRACK_STEPS.has(phases[i]!.named) ? trackInFull(table) : name));

export function epochOf(p: Position, id: NationId, space: number): number {
  const starts = p.rules.policies.succession(p).starts[id] ?? [];
  let epoch = 0;
  starts.forEach((start, i) => {
    if (space >= start) epoch = i;
  });
  return epoch;
}

export function standingOf(p: Position, view: View, id: NationId): Standing {
  const nation = p.open.nations[id]!;
  return {
    id,
    tokens: sum(nation.tokens),
    cities: nation.cities.length,
    advances: nation.advances.length,
    space: nation.space,
    hand: view.handSizes[id] ?? 0,
    epoch: epochOf(p, id, nation.space),
    left: nation.left === true,
  };
}

/** Steps in which the order of census decides; in the others the succession table does. */
const BY_CENSUS = new Set([
  'expansion',
  'census',
  'movement',
  'conflict',
  'construction',
  'surplus',
  'support',
]);

export interface ListOrder {
  by: 'census' | 'ast' | 'points';
  ids: NationId[];
}

/** The nations as the list has them: in the order of the phase, or by points on demand. */
export function listOrder(p: Position, byPoints: boolean): ListOrder {
  const by = BY_CENSUS.has(p.open.phase) ? 'census' : 'ast';
  const { movementOrder, positionOrder } = p.rules.policies;
  const ordered = by === 'census' ? movementOrder(p) : positionOrder(p);
  const gone = Object.keys(p.open.nations).filter((id) => !ordered.includes(id));
  if (!byPoints) return { by, ids: [...ordered, ...gone] };
  const counted = tally(p);
  const ids = [...ordered].sort((a, b) => counted[b]!.points - counted[a]!.points);
  return { by: 'points', ids: [...ids, ...gone] };
}

/** Land that is played on and land out of play, as the rules divide the board. */
export function partsOf(
  { map }: Rules,
  { regions }: View['open'],
): { played: AreaId[]; outOfPlay: ReadonlySet<AreaId> } {
  const divided = map.land.filter(({ region }) => region !== undefined);
  const ids = (played: boolean): AreaId[] =>
    divided.filter(({ region }) => (regions[region!] === true) === played).map(({ id }) => id);
  return { played: ids(true), outOfPlay: new Set(ids(false)) };
}

/** Where a nation stands, or its land as long as it stands nowhere. */
export function areasOf(session: Session, id: NationId): AreaId[] {
  const { tokens, cities } = session.view.value.open.nations[id]!;
  const areas = [...Object.keys(tokens), ...cities];
  return areas.length > 0 ? areas : homeOf(session.sight(), id);
}

export const EPOCH_COLOURS = ['stone', 'ebronze', 'mbronze', 'lbronze', 'eiron', 'liron'].map(
  (e) => `var(--e-${e})`,
);
