import type { GoalCode, Goals } from '@ochre/bots/goals';

/** What there is to work towards, a sentence each: ids come in as names. */
export type GoalSentences = { [C in GoalCode]: (words: Readonly<Goals[C]>) => string };
