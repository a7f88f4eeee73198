import { clone, type Json } from '@ochre/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, patch } from '../src/index.ts';

/** Small alphabets, so that values have much in common. */
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, 0, 1, 2, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'constructor', '0'), tie('value'), { maxKeys: 4 }),
  ),
}));

describe('the difference of two values', () => {
  it('turns one into the other, through the wire, and touches neither', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const [was, is] = [clone(before), clone(after)];
        const ops = JSON.parse(JSON.stringify(diff(before, after)));
        expect(patch(before, ops)).toEqual(after);
        expect([before, after]).toEqual([was, is]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is nothing between equal values', () => {
    fc.assert(fc.property(value, (v) => void expect(diff(v, clone(v))).toEqual([])));
  });

  it('shares what stays the same', () => {
    const before = { a: { x: [1, 2] }, b: { y: 1 } };
    const after = patch(before, diff(before, { a: { x: [1, 2] }, b: { y: 2 } }));
    expect(after.a).toBe(before.a);
  });

  it('is small where little changes', () => {
    const hand = ['ochre', 'hides', 'iron', 'salt'];
    expect(diff({ hand }, { hand: ['ochre', 'hides', 'papyrus', 'iron', 'salt'] })).toEqual([
      ['splice', ['hand'], 2, 0, ['papyrus']],
    ]);
    const offers = [{ id: 'a' }, { id: 'b' }];
    expect(diff({ offers }, { offers: [{ id: 'b' }] })).toEqual([['splice', ['offers'], 0, 1, []]]);
    expect(diff({ n: { egypt: { treasury: 3 } } }, { n: { egypt: { treasury: 5 } } })).toEqual([
      ['set', ['n', 'egypt', 'treasury'], 5],
    ]);
  });

  it('does not fit another value', () => {
    expect(() => patch({ a: 1 }, [['splice', ['a'], 0, 1, []]])).toThrow();
    expect(() => patch({}, [['set', ['a', 'b'], 1]])).toThrow();
  });
});
