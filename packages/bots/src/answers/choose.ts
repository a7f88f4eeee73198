import type { AreaId, DecisionOf, Json, NationId } from '@ochre/engine';
import { hasCity, nation, nations } from '@ochre/engine/board/queries.ts';
import { heldOf } from '../mind/hand.ts';
import type { Mind } from '../mind/mind.ts';
import { hardship } from '../mind/places.ts';
import { rivalry } from '../mind/track.ts';

/** Areas chosen for something bad to happen there. */
const STRUCK = /\.(land|landing|advance|sail|plain|volcano|beside|city)$/;
/** Areas chosen to be taken over. */
const TAKEN = /\.(annex|area)$/;
/** Stacks beyond are drawn from by few. */
const COMMON = 6;
/** Hands smaller than this are seldom worth a request. */
const FEW = 3;

/** What units of a nation in an area are worth to it. */
function stake(mind: Mind, who: NationId, area: AreaId): number {
  const { sight, rates } = mind;
  const city = hasCity(sight, who, area) ? 2 * rates.city + hardship(sight, who, area) : 0;
  return city + rates.token * (nation(sight, who).tokens[area] ?? 0);
}

function areaWorth(mind: Mind, area: AreaId, taken: boolean): number {
  let worth = 0;
  for (const who of nations(mind.sight)) {
    const lost = stake(mind, who, area);
    if (lost === 0) continue;
    // Harm to oneself counts in full, harm to others as far as they are rivals.
    worth += rivalry(mind.sight, mind.who, who) * lost + (taken && who !== mind.who ? 0.7 * lost : 0);
  }
  return worth;
}

const known = ({ sight }: Mind, id: string): boolean => sight.rules.map.areas.some((a) => a.id === id);

function best<T extends string>(among: readonly T[], worth: (one: T) => number): T {
  let found = among[0]!;
  let top = worth(found);
  for (const one of among.slice(1)) {
    const w = worth(one);
    if (w > top) [found, top] = [one, w];
  }
  return found;
}

/** A card of those in front, from the hand that holds most. */
function requestFrom({ sight, who: me }: Mind, among: readonly string[]): Json | undefined {
  const rich = among.filter((who) => (sight.handSizes[who] ?? 0) >= FEW);
  if (rich.length === 0) return undefined;
  return best(rich, (who) => sight.handSizes[who]! * (0.5 + rivalry(sight, me, who)));
}

/** A card of the stack where one more of what is held brings most. */
function requestStack({ sight }: Mind, among: readonly string[]): Json {
  const held = heldOf(sight, sight.own.hand);
  return best(among, (stack) => {
    const face = Number(stack);
    const n = Math.max(0, ...held.filter((h) => h.face === face).map((h) => h.n));
    return (face <= COMMON ? 1 : 0.4) * (2 * n + 1) * face;
  });
}

/** Where it hurts those in front most and oneself least; of other things the usual one. */
export function chooseOne(mind: Mind, { ask }: DecisionOf<'chooseOne'>): Json | undefined {
  const { purpose, among } = ask;
  if (purpose === 'requestFrom') return requestFrom(mind, among);
  if (purpose === 'requestStack') return requestStack(mind, among);
  const taken = TAKEN.test(purpose);
  if (!(taken || STRUCK.test(purpose)) || !among.every((id) => known(mind, id))) return undefined;
  const area = best(among, (id) => areaWorth(mind, id, taken));
  mind.say('hurtsMost', { area });
  return area;
}
