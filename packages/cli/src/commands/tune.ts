import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrain } from '@ochre/bots';
import { type KnobSet, knobSets, type Tunable, tunable } from '@ochre/bots/tuning';
import { usualRules } from '@ochre/testkit';
import { command, UsageError, whole } from '../command.ts';
import { tablesOf, workersOf } from '../lab/flags.ts';
import { planId } from '../lab/plan.ts';
import { labProgress } from '../lab/progress.ts';
import { untilStopped } from '../lab/stop.ts';
import type { TunePlan } from '../tune/plan.ts';
import { fileTuned, play, textOf, tune } from '../tune/run.ts';

export default command({
  help: `usage: ochre tune --rules R [options]

Plays games in which every tuned seat has each number of its level turned up or down at random, and tells for each number
what turning it brings by the places reached. One game tells of all numbers at once, so a few hundred are enough. Games are kept
in a folder: the same command goes on where it was stopped.

  --rules R       the rule set (${usualRules.id})
  --players LIST  how many play: 6, 5-9 or 5,7,12-14, taken in turn (7)
  --level L       what is tuned: ${tunable.join(', ')} (master)
  --knobs K       which numbers: ${knobSets.join(', ')} (play): how it plays, or what attributes of advances are worth to it
  --among B       who has two seats of seven (strong)
  --games G       how many games (300)
  --seed S        seed of the series (1)
  --workers N     threads (all cores)
  --out DIR       folder (data/tune/…)
  --write         files the numbers found with the bots (packages/bots/src/tuning/tuned.json)`,
  options: {
    rules: { type: 'string', default: usualRules.id },
    players: { type: 'string', default: '7' },
    level: { type: 'string', default: 'master' },
    knobs: { type: 'string', default: 'play' },
    among: { type: 'string', default: 'strong' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string' },
    out: { type: 'string' },
    write: { type: 'boolean' },
  },
  async run({ level, knobs, among, ...flags }, rest) {
    if (rest.length > 0) throw new UsageError(`tune takes no ${rest.join(' ')}`);
    if (!(tunable as string[]).includes(level))
      throw new UsageError(`${level} cannot be tuned: ${tunable.join(', ')}`);
    if (!(knobSets as readonly string[]).includes(knobs))
      throw new UsageError(`there are no knobs ${knobs}: ${knobSets.join(', ')}`);
    if (!findBrain(among)) throw new UsageError(`there is no bot ${among}`);
    const games = whole('games', flags.games, 300);
    const plan: TunePlan = {
      level: level as Tunable,
      knobs: knobs as KnobSet,
      others: among,
      tables: tablesOf(flags, 'tournament'),
      games,
      seed: flags.seed,
    };
    const folder = flags.out ?? join('data', 'tune', `${flags.rules}-${planId({ ...plan, games: 0 })}`);
    const { signal, done } = untilStopped();
    const progress = labProgress(`games of ${flags.rules}`, games);
    const records = await play(plan, {
      workers: workersOf(flags.workers, 1),
      folder,
      stop: signal,
      progress,
    });
    done();
    if (records.length < games) {
      console.error(`stopped after ${records.length} of ${games} games; the same command goes on`);
      return 130;
    }
    const tuned = tune(records, plan.level, plan.knobs, flags.rules);
    writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ plan, ...tuned }, null, 2)}\n`);
    if (flags.write) fileTuned(plan.level, flags.rules, tuned);
    console.log(textOf(tuned, records.length));
    return 0;
  },
});
