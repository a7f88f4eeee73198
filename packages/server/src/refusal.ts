import { refusals } from '@ochre/languages/en/refusals.ts';
import type { Problem } from '@ochre/protocol';

/** What is said of a code unless it is said more precisely. */
type Said = keyof typeof refusals extends infer K
  ? K extends `${infer Code}.${string}`
    ? Code
    : K & string
  : never;

const saidOf = (code: Said, status: number): string => {
  const said: Readonly<Record<string, string>> = refusals;
  return said[`${code}.${status}`] ?? said[code]!;
};

/** A request that cannot be granted; nothing has changed. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, code: Said);
  constructor(status: number, code: string, text: string, more?: Omit<Problem, 'code' | 'text'>);
  constructor(status: number, code: string, text = saidOf(code as Said, status), more = {}) {
    super(text);
    this.status = status;
    this.problem = { code, text, ...more };
  }
}

export const notFound = (): Refusal => new Refusal(404, 'noTable');
export const notYours = (): Refusal => new Refusal(401, 'token');

/** The table stands otherwise than was thought. */
export function conflict(code: Said): Refusal;
export function conflict(code: string, text: string): Refusal;
export function conflict(code: string, text = saidOf(code as Said, 409)): Refusal {
  return new Refusal(409, code, text);
}
