import { canonical, clone, type Json, type View } from '@ochre/engine';
import { patch, type ServerMessage } from '@ochre/protocol';
import { anyAction, moments, scrambled } from '@ochre/testkit/random';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import type { Step } from '../src/play/journal.ts';
import { SPECTATOR, Streams, viewerOf } from '../src/play/streams.ts';

const game = gameFor('mega');

/** What a seat hears of a change from one state to another: without the name of the stream, which is random. */
function heard(before: never, after: never, seat: number, step: Step): string[] {
  const texts: string[] = [];
  const streams = new Streams(game, before);
  streams.join(before, seat, { send: (text) => texts.push(text) }, []);
  streams.update(after, step);
  return texts.map((text) => text.replace(/"stream":"\w+"/, ''));
}

it('what a seat hears does not depend by a single byte on what others hide', () => {
  fc.assert(
    fc.property(moments('mega'), fc.integer({ min: 0, max: 5 }), (moment, pick) => {
      const { state, rng } = moment();
      const seat = Math.min(pick, state.config.players);
      const viewer = viewerOf(state, seat);
      const before = clone(state);
      const action = anyAction(state, rng);
      const applied = action && game.advance(state, action);
      const step: Step = {
        turn: 1,
        phase: 'x',
        events: [...game.events(applied?.ok ? applied.events : [], viewer)],
      };
      const eyes = seat === SPECTATOR ? [] : [viewer];
      const truth = heard(before as never, state as never, seat, step);
      const other = heard(
        scrambled(before, eyes, rng) as never,
        scrambled(state, eyes, rng) as never,
        seat,
        step,
      );
      expect(other).toEqual(truth);
    }),
    { numRuns: 40 },
  );
});

it('deltas add up to the view, and changes nobody may see are not told', () => {
  fc.assert(
    fc.property(moments('mega'), (moment) => {
      const { state, rng } = moment();
      const views = new Map<number, View>();
      const counts = new Map<number, number>();
      const streams = new Streams(game, state);
      for (let seat = 0; seat <= 3; seat++)
        streams.join(
          state,
          seat,
          {
            send(text) {
              const message = JSON.parse(text) as ServerMessage;
              if (message.t === 'snapshot') views.set(seat, message.view);
              if (message.t === 'delta') views.set(seat, patch(views.get(seat)!, message.ops));
              counts.set(seat, (counts.get(seat) ?? 0) + 1);
            },
          },
          [],
        );
      for (let i = 0; i < 15; i++) {
        const action = anyAction(state, rng);
        const done = action && game.advance(state, action);
        if (!done?.ok) break;
        streams.update(state, { turn: 1, phase: 'x', events: done.events });
        for (const [seat, view] of views)
          expect(canonical(view)).toBe(canonical(game.view(state, viewerOf(state, seat)) as unknown as Json));
      }
      const told = [...counts.values()];
      streams.update(state, {
        turn: 1,
        phase: 'x',
        events: [{ type: 'tradeClosed', cite: 'MC 1', open: {}, only: ['nobody'] }],
      });
      expect([...counts.values()]).toEqual(told);
    }),
    { numRuns: 25 },
  );
});

it('open hands are those of all others, as they are, for those who play alone; closed, they are nowhere', () => {
  fc.assert(
    fc.property(moments('mega'), (moment) => {
      const { state, rng } = moment();
      const views = new Map<number, View>();
      const texts = new Map<number, string[]>();
      const streams = new Streams(game, state);
      for (let seat = 0; seat <= 2; seat++) {
        texts.set(seat, []);
        const send = (text: string): void => {
          texts.get(seat)!.push(text);
          const message = JSON.parse(text) as ServerMessage;
          if (message.t === 'snapshot') views.set(seat, message.view);
          if (message.t === 'delta') views.set(seat, patch(views.get(seat)!, message.ops));
        };
        streams.join(state, seat, { send }, []);
      }
      const compare = (): void => {
        for (const [seat, view] of views) {
          const viewer = viewerOf(state, seat);
          const others = Object.keys(state.open.nations).filter((nation) => nation !== viewer);
          const hands = Object.fromEntries(others.map((nation) => [nation, state.own[nation]!.hand]));
          const shown = streams.handsOpen && seat !== SPECTATOR ? { hands } : {};
          const seen = { ...game.view(state, viewer), ...shown };
          expect(canonical(view)).toBe(canonical(seen as unknown as Json));
        }
      };
      for (let i = 0; i < 12; i++) {
        const action = anyAction(state, rng);
        const done = action && game.advance(state, action);
        if (!done?.ok) break;
        streams.handsOpen = i % 4 > 1;
        streams.update(state, { turn: 1, phase: 'x', events: done.events });
        compare();
      }
      expect(texts.get(SPECTATOR)!.join()).not.toContain('"hands"');
      streams.handsOpen = false;
      streams.update(state);
      compare();
    }),
    { numRuns: 25 },
  );
});
