import { recordWords } from '../i18n/record.ts';
import type { NotOpened } from '../session/messages.ts';

/** Why a text was not opened, in a sentence. */
export function whyNot(not: NotOpened): string {
  const say = recordWords.value;
  if (not.why !== 'notation') return say.refused[not.why];
  const { line, problem } = not;
  switch (problem.code) {
    case 'expected':
      if (problem.expected === 'seed' || problem.expected === 'config')
        return say.missing(say.expectations[problem.expected]);
      return say.line(line, say.expected(say.expectations[problem.expected], problem.found));
    case 'notAsked':
      return say.line(line, say.notAsked(problem.who));
    case 'refused':
      return say.line(line, say.rulesRefuse);
    case 'otherTurn':
      return say.line(line, say.otherTurn(problem.turn));
    default:
      return say.line(line, say[problem.code]);
  }
}
