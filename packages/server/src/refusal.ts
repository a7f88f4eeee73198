import type { Problem } from '@ochre/protocol';

/** A request that cannot be granted; nothing has changed. */
export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, code: string, text: string, more: Omit<Problem, 'code' | 'text'> = {}) {
    super(text);
    this.status = status;
    this.problem = { code, text, ...more };
  }
}

export const notFound = (): Refusal => new Refusal(404, 'noTable', 'There is no such table.');
export const notYours = (): Refusal =>
  new Refusal(401, 'token', 'This needs the token of a seat at the table.');
export const conflict = (code: string, text: string): Refusal => new Refusal(409, code, text);
