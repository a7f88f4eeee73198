import { createGame, type Effect, type Ruleset } from '@ochre/engine';
import { CITE_KEYS, isNeeded } from '@ochre/engine/ruleset';
import { describe, expect, it } from 'vitest';
import { maps, rulesets } from './registered.ts';

type Part = 'numbers' | 'values' | 'variants' | 'cites';
type Row = Readonly<Record<string, unknown>>;

const without = (row: Row, key: string): never => {
  const { [key]: _, ...rest } = row;
  return rest as never;
};

/** Without the key, with nothing under it, with something else under it, and with one that nobody knows. */
function spoilt(row: Row, key: string): [spoilt: never, named: string][] {
  const rest: Row = without(row, key);
  return [
    [rest as never, key],
    [{ ...row, [key]: undefined } as never, key],
    [{ ...row, [key]: { some: 'thing' } } as never, key],
    [{ ...rest, [`${key}x`]: row[key] } as never, key],
    [{ ...row, [`${key}x`]: row[key] } as never, `${key}x`],
  ];
}

describe.each(rulesets)('the contract of $id', (rules) => {
  const refused = (changed: Partial<Ruleset>, ...named: string[]): void => {
    let said = 'nothing';
    try {
      createGame({ ...rules, ...changed }, maps[rules.map]!);
    } catch (error) {
      said = (error as Error).message;
    }
    for (const name of named) expect(said).toContain(name);
  };

  it('compiles as it is', () => {
    expect(createGame(rules, maps[rules.map]!).rules.ruleset).toBe(rules);
  });

  it.each<Part>(['numbers', 'values', 'variants', 'cites'])('has no member of its %s to spare', (part) => {
    for (const key of Object.keys(rules[part]))
      for (const [changed, named] of spoilt({ ...rules[part] }, key)) refused({ [part]: changed }, named);
  });

  it('names a rule for everything that it runs', () => {
    const needed = CITE_KEYS.filter((key) => isNeeded(rules, key));
    expect(needed.length).toBeGreaterThan(50);
    for (const key of needed) refused({ cites: { ...rules.cites, [key]: null } }, key);
  });

  describe.each(rules.calamities)('$id', (calamity) => {
    const refusedRow = (changed: Partial<typeof calamity>, ...named: string[]): void =>
      refused(
        { calamities: rules.calamities.map((c) => (c === calamity ? { ...c, ...changed } : c)) },
        calamity.id,
        ...named,
      );

    it.each(['with', 'cites'] as const)('has no member of its %s to spare', (part) => {
      for (const key of Object.keys(calamity[part]))
        for (const [changed, named] of spoilt(calamity[part], key)) refusedRow({ [part]: changed }, named);
      refusedRow({ [part]: { ...calamity[part], unheard: null } }, 'unheard');
    });

    it('has advances do something that its procedure knows', () => {
      for (const m of calamity.modifiers) {
        const put = (other: unknown, ...named: string[]): void =>
          refusedRow(
            { modifiers: calamity.modifiers.map((o) => (o === m ? (other as never) : o)) },
            ...named,
          );
        if (m.twist === undefined) {
          for (const key of ['add', 'most', 'half'] as const)
            if (key in m) put(without({ ...m }, key), m.has);
          continue;
        }
        put({ ...m, twist: `${m.twist}x` }, `${m.twist}x`);
        put(without({ ...m }, 'twist'), m.has);
        if (m.n === undefined) put({ ...m, n: 1 }, m.twist);
        else put(without({ ...m }, 'n'), m.twist);
      }
    });
  });

  it('has no member of its options to spare', () => {
    for (const [name, option] of Object.entries(rules.options))
      for (const key of ['cite', 'since', 'values', 'sentence'] as const) {
        const options = { ...rules.options, [name]: without({ ...option }, key) };
        refused({ options }, `option ${name}`, key);
      }
  });

  it('has no member of its abilities to spare', () => {
    for (const advance of rules.advances)
      for (const effect of advance.effects) {
        if (effect.effect !== 'ability') continue;
        const put = (other: Effect, ...named: string[]): void => {
          const effects = advance.effects.map((e) => (e === effect ? other : e));
          const advances = rules.advances.map((a) => (a === advance ? { ...a, effects } : a));
          refused({ advances }, ...named);
        };
        for (const part of ['with', 'cites'] as const) {
          for (const key of Object.keys(effect[part]))
            for (const [changed, named] of spoilt(effect[part], key))
              put({ ...effect, [part]: changed }, advance.id, named);
          put({ ...effect, [part]: { ...effect[part], unheard: null } }, advance.id, 'unheard');
        }
        put(without({ ...effect }, 'holdersToo'), advance.id, 'holdersToo');
        put(without({ ...effect }, 'when'), advance.id, 'when');
        put({ ...effect, when: `${effect.when}x` }, `${effect.when}x`);
        put({ ...effect, run: `${effect.run}x` }, `${effect.run}x`);
      }
  });
});
