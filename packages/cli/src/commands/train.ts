import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usualRules } from '@ochre/testkit';
import { command, UsageError, whole } from '../command.ts';
import { namedBots, tablesOf, workersOf } from '../lab/flags.ts';
import { planId } from '../lab/plan.ts';
import { labProgress } from '../lab/progress.ts';
import { untilStopped } from '../lab/stop.ts';
import { loadBots } from '../play/options.ts';
import type { TrainPlan } from '../train/plan.ts';
import { fileLearnt, learn, play } from '../train/run.ts';

export default command({
  help: `usage: ochre train --rules R [options]

Plays games among bots of mixed levels, keeps what single seats know at the ends of steps, and learns from it how likely
each nation is to win and with how many points: a small network in whole numbers, or a sum of features where the network
sees no further. Three games of ten are held out; the report says how well chances fit what came of them, beside the
hand-set terms. Games are kept in a folder: the same command goes on where it was stopped, or learns again.

  --rules R       the rule set (${usualRules.id})
  --players LIST  how many play: 6, 5-9 or 5,7,12-14, taken in turn; all that can
  --bots LIST     who plays, drawn for every seat (easy,steady,steady,strong)
  --games G       how many games (400)
  --seed S        seed of the series (1)
  --hidden N      neurons of the network (16)
  --workers N     threads (all cores)
  --out DIR       folder (data/train/…)
  --write         files what was learnt with the bots (packages/bots/src/value/weights.json)`,
  options: {
    rules: { type: 'string', default: usualRules.id },
    players: { type: 'string' },
    bots: { type: 'string', default: 'easy,steady,steady,strong' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    hidden: { type: 'string' },
    workers: { type: 'string' },
    out: { type: 'string' },
    write: { type: 'boolean' },
  },
  async run({ bots, ...flags }, rest) {
    if (rest.length > 0) throw new UsageError(`train takes no ${rest.join(' ')}`);
    await loadBots(bots);
    const { entrants, modules } = namedBots(bots.split(','));
    const tables = tablesOf(flags, 'tournament');
    const games = whole('games', flags.games, 400);
    const plan: TrainPlan = { tables, bots: entrants, games, seed: flags.seed, ...(modules && { modules }) };
    const folder = flags.out ?? join('data', 'train', `${flags.rules}-${planId({ ...plan, games: 0 })}`);
    const { signal, done } = untilStopped();
    const settings = {
      workers: workersOf(flags.workers, 1),
      folder,
      hidden: whole('hidden', flags.hidden, 16),
      stop: signal,
      progress: labProgress(`games of ${flags.rules}`, games),
      tell: (line: string) => console.error(line),
    };
    const records = await play(plan, settings);
    done();
    if (records.length < games) {
      console.error(`stopped after ${records.length} of ${games} games; the same command goes on`);
      return 130;
    }
    const { learnt, judges, report } = learn(records, settings);
    writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ plan, judges }, null, 2)}\n`);
    writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(learnt)}\n`);
    if (flags.write) fileLearnt(flags.rules, learnt);
    console.log(report);
    return 0;
  },
});
