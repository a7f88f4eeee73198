import type { Rng } from '@ochre/engine';
import { alone, type Model, type Position } from '../against.ts';
import { Cities, OTHERS, picks, VICTIM } from './cities.ts';

// AC 30.91: two coastal cities of the victim, picked by the trader, and one each of two others, picked by the victim.

const PLAYERS = 2;

/** The cities that fall, picked by `owner` where there is a choice. */
function* fall(cities: Cities, owner: string, of: string, count: number): Model {
  const among = cities.coastal(of);
  let fallen = among;
  if (among.length > count) {
    const refused = [among.slice(0, count - 1), among.slice(0, count + 1)];
    const answers = picks(among, count);
    const ask = { of, among, count };
    fallen = (yield* alone({ owner, kind: 'chooseCities', ask, answers, refused })) as string[];
  }
  cities.take(of, fallen);
  cities.pirates.push(...fallen);
}

function* run(cities: Cities): Model {
  const { trader } = cities;
  const among = OTHERS.filter((id) => id !== trader && cities.coastal(id).length > 0);
  let named = among;
  if (among.length > PLAYERS) {
    const answers = picks(among, PLAYERS);
    const refused = [among.slice(0, 1), [VICTIM, among[0]!], ...(trader ? [[trader, among[0]!]] : [])];
    named = (yield* alone({ owner: VICTIM, kind: 'chooseNations', ask: {}, answers, refused })) as string[];
  }
  yield* fall(cities, trader ?? VICTIM, VICTIM, 2);
  for (const id of OTHERS.filter((one) => named.includes(one))) yield* fall(cities, VICTIM, id, 1);
}

export function piracy(rng: Rng): Position {
  const cities = new Cities(rng, []);
  return {
    scenario: cities.scenario('piracy'),
    model: () => run(cities),
    outcome: () => cities.outcome(),
    seen: cities.seen,
  };
}
