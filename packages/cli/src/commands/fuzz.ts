import { type Fuzzed, fuzzGame, gameFor } from '@ochre/testkit';
import { command, whole } from '../command.ts';
import { progress } from '../play/progress.ts';

export default command({
  help: `usage: ochre fuzz [--rules R] [--seconds N] [--seed S] [--json]

Plays random games with random set-ups under every invariant, throwing in malformed and illegal answers.

  --rules R     rule set (mega)
  --seconds N   how long (10)
  --seed S      where to start (fuzz)
  --json        one JSON object

Exit code 1 when anything broke; each failure names the seed and the action.`,
  options: {
    rules: { type: 'string', default: 'mega' },
    seconds: { type: 'string' },
    seed: { type: 'string', default: 'fuzz' },
    json: { type: 'boolean' },
  },
  run({ rules, seconds, seed, json }) {
    const game = gameFor(rules);
    const limit = whole('seconds', seconds, 10);
    const start = Date.now();
    const spent = (): number => (Date.now() - start) / 1000;
    const show = progress(`fuzz ${rules}`, limit);
    const total: Fuzzed = { games: 0, actions: 0, hostile: 0, refused: 0, failures: [] };
    for (let i = 0; spent() < limit && total.failures.length < 5; i++) {
      fuzzGame(game, `${seed}-${i}`, () => spent() >= limit, total);
      show(spent());
    }
    show(limit);
    if (json) console.log(JSON.stringify(total));
    else {
      for (const failure of total.failures) console.log(failure);
      const { games, actions, refused, failures } = total;
      console.log(
        `${games} games, ${actions} actions, ${refused} hostile answers refused, ${failures.length} failures`,
      );
    }
    return total.failures.length > 0 ? 1 : 0;
  },
});
