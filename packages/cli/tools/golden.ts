// Records the golden games anew: node packages/cli/tools/golden.ts [rule set ...]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { brains } from '@ochre/bots';
import { type Action, type Config, hash } from '@ochre/engine';
import { gameFor } from '../src/games.ts';
import { narrate } from '../src/play/narrate.ts';
import { ENGINE, writeRecording } from '../src/play/record.ts';
import { Table } from '../src/play/table.ts';

const root = new URL('../test/golden/', import.meta.url).pathname;

type Options = Config['options'];
type Row = [name: string, players: number, side: string | undefined, bot: string, options: Options];

const mega: Row[] = [
  ['5-west-builder', 5, 'west', 'builder', { turns: 12 }],
  ['5-east-sample', 5, 'east', 'sample', { turns: 20 }],
  ['6-west-sample', 6, 'west', 'sample', { turns: 20 }],
  ['6-east-builder-short', 6, 'east', 'builder', { short: true }],
  ['7-west-builder-expert', 7, 'west', 'builder', { ast: 'expert', turns: 9 }],
  ['7-east-sample-ranking', 7, 'east', 'sample', { order: 'ranking', turns: 6 }],
  ['8-west-builder', 8, 'west', 'builder', { turns: 9 }],
  ['8-east-sample', 8, 'east', 'sample', { turns: 16 }],
  ['9-west-sample-expert', 9, 'west', 'sample', { ast: 'expert', turns: 7 }],
  ['9-east-builder', 9, 'east', 'builder', { turns: 8 }],
  ['10-sample', 10, undefined, 'sample', { turns: 16 }],
  ['11-builder', 11, undefined, 'builder', { turns: 7 }],
  ['12-builder-short', 12, undefined, 'builder', { short: true, turns: 3 }],
  ['12-sample', 12, undefined, 'sample', { turns: 14 }],
  ['13-sample-twins', 13, undefined, 'sample', { twinCalamities: 'ranking', turns: 6 }],
  ['14-builder', 14, undefined, 'builder', { turns: 7 }],
  ['15-sample', 15, undefined, 'sample', { turns: 12 }],
  ['16-builder-expert', 16, undefined, 'builder', { ast: 'expert', turns: 6 }],
  ['17-sample-short', 17, undefined, 'sample', { short: true, turns: 3 }],
  ['18-builder', 18, undefined, 'builder', { turns: 7 }],
];

const eastern: Row[] = [
  ['3-builder', 3, undefined, 'builder', { turns: 14 }],
  ['3-sample', 3, undefined, 'sample', { turns: 10 }],
  ['4-builder-expert', 4, undefined, 'builder', { ast: 'expert', turns: 12 }],
  ['4-sample-early', 4, undefined, 'sample', { earlyMoves: true, turns: 9 }],
  ['5-builder', 5, undefined, 'builder', { turns: 14 }],
  ['5-sample', 5, undefined, 'sample', { turns: 9 }],
  ['5-builder-short', 5, undefined, 'builder', { short: true }],
  ['6-builder', 6, undefined, 'builder', { turns: 12 }],
  ['6-sample-ranking', 6, undefined, 'sample', { order: 'ranking', turns: 7 }],
  ['6-sample-short', 6, undefined, 'sample', { short: true, turns: 5 }],
  ['7-builder', 7, undefined, 'builder', { turns: 10 }],
  ['7-sample-early', 7, undefined, 'sample', { earlyMoves: true, turns: 7 }],
  ['7-builder-expert', 7, undefined, 'builder', { ast: 'expert', turns: 9 }],
  ['8-builder', 8, undefined, 'builder', { turns: 9 }],
  ['8-sample', 8, undefined, 'sample', { turns: 7 }],
  ['8-builder-short', 8, undefined, 'builder', { short: true, turns: 5 }],
  ['9-builder', 9, undefined, 'builder', { turns: 9 }],
  ['9-sample', 9, undefined, 'sample', { turns: 7 }],
  ['9-sample-expert-ranking', 9, undefined, 'sample', { ast: 'expert', order: 'ranking', turns: 6 }],
  ['9-builder-short', 9, undefined, 'builder', { short: true, turns: 4 }],
];

const classic: Row[] = [
  ['2-builder', 2, undefined, 'builder', {}],
  ['2-sample', 2, undefined, 'sample', { turns: 20 }],
  ['2-sample-ranking', 2, undefined, 'sample', { order: 'ranking', turns: 20 }],
  ['3-builder', 3, undefined, 'builder', {}],
  ['3-builder-ranking', 3, undefined, 'builder', { order: 'ranking', turns: 20 }],
  ['3-sample', 3, undefined, 'sample', { turns: 18 }],
  ['4-builder', 4, undefined, 'builder', { turns: 18 }],
  ['4-sample', 4, undefined, 'sample', { turns: 16 }],
  ['4-sample-long', 4, undefined, 'sample', { turns: 25 }],
  ['5-builder', 5, undefined, 'builder', { turns: 16 }],
  ['5-sample', 5, undefined, 'sample', { turns: 14 }],
  ['5-sample-ranking', 5, undefined, 'sample', { order: 'ranking', turns: 12 }],
  ['6-builder', 6, undefined, 'builder', { turns: 16 }],
  ['6-builder-late', 6, undefined, 'builder', { turns: 24 }],
  ['6-sample', 6, undefined, 'sample', { turns: 14 }],
  ['6-sample-long', 6, undefined, 'sample', { turns: 22 }],
  ['7-builder', 7, undefined, 'builder', { turns: 15 }],
  ['7-builder-ranking', 7, undefined, 'builder', { order: 'ranking', turns: 15 }],
  ['7-sample', 7, undefined, 'sample', { turns: 12 }],
  ['7-sample-long', 7, undefined, 'sample', { turns: 20 }],
];

