import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../command.ts';
import type { LabRecord } from './game.ts';
import { type Plan, planId } from './plan.ts';

export interface Head<P> {
  plan: P;
  code: string;
}

/** The games of a run in a file, a line each, so that whatever ends the run, what was played is kept. */
export class Journal<R extends { index: number } = LabRecord, P extends object = Plan> {
  readonly records = new Map<number, R>();
  private readonly file: string;

  private constructor(file: string) {
    this.file = file;
  }

  /** Begins a file, or goes on with one of the same plan and the same code. */
  static open<R extends { index: number } = LabRecord, P extends object = Plan>(
    file: string,
    head: Head<P>,
    goOn: boolean,
  ): Journal<R, P> {
    const journal = new Journal<R, P>(file);
    if (goOn && existsSync(file)) journal.read(head);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(head)}\n`);
    }
    return journal;
  }

  /** A game is told once, however often it was played. */
  add(record: R): boolean {
    if (this.records.has(record.index)) return false;
    this.records.set(record.index, record);
    appendFileSync(this.file, `${JSON.stringify(record)}\n`);
    return true;
  }

  /** In the order of the plan, whoever was quicker. */
  all(): R[] {
    return [...this.records.values()].sort((a, b) => a.index - b.index);
  }

  private read(head: Head<P>): void {
    const text = readFileSync(this.file, 'utf8');
    const whole = text.lastIndexOf('\n') + 1;
    // A line that was being written when the run was killed.
    if (whole < text.length) truncateSync(this.file, Buffer.byteLength(text.slice(0, whole)));
    const [first, ...lines] = text.slice(0, whole).split('\n');
    if (!first) {
      writeFileSync(this.file, `${JSON.stringify(head)}\n`);
      return;
    }
    const { plan, code } = this.parse(first) as Head<P>;
    if (plan === undefined || planId(plan) !== planId(head.plan))
      throw new UsageError(`${this.file} holds games of another run: name another folder, or --fresh`);
    if (code !== head.code)
      throw new UsageError(
        `${this.file} holds games played by other code (${code}, now ${head.code}): --fresh begins anew`,
      );
    for (const line of lines) {
      if (line === '') continue;
      const record = this.parse(line) as R;
      this.records.set(record.index, record);
    }
  }

  private parse(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch {
      throw new UsageError(`${this.file} is no file of the laboratory: name another folder, or --fresh`);
    }
  }
}
