import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { GameRecord } from '../record.ts';
import type { Deal } from '../retell.ts';
import { type Expectation, NotationError, parsed } from './reader.ts';

/** Parts of the seed were asked for, and nobody promised one. */
const NONE = 'none';

/** The first line: which notation it is. */
export const FIRST = 'Ochre notation 1';

/** What is plain in a line stays plain. */
const plain = (text: string): string =>
  /^[^"\s\p{C}](?:[^\p{C}]*[^\s\p{C}])?$/u.test(text) ? text : JSON.stringify(text);
const read = (text: string): unknown => (text.startsWith('"') ? parsed(text) : text);

const moment = (at: number): string => (at < 8.64e15 ? new Date(at).toISOString() : String(at));

export function writeHead(deal: Deal, seal: string): string[] {
  return [
    FIRST,
    `Title: ${plain(deal.title)}`,
    `Table: ${plain(deal.table)}`,
    `Engine: ${plain(deal.engine)}`,
    `Rules: ${deal.rules}`,
    `Config: ${JSON.stringify(deal.config)}`,
    ...deal.seats.map((seat) => `Seat: ${JSON.stringify(seat)}`),
    `Seed: ${plain(deal.seed)}`,
    ...(deal.parts?.map((part) => `Part: ${JSON.stringify(part)}`) ?? []),
    ...(deal.parts?.length === 0 ? [`Part: ${NONE}`] : []),
    `Dealt: ${moment(deal.at)}`,
    `Seal: ${seal}`,
  ];
}

const { table, title, engine, rules, config, seats, seed, parts, seal } = GameRecord.properties;

type Label = 'title' | 'table' | 'engine' | 'rules' | 'config' | 'seat' | 'seed' | 'part' | 'dealt' | 'seal';
const LABEL = /^(title|table|engine|rules|config|seat|seed|part|dealt|seal):\s*(.*)$/i;

const DEALT = (text: string): number | undefined => {
  const at = /^\d{1,16}$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isInteger(at) && at >= 0 ? at : undefined;
};

/** What the lines of a head say, each looked at as anything that a file says. */
export class Head {
  readonly #told = new Map<Label, unknown>();
  readonly #seats: unknown[] = [];
  #parts: unknown[] | undefined;
  #line = 1;

  /** False where it is no line of a head. */
  take(text: string, line: number): boolean {
    const found = text.match(LABEL);
    if (!found) return false;
    this.#line = line;
    const label = found[1]!.toLowerCase() as Label;
    const value = found[2]!.trim();
    if (label === 'seat') this.#seats.push(parsed(value) ?? this.#fail('json', value));
    else if (label === 'part') {
      this.#parts ??= [];
      if (value !== NONE) this.#parts.push(parsed(value) ?? this.#fail('json', value));
    } else if (label === 'config') this.#keep(label, config, parsed(value), 'json', value);
    else if (label === 'rules') this.#keep(label, rules, Number(value), 'number', value);
    else if (label === 'dealt') this.#told.set(label, DEALT(value) ?? this.#fail('time', value));
    else this.#keep(label, { table, title, engine, seed, seal }[label], read(value), 'label', value);
    return true;
  }

  /** All of it; what need not be said may be left out. */
  deal(): { deal: Deal; seal: string | undefined } {
    const told = <T>(label: Label, otherwise: T): T => (this.#told.get(label) as T | undefined) ?? otherwise;
    const config = told<Deal['config'] | undefined>('config', undefined) ?? this.#fail('config', '');
    const seed = told<string | undefined>('seed', undefined) ?? this.#fail('seed', '');
    if (!Value.Check(seats, this.#seats)) this.#fail('label', 'Seat');
    if (this.#parts && !Value.Check(parts, this.#parts)) this.#fail('label', 'Part');
    const deal: Deal = {
      table: told('table', 'notation'),
      title: told('title', ''),
      engine: told('engine', ''),
      rules: told('rules', 1),
      config,
      seats: this.#seats as Deal['seats'],
      seed,
      ...(this.#parts && { parts: this.#parts as NonNullable<Deal['parts']> }),
      at: told('dealt', 0),
    };
    return { deal, seal: told('seal', undefined) };
  }

  #keep(label: Label, schema: TSchema, value: unknown, expected: Expectation, found: string): void {
    if (!Value.Check(schema, value)) this.#fail(expected, found);
    this.#told.set(label, value);
  }

  #fail(expected: Expectation, found: string): never {
    throw new NotationError(this.#line, { code: 'expected', expected, found: found.slice(0, 40) });
  }
}
