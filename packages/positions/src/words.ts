import type { Decision, Json, LossAt, Option } from '@ochre/engine';
import { lossAsWord, lossFromWord, optionAsWord, optionFromWord } from '@ochre/engine/testing';

// Answers that a scenario may write as a word, and questions that offer them.

/** What is meant by an answer as it is written. */
export function answerFrom(decision: Decision, written: Json): Json {
  if (typeof written !== 'string') return written;
  if (decision.kind === 'conflictLoss') return lossFromWord(decision.ask, written);
  if (decision.kind === 'chooseOne') return optionFromWord(decision.ask, written);
  return written;
}

/** An answer as it would be written. */
export function wordOf(decision: Decision, answer: Json): Json {
  if (decision.kind === 'conflictLoss') return lossAsWord(decision.ask, answer as LossAt);
  if (decision.kind === 'chooseOne') return optionAsWord(answer as Option);
  return answer;
}

/** What the decision offers, or some of it, as it would be written. */
export function asWritten(decision: Decision, among: Json): Json {
  return Array.isArray(among) ? among.map((one) => wordOf(decision, one)) : among;
}

/** The question with what it offers as it would be written. */
export function askWritten(decision: Decision): { ask: Json } & Omit<Decision, 'ask'> {
  const ask = decision.ask as { among?: Json };
  if (ask.among === undefined) return decision;
  return { ...decision, ask: { ...ask, among: asWritten(decision, ask.among) } };
}
