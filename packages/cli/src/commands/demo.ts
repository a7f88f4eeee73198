import type { GameState } from '@ochre/engine';
import { gameFor, Table, totals } from '@ochre/testkit';
import { command } from '../command.ts';
import { narrate } from '../play/narrate.ts';
import { brainsBySeat, configOf } from '../play/options.ts';

export default command({
  help: `usage: ochre demo [--players N] [--seed S] [--all]

Plays a game of Mega Civilization among builders and tells its story.

  --players N   5 to 18 (18)
  --seed S      another game
  --all         tell every event, not only the great ones`,
  options: {
    players: { type: 'string', default: '18' },
    seed: { type: 'string' },
    all: { type: 'boolean' },
  },
  run({ players, seed, all }) {
    const game = gameFor('mega');
    const config = configOf({ rules: 'mega', seed: '', bots: 'builder' }, Number(players));
    let turn = 0;
    const table = new Table(game, config, seed ?? String(Date.now()), brainsBySeat('builder'), {
      after(state, events) {
        for (const event of events)
          if (all || GREAT.has(event.type)) console.log(`  ${narrate(game, event)}`);
        if (state.open.turn !== turn && !state.open.result) {
          turn = state.open.turn;
          console.log(`\nTurn ${turn}\n${standings(state)}`);
        }
      },
    });
    while (!table.over) table.step();
    const { result } = table.state.open;
    console.log(`\n${game.rules.civilization(result!.winner!).name} wins.`);
    for (const [id, points] of Object.entries(totals(table.state)))
      console.log(`  ${game.rules.civilization(id).name.padEnd(10)} ${String(points).padStart(4)}`);
    return 0;
  },
});

/** What a chronicler would write down. */
const GREAT = new Set([
  'advancesBought',
  'barbariansArrive',
  'calamityRevealed',
  'citiesAnnexed',
  'cityFalls',
  'gameOver',
  'pirateCities',
  'taxRevolt',
]);

function standings(state: GameState): string {
  return Object.entries(state.open.nations)
    .sort(([, a], [, b]) => b.space - a.space || b.cities.length - a.cities.length)
    .map(
      ([id, n]) =>
        `${id} ${n.cities.length} cities, ${n.census} people, ${n.advances.length} advances, space ${n.space}`,
    )
    .reduce((text, line, i) => `${text}${i % 2 === 0 ? '\n  ' : ''}${line.padEnd(58)}`, '')
    .slice(1);
}
