import type { GoalCode, Goals, LackOf, Lacks } from '@ochre/bots/goals';

/** What there is to work towards, a sentence each: ids come in as names. */
export type GoalSentences = { [C in GoalCode]: (words: Readonly<Goals[C]>) => string };

/** What is missing for a step on the track, in words. */
export type LackWords = { [C in keyof Lacks]: (lack: Lacks[C]) => string };

/** All that is missing for a step, what the goal is about first. */
export const lackings = <C extends keyof Lacks>(
  say: LackWords,
  code: C,
  gate: Lacks[C] & { also: readonly LackOf[] },
): string[] => [say[code](gate), ...gate.also.map((lack) => (say[lack.code] as (l: LackOf) => string)(lack))];
