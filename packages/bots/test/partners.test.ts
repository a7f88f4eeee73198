import { rulesetIds } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { type Market, marketOf } from './tables.ts';

// What a person offers, and what comes of it, wherever there is trade.

const levels = ['steady', 'strong'];
const all = rulesetIds().flatMap((rules) => levels.map((level) => [rules, level] as const));

const clean = { clean: true } as const;

describe.each(all)('in %s a %s bot', (rules, level) => {
  const { open, good, evil } = marketOf(rules);
  const [dear, fair, small] = [good(5), good(4), good(3)];
  const junk = [good(1), good(1, 1), good(2)];
  const says = (market: Market): string => market.answer(level).do;

  it('takes a gift, and gives for it what it misses least', () => {
    const answer = open([small, small, small, ...junk, junk[0]!])
      .bring([small, small, junk[2]!], [], clean)
      .answer(level);
    expect(answer.do).toBe('accept');
    expect(answer.cards).not.toContain(small);
  });

  it('refuses a robbery', () => {
    const hand = [small, small, small, small, ...junk];
    expect(says(open(hand).bring(junk, [small, small], clean))).not.toBe('accept');
    expect(says(open(hand).bring(junk, [small, small]))).not.toBe('accept');
  });

  it('takes a fair swap, and keeps to all of it', () => {
    const answer = open([dear, dear, dear, fair, fair, ...junk])
      .bring([dear, dear, junk[0]!], [fair, fair], clean)
      .answer(level);
    expect(answer.do).toBe('accept');
    expect(answer.names).toEqual([fair, fair]);
    expect(answer.cards!.filter((card) => card === fair)).toHaveLength(2);
    expect(answer.cards).not.toContain(dear);
  });

  it('smells a calamity where something is kept back', () => {
    const hand = [small, junk[0]!, junk[0]!, ...junk];
    const wants = [junk[0]!];
    expect(says(open(hand).bring([small, junk[1]!, junk[2]!], wants, clean))).toBe('accept');
    expect(says(open(hand).bring([small, junk[1]!, evil], wants, {}, 1))).not.toBe('accept');
  });

  it('takes the same deal one way round only', () => {
    const hand = [dear, dear, dear, small, small, ...junk];
    const [more, less] = [
      [dear, dear, junk[0]!],
      [small, small, junk[0]!],
    ];
    expect(says(open(hand).bring(more!, [small, small], clean))).toBe('accept');
    expect(says(open(hand).bring(less!, [dear, dear], clean))).not.toBe('accept');
  });

  it('offers something else than what it asks for, and cards enough', () => {
    const market = open([dear, dear, dear, fair, fair, small, ...junk]);
    const answer = market.answer(level);
    expect(answer.do).toBe('offer');
    expect(answer.cards!.length).toBeGreaterThanOrEqual(3);
    expect(answer.cards!.some((card) => answer.wants!.names.includes(card))).toBe(false);
  });
});

describe.each(levels)('a %s bot where the value of cards is told', (level) => {
  const { open, good, evil } = marketOf('classic');
  const [dear, fair] = [good(5), good(4)];
  const junk = [good(1), good(1, 1), good(2)];

  it('sees by it that there is a calamity', () => {
    const hand = [fair, fair, ...junk, junk[0]!];
    const told = (third: string) =>
      open(hand).bring([fair, junk[1]!, third], [junk[0]!], {}, 1).answer(level).do;
    expect(told(good(3))).toBe('accept');
    expect(told(evil)).not.toBe('accept');
  });

  it('does not believe names that do not add up', () => {
    const hand = [dear, dear, dear, fair, fair, ...junk];
    const market = open(hand).bring([dear, dear, dear], [fair, fair], clean);
    expect(market.answer(level).do).toBe('accept');
    const lies = open(hand).offer([junk[0]!, dear, dear], [fair, fair], {
      ...clean,
      gives: { count: 3, names: [junk[0]!, dear, dear], value: 4 },
    });
    expect(lies.answer(level).do).not.toBe('accept');
  });

  it('gives cards dear enough where a value is asked for', () => {
    const answer = open([dear, dear, dear, fair, ...junk])
      .bring([dear, dear, junk[0]!], [junk[0]!], {
        ...clean,
        wants: { count: 3, names: [junk[0]!], value: 7 },
      })
      .answer(level);
    expect(answer.do).toBe('accept');
    expect([...answer.cards!].sort()).toEqual([fair, junk[0]!, junk[2]!].sort());
  });
});

describe.each(levels)('a %s bot where treasury is part of deals', (level) => {
  const { open, good } = marketOf('dawn');
  const junk = [good(1), good(1, 1), good(2)];
  const hand = [good(4), ...junk, ...junk];

  it('takes it as a gift and gives none for nothing', () => {
    const gives = { count: 3, names: junk };
    const wants = { count: 3, names: [junk[0]!] };
    const rich = open(hand).offer(junk, [], { ...clean, gives: { ...gives, treasury: 12 }, wants });
    expect(rich.answer(level).do).toBe('accept');
    const greedy = open(hand).offer(junk, [], { ...clean, gives, wants: { ...wants, treasury: 3 } });
    expect(greedy.answer(level).do).not.toBe('accept');
  });
});
