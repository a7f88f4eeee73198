import type { ReasonCode, ReasonParam } from '@ochre/bots';

/** What bots say for their answers, a sentence each: with what goes into it as words, and how many there are of the first. */
export type Sentences = {
  [C in ReasonCode]: (words: Readonly<Record<ReasonParam<C>, string>>, n: number) => string;
};
