import type { Reason, Rules, Violation } from '@ochre/engine';
import type { Problem } from '@ochre/protocol';
import { violations } from '../en/violations/index.ts';
import { sayReason } from './catalogue.ts';
import { namesOf } from './names.ts';

/** Why something was refused, in English: what the API and the command line say. */
export const inEnglish = (rules: Rules, reason: Reason): string =>
  sayReason(violations, namesOf(rules), reason) ?? reason.code;

/** What the API says of it. */
export const problemOf = (rules: Rules, violation: Violation): Problem => ({
  code: violation.code,
  params: violation.params as Problem['params'],
  cite: violation.cite,
  text: inEnglish(rules, violation),
});