const dawn: Row[] = [
  ['5-west-builder', 5, 'west', 'builder', { turns: 24 }],
  ['5-east-sample', 5, 'east', 'sample', { turns: 22 }],
  ['6-west-sample-players', 6, 'west', 'sample', { tyrants: 'players', turns: 22 }],
  ['6-east-builder', 6, 'east', 'builder', { turns: 18 }],
  ['7-west-builder', 7, 'west', 'builder', { turns: 11 }],
  ['7-east-sample-ranking', 7, 'east', 'sample', { order: 'ranking', turns: 22 }],
  ['8-west-builder', 8, 'west', 'builder', { turns: 14 }],
  ['8-east-sample', 8, 'east', 'sample', { turns: 18 }],
  ['9-west-sample', 9, 'west', 'sample', { turns: 14 }],
  ['9-east-builder-players', 9, 'east', 'builder', { tyrants: 'players', turns: 10 }],
  ['10-sample', 10, undefined, 'sample', { turns: 15 }],
  ['11-builder', 11, undefined, 'builder', { turns: 9 }],
  ['12-builder', 12, undefined, 'builder', { turns: 8 }],
  ['12-sample', 12, undefined, 'sample', { turns: 14 }],
  ['13-sample', 13, undefined, 'sample', { turns: 12 }],
  ['14-builder', 14, undefined, 'builder', { turns: 8 }],
  ['15-sample-ranking', 15, undefined, 'sample', { order: 'ranking', turns: 14 }],
  ['16-builder', 16, undefined, 'builder', { turns: 8 }],
  ['17-sample', 17, undefined, 'sample', { turns: 11 }],
  ['18-builder', 18, undefined, 'builder', { turns: 10 }],
];

const civx: Row[] = [
  ['5-west-builder', 5, 'west', 'builder', { turns: 16 }],
  ['5-east-sample-mixed', 5, 'east', 'sample', { goods: 'mixed', turns: 20 }],
  ['6-west-sample-chosen', 6, 'west', 'sample', { civilizations: 'chosen', turns: 18 }],
  ['6-east-builder', 6, 'east', 'builder', { turns: 16 }],
  ['7-west-builder-ranking', 7, 'west', 'builder', { order: 'ranking', turns: 12 }],
  ['7-east-sample', 7, 'east', 'sample', { turns: 16 }],
  ['8-west-builder', 8, 'west', 'builder', { turns: 14 }],
  ['8-east-sample-ranking', 8, 'east', 'sample', { order: 'ranking', turns: 8 }],
  ['9-west-builder', 9, 'west', 'builder', { turns: 14 }],
  ['9-east-sample-calamities', 9, 'east', 'sample', { manyCalamities: true, turns: 14 }],
  ['10-builder', 10, undefined, 'builder', { turns: 13 }],
  ['11-sample', 11, undefined, 'sample', { turns: 14 }],
  ['12-builder', 12, undefined, 'builder', { turns: 14 }],
  ['12-sample', 12, undefined, 'sample', { turns: 12 }],
  ['13-builder', 13, undefined, 'builder', { turns: 12 }],
  ['14-sample', 14, undefined, 'sample', { turns: 12 }],
  ['15-builder-iron', 15, undefined, 'builder', { lateIron: 900, turns: 12 }],
  ['16-builder', 16, undefined, 'builder', { turns: 13 }],
  ['17-sample', 17, undefined, 'sample', { turns: 10 }],
  ['18-builder', 18, undefined, 'builder', { turns: 13 }],
];

const all: Record<string, Row[]> = { mega, eastern, classic, dawn, civx };

function record(ruleset: string, [name, players, side, bot, options]: Row, folder: string): void {
  const game = gameFor(ruleset);
  const config: Config = { ruleset, map: game.rules.map.id, players, options };
  if (side) config.side = side;
  const actions: Action[] = [];
  const trace: string[] = [];
  let turn = 0;
  const table = new Table(game, config, name, () => brains[bot]!, {
    before: (_, action) => void actions.push(action),
    after(state, events) {
      trace.push(...events.map((e) => narrate(game, e)));
      if (state.open.turn !== turn) {
        turn = state.open.turn;
        trace.push(`--- turn ${turn}`);
      }
    },
  });
  while (!table.over) table.step();
  const recording = { engine: ENGINE, config, seed: name, stateHash: hash(table.state), actions };
  writeFileSync(`${folder}${name}.json`, writeRecording(recording));
  writeFileSync(`${folder}${name}.txt`, `${trace.join('\n')}\n`);
  console.log(`${ruleset} ${name}: ${actions.length} actions, ${table.state.open.turn} turns`);
}

const wanted = process.argv.slice(2);
for (const [ruleset, rows] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.includes(ruleset)) continue;
  const folder = `${root}${ruleset}/`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const row of rows) record(ruleset, row, folder);
}
