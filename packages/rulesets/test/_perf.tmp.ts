import { createGame, clone } from '@ochre/engine';
import { pick, quick, type Rng } from '@ochre/engine/kernel/rng.ts';
import { newGame } from '@ochre/engine/kernel/start.ts';
import { world } from '@ochre/maps';
import { mega } from '../src/index.ts';
const game = createGame(mega, world);
const { map } = game.rules;
const ADVANCES = ['roadbuilding', 'astronavigation', 'cloth-making', 'naval-warfare', 'military', 'diplomacy'];
const MORE = ['cultural-ascendancy', 'advanced-military', 'agriculture'];
type GameState = any;
function crowded(rng: Rng): GameState {
  const config = { ruleset: 'mega', map: 'world', players: 18, options: {} };
  const nations = game.rules.ruleset.layout(config, map).nations.map((n) => n.id);
  const state = newGame(game.rules, { ...config, nations }, 1);
  const areas = map.land.slice(0, 90).filter((a) => a.limit);
  const cities = new Set<string>();
  for (const id of nations) {
    const nation = state.open.nations[id]!;
    for (let n = rng.int(30); n > 0; n--) {
      const area = pick(rng, areas);
      if (area.region !== undefined && !state.open.regions[area.region]) continue;
      nation.tokens[area.id] = (nation.tokens[area.id] ?? 0) + 1;
      nation.stock.tokens--;
      const [coast] = area.coasts;
      if (coast && nation.stock.ships > 0 && rng.int(6) === 0) {
        nation.ships[coast.id] = (nation.ships[coast.id] ?? 0) + 1;
        nation.stock.ships--;
      }
      if (nation.stock.cities > 0 && !cities.has(area.id) && rng.int(6) === 0) {
        cities.add(area.id);
        nation.cities.push(area.id);
        nation.stock.cities--;
      }
    }
    nation.treasury = rng.int(9);
    nation.stock.tokens -= nation.treasury;
    nation.census = 55 - nation.stock.tokens - nation.treasury;
    nation.advances = [...ADVANCES, ...MORE].filter(() => rng.int(3) === 0);
  }
  delete state.open.regions[pick(rng, nations)];
  state.open.phase = 'movement';
  state.frames = [
    { step: 'game', at: mega.turn.indexOf('movement') + 1, locals: { playing: true } },
    { step: 'movement', at: 0, locals: {} },
  ];
  game.resume(state);
  return state;
}
{
  const rng = quick(3); const states = Array.from({length: 20}, (_, i) => crowded(quick(i)));
  const jobs = states.map((state) => { const d: any = Object.values(state.pending).find((x: any) => x.kind === 'move'); const sight = game.sight(game.view(state, d.owner)); const spec = game.rules.spec('move');
    return { state, d, sight, spec, a: spec.sample(sight, d, rng) as any }; });
  console.log('orders', jobs.reduce((s, j) => s + (j.a.orders?.length ?? 0), 0) / 20);
  for (let r = 0; r < 4; r++) {
    let t = BigInt(process.cpuUsage().user*1000);
    for (let k = 0; k < 300; k++) for (const j of jobs) j.spec.check(j.sight, j.d, j.a);
    const c = Number(BigInt(process.cpuUsage().user*1000) - t) / 6000 / 1000;
    t = BigInt(process.cpuUsage().user*1000);
    for (let k = 0; k < 300; k++) for (const j of jobs) j.spec.sample(j.sight, j.d, rng);
    const s = Number(BigInt(process.cpuUsage().user*1000) - t) / 6000 / 1000;
    const copies = Array.from({length: 40}, () => jobs.map((j) => clone(j.state))).flat();
    t = BigInt(process.cpuUsage().user*1000);
    copies.forEach((st, i) => { const j = jobs[i % 20]!; game.advance(st, { by: j.d.owner, decision: j.d.id, kind: 'move', answer: j.a }); });
    const ad = Number(BigInt(process.cpuUsage().user*1000) - t) / 800 / 1000;
    console.log('check', c.toFixed(1), 'sample', s.toFixed(1), 'advance', ad.toFixed(1));
  }
}
