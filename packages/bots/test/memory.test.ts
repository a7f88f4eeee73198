import { BARBARIANS, clone, type GameEvent, quick } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { findBrain, Recollections } from '../src/index.ts';
import { Market, sightOf, tableOf } from './tables.ts';

describe.each(['steady', 'strong'])('a %s bot remembers', (bot) => {
  const hand = ['fruit', 'clay', 'clay', 'ochre', 'flax', 'bone'];
  const swap = (market: Market) => market.offer(['fruit', 'salt'], ['clay', 'clay'], { clean: true });

  it('who passed it a calamity last turn, and asks for better terms', () => {
    expect(swap(new Market(hand)).answer(bot).do).toBe('accept');
    const fair = new Market(hand).dealt(['clay', 'clay', 'ochre'], ['salt', 'salt', 'fish'], 1);
    expect(swap(fair).answer(bot).do).toBe('accept');
    const foul = new Market(hand).dealt(['clay', 'clay', 'ochre'], ['salt', 'salt', 'epidemic'], 1, true);
    expect(swap(foul).answer(bot).do).not.toBe('accept');
  });

  it('who named a card that did not come, and believes less of what need not be true', () => {
    const coppers = ['copper', 'copper', 'fruit', 'fruit', 'ochre', 'clay', 'iron'];
    const third = (market: Market) =>
      market.offer(['ochre', 'clay', 'copper'], ['fruit'], { clean: true }).answer(bot).do;
    const gave = ['ochre', 'clay', 'iron'];
    const told = ['ochre', 'clay', 'copper'];
    expect(third(new Market(coppers).dealt(gave, told, 1, true, told))).toBe('accept');
    expect(third(new Market(coppers).dealt(gave, ['ochre', 'clay', 'iron'], 1, true, told))).not.toBe(
      'accept',
    );
  });

  it('but a good offer is a good offer', () => {
    const wines = ['wine', 'wine', 'wine', 'textiles', 'textiles', 'ochre', 'clay'];
    const market = new Market(wines).dealt(['clay', 'clay', 'ochre'], ['salt', 'salt', 'epidemic'], 1);
    market.offer(['wine', 'wine'], ['clay', 'ochre'], { clean: true });
    expect(market.answer(bot).do).toBe('accept');
  });

  it('to whom it gave what it looks for now, and asks there', () => {
    const wines = ['wine', 'wine', 'wine', 'fruit', 'fruit', 'copper', 'resin', 'clay'];
    const open = new Market(wines).answer(bot);
    expect(open).toMatchObject({ do: 'offer' });
    expect(open.to).toBeUndefined();
    const market = new Market(wines).dealt(['wine', 'wine', 'clay'], ['fruit', 'fruit', 'ochre'], 0);
    expect(market.answer(bot)).toMatchObject({
      do: 'offer',
      to: market.other,
      wants: { names: ['wine', 'wine'] },
    });
  });

  it('no holdings of an earlier turn: hands were turned in since', () => {
    const wines = ['wine', 'wine', 'wine', 'fruit', 'fruit', 'copper', 'resin', 'clay'];
    const market = new Market(wines).dealt(['wine', 'wine', 'clay'], ['fruit', 'fruit', 'ochre'], 1);
    expect(market.answer(bot).to).toBeUndefined();
  });
});

describe('what a seat recalls', () => {
  it('is nothing of what was before the game went back', () => {
    const opened = { type: 'tradeOpened', cite: 'MC 7', turn: 3, open: {} } as GameEvent;
    const back = {
      type: 'takenBack',
      cite: 'MC 7',
      turn: 3,
      open: { nation: 'egypt', turn: 2 },
    } as GameEvent;
    const kept = new Recollections(tableOf('mega', 5, 'steady', 'back', 1).game);
    kept.hear([opened]);
    expect(kept.of(3, 'egypt')).toEqual([opened]);
    kept.hear([back]);
    expect(kept.of(2, 'egypt')).toEqual([back]);
    kept.hear([{ ...opened, turn: 2 }]);
    expect(kept.of(2, 'egypt')).toEqual([back, { ...opened, turn: 2 }]);
  });

  it('is what it was told since the beginning of the turn before this one, however it is kept', () => {
    const seen: { turn: number; events: GameEvent[] }[] = [];
    const table = tableOf('mega', 5, 'steady', 'recall', 8, {
      after: (state, events) => seen.push({ turn: state.open.turn, events: clone(events) }),
    });
    const kept = new Recollections(table.game);
    let at = 0;
    let secrets = 0;
    while (!table.over) {
      const { turn } = table.state.open;
      for (; at < seen.length; at++) kept.hear(seen[at]!.events);
      if (table.actions % 40 === 0)
        for (const who of Object.keys(table.state.open.nations)) {
          const recall = kept.of(turn, who);
          const all = seen.flatMap(({ events }) => table.game.events(events, who));
          expect(recall).toEqual(all.filter((e) => e.turn! >= turn - 1));
          for (const { only, own } of recall) {
            if (only) expect(only).toContain(who);
            secrets += Object.keys(own ?? {}).length;
            expect(Object.keys(own ?? {}).filter((id) => id !== who)).toEqual([]);
          }
        }
      table.step();
    }
    expect(kept.past.length).toBeLessThan(seen.length);
    expect(secrets).toBeGreaterThan(10);
  });

  it('gives the same answer read at once or bit by bit, and whatever others keep to themselves', () => {
    const seen: GameEvent[] = [];
    const table = tableOf('mega', 5, 'steady', 'bits', 9, {
      after: (_, events) => seen.push(...clone(events)),
    });
    const kept = new Recollections(table.game);
    let at = 0;
    let compared = 0;
    while (!table.over) {
      const { turn } = table.state.open;
      kept.hear(seen.slice(at));
      at = seen.length;
      const decision = table.game.due(table.state).find((d) => d.kind === 'trade' && !d.optional);
      if (decision && turn > 5) {
        const { owner } = decision;
        const bits = kept.of(turn, owner);
        // Others' shares of every event told otherwise: nothing of it may come through.
        const lies = seen.map(
          (e): GameEvent =>
            ({
              ...e,
              own: { ...lied(e, owner), ...(e.own?.[owner] && { [owner]: e.own[owner] }) },
            }) as GameEvent,
        );
        const whole = new Recollections(table.game, [lies]).of(turn, owner);
        for (const level of ['steady', 'strong']) {
          const ask = (recall: typeof bits) =>
            findBrain(level)!.choose(sightOf(table.game, table.state, decision), decision, quick(3), recall);
          expect(ask(whole)).toEqual(ask(bits));
          compared++;
        }
      }
      table.step();
    }
    expect(compared).toBeGreaterThan(40);
  });
});

function lied({ own }: GameEvent, viewer: string): NonNullable<GameEvent['own']> {
  const others = Object.keys(own ?? {}).filter((id) => id !== viewer);
  return Object.fromEntries([...others, BARBARIANS].map((id) => [id, { gave: ['gold'], got: ['epidemic'] }]));
}
