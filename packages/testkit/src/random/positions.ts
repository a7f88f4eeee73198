import { pick, quick, type Rng } from '@ochre/engine';
import type { MiniArea } from '@ochre/maps';
import type { NationSetup, Side } from '@ochre/positions';
import { gameFor } from '../games.ts';
import type { Scenario } from '../scenario/types.ts';

/** What may stand in a random position, and how often. */
export interface Tastes {
  phase: string;
  nations: number;
  options?: Scenario['options'];
}

const LETTERS = [...'abcdefghij'];

export const chance = (rng: Rng, one: number): boolean => rng.int(one) === 0;

/** Land with and without coasts, straits, islands and open sea. */
export function randomMap(rng: Rng): Side<MiniArea> {
  const lands = LETTERS.slice(0, 5 + rng.int(5));
  const map: Side<MiniArea> = {};
  for (const [i, id] of lands.entries()) {
    const before = lands.slice(0, i);
    const some = (one: number): string[] => before.filter(() => chance(rng, one));
    map[id] = { limit: rng.int(6), land: some(4), water: some(3), coast: true };
    if (chance(rng, 2)) map[id].site = pick(rng, ['black', 'white']);
  }
  for (const sea of ['sea', 'ocean'].slice(0, rng.int(3)))
    map[sea] = { sea: true, water: [...lands.filter(() => chance(rng, 3)), ...(map['sea'] ? ['sea'] : [])] };
  return map;
}

export function nationsOf(ruleset: string, n: number): string[] {
  const { rules } = gameFor(ruleset);
  const config = { ruleset, map: rules.map.id, players: rules.ruleset.players.max, options: {} };
  return rules.ruleset
    .layout(config, rules.map)
    .nations.slice(0, n)
    .map(({ id }) => id);
}

/** Advances of the rule set, many or few. */
export function randomAdvances(ruleset: string, rng: Rng): string[] {
  const one = pick(rng, [2, 4, 12]);
  return gameFor(ruleset)
    .rules.ruleset.advances.map(({ id }) => id)
    .filter(() => chance(rng, one));
}

/** A position of the rule set on a map of its own; the same for the same seed. */
export function randomPosition(ruleset: string, seed: number, { phase, nations, options }: Tastes): Scenario {
  const rng = quick(seed);
  const map = randomMap(rng);
  const lands = Object.keys(map).filter((id) => !map[id]!.sea);
  const taken = new Set<string>();
  const setups: Side<NationSetup> = {};
  const pieces = (ships: number): Required<Pick<NationSetup, 'tokens' | 'cities' | 'ships'>> => {
    const tokens: Record<string, number> = {};
    for (const area of lands) if (chance(rng, 3)) tokens[area] = 1 + rng.int(4);
    const cities = lands.filter((area) => chance(rng, 6) && !taken.has(area));
    for (const area of cities) taken.add(area);
    const fleet: Record<string, number> = {};
    for (let i = 0; i < ships; i++) {
      const at = pick(rng, lands);
      fleet[at] = (fleet[at] ?? 0) + 1;
    }
    return { tokens, cities, ships: fleet };
  };
  for (const id of nationsOf(ruleset, nations)) {
    setups[id] = { ...pieces(rng.int(4)), treasury: rng.int(6), advances: randomAdvances(ruleset, rng) };
    if (ruleset === 'civx' && phase === 'movement' && chance(rng, 2))
      setups[id].hired = Object.fromEntries(
        Object.keys(setups[id].tokens!)
          .filter(() => chance(rng, 2))
          .map((area) => [area, 1 + rng.int(2)]),
      );
  }
  const barbarians = chance(rng, 3) ? { tokens: { [pick(rng, lands)]: 1 + rng.int(3) } } : {};
  const pirates = ruleset === 'dawn' && chance(rng, 2) ? { ships: { [pick(rng, lands)]: 1 } } : {};
  return {
    name: `${ruleset} ${seed}`,
    cites: [],
    rules: ruleset,
    map: map as never,
    phase,
    alone: true,
    nations: setups,
    barbarians: { ...barbarians, ...pirates },
    ...(options && { options }),
  };
}
