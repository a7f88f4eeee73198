import { rulesetFor, rulesetIds } from '@ochre/testkit';
import { type BotCost, budgets, measureBots } from '../bench/bots/measure.ts';
import { command, listed, UsageError, whole } from '../command.ts';

/** Tables of seven, and of as many as the rule set takes. */
const USUAL_PLAYERS = 7;

function playersOf(rules: string, given: string | undefined): number[] {
  const { min, max } = rulesetFor(rules).players;
  if (given === undefined) return [...new Set([Math.min(USUAL_PLAYERS, max), max])];
  return given.split(',').map((text) => Math.max(min, Math.min(max, whole('players', text, max))));
}

function line(level: string, c: BotCost): string {
  const warm = c.warmGameMs === undefined ? '' : `, then ${c.warmGameMs} ms`;
  return (
    `  ${level.padEnd(7)} slowest ${c.slowestMs} ms (${c.slowestKind}, turn ${c.slowestTurn}; ` +
    `${Math.round(100 * c.ofBudget)} % of its budget), 99 % within ${c.p99Ms} ms, ` +
    `a game ${c.coldGameMs} ms cold${warm}`
  );
}

export default command({
  help: `usage: ochre bench bots [--json] [options]

Measures what bots take to answer. Each level plays whole games of itself, in a new process
for every rule set and number of players.

  slowestMs    CPU time of the thread for the slowest answer of all, and its kind and turn
  p99Ms        99 of 100 answers take no longer
  ofBudget     the slowest against the budget: 100 ms, for strong and master 1 s
  coldGameMs   CPU time of the whole process for its first game, compiling included
  warmGameMs   the same for the games after it, median

  --json          one JSON object
  --rules LIST    rule sets with commas between, or all (all)
  --players LIST  numbers of players (7, and as many as the rule set takes)
  --levels LIST   easy,steady,strong,master
  --games N       games in each process (3)`,
  options: {
    json: { type: 'boolean' },
    rules: { type: 'string' },
    players: { type: 'string' },
    levels: { type: 'string' },
    games: { type: 'string' },
  },
  run({ json, rules, players, levels, games }, rest) {
    if (rest.length > 0) throw new UsageError(`bench bots takes no ${rest.join(' ')}`);
    const count = whole('games', games, 3);
    if (count === 0) throw new UsageError('--games takes at least 1');
    const chosen = listed('rule set', rules ?? 'all', rulesetIds());
    const asked = listed('level', levels ?? 'all', Object.keys(budgets));
    const measured: Record<string, Record<string, BotCost>> = {};
    for (const id of chosen)
      for (const n of playersOf(id, players)) {
        const name = `${id}${n}`;
        if (!json) console.log(name);
        measured[name] = {};
        for (const level of asked) {
          const cost = measureBots(id, n, level, count);
          measured[name][level] = cost;
          if (!json) console.log(line(level, cost));
        }
      }
    if (json) console.log(JSON.stringify(measured));
    return 0;
  },
});
