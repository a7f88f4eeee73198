import { hash } from '@ochre/engine';
import { gameFor, playToEnd, Table, totals, usualRules } from '@ochre/testkit';
import { command, UsageError, whole } from '../command.ts';
import { brainsBySeat, configOf, gameOptions, loadBots } from '../play/options.ts';
import { progress } from '../play/progress.ts';

export default command({
  help: `usage: ochre sim --players N [options]

Plays whole games among programs.

  --rules R          rule set (${usualRules.id})
  --players N        how many play
  --side west|east   part of the board, where there is a choice
  --ast basic|expert succession table
  --short            The Short Game
  --turns N          the players agree on a limit: the game ends after turn N
  --order together|ranking  whether decisions of a phase are taken together (the default) or one by one
  --games G          how many games (1); each has its own seed: S, S+1, …
  --seed S           seed of the first game (1)
  --bots B[,B…]      sample, easy, steady or strong, or with a way to play (steady:raider; see docs/bots.md);
                     or a file (./my-bot.mjs); builder is an old name of easy; several are dealt round the table
  --json             a JSON line a game`,
  options: { ...gameOptions, games: { type: 'string' }, json: { type: 'boolean' } },
  async run(flags) {
    if (flags.players === undefined) throw new UsageError('--players is needed');
    const players = whole('players', flags.players, 0);
    const games = whole('games', flags.games, 1);
    const game = gameFor(flags.rules);
    const config = configOf(flags, players);
    const problem = game.rules.ruleset.checkConfig(config, game.rules.map);
    if (problem) throw new UsageError(problem);
    await loadBots(flags.bots);
    const show = progress(`${flags.rules}, ${players} players`, games);
    for (let i = 0; i < games; i++) {
      const seed = /^\d+$/.test(flags.seed) ? String(Number(flags.seed) + i) : `${flags.seed}-${i}`;
      const table = new Table(game, config, seed, brainsBySeat(flags.bots));
      const played = playToEnd(table);
      const { result, turn } = played.state.open;
      const line = {
        rules: flags.rules,
        players,
        seed,
        turns: turn,
        actions: played.actions,
        cpuMs: Math.round(played.cpuMs),
        winner: result!.winner,
        scores: totals(played.state),
        endedBy: result!.endedBy,
        stateHash: hash(played.state),
      };
      show(i + 1);
      console.log(flags.json ? JSON.stringify(line) : sentence(line));
    }
    return 0;
  },
});

function sentence(g: {
  seed: string;
  winner: string | null;
  scores: Record<string, number>;
  turns: number;
  endedBy: string;
  actions: number;
  cpuMs: number;
}): string {
  const scores = Object.entries(g.scores).map(([id, n]) => `${id} ${n}`);
  return `seed ${g.seed}: ${g.winner ?? 'nobody'} wins after ${g.turns} turns (${g.endedBy}, ${g.actions} actions, ${g.cpuMs} ms): ${scores.join(', ')}`;
}
