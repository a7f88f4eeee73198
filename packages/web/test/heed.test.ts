import type { Reason, Said } from '@ochre/bots';
import type { Answer, Offer } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { silent } from '../src/decisions/model/answers.ts';
import { type Heard, heeding, refusers, stillTrue, withoutRefused } from '../src/session/heed.ts';
import type { LoggedEvent, Session } from '../src/session/session.ts';
import { ME, seat } from './support/table.ts';

type Proposal = Extract<Answer<'trade'>, { do: 'offer' }>;

const { view } = seat();
const others = Object.keys(view.handSizes).filter((id) => id !== ME);
const [egypt, hatti] = others as [string, string];
view.handSizes = Object.fromEntries([ME, ...others].map((id) => [id, 6]));

const side = (...names: string[]) => ({ count: 3, names });
const offer = (id: string, gives: string[], wants: string[], to?: string): Offer => ({
  id,
  from: ME,
  gives: side(...gives),
  wants: side(...wants),
  ...(to !== undefined && { to }),
});
const proposal = (names: string[], wants: string[], to?: string): Proposal => ({
  do: 'offer',
  cards: [],
  names,
  wants: side(...wants),
  ...(to !== undefined && { to }),
});

/** What was said to offers of mine in this market. */
function heard(offers: Offer[], said: Partial<Said>[]): Heard {
  const { turn } = view.open;
  const log = offers.map(
    (made, seq): LoggedEvent => ({
      seq,
      turn,
      phase: 'trade',
      event: { type: 'offerMade', cite: '', open: { offer: made } },
    }),
  );
  return { view, log, said: said.map((one) => ({ turn, to: ME, ...one }) as Said) };
}

describe('what was refused', () => {
  const first = offer('a', ['fruit', 'clay'], ['oil'], egypt);
  const wants: Partial<Said> = { offer: 'a', by: egypt, says: 'wants', good: 'fruit', n: 2, gives: ['oil'] };

  it('is the same once more where it lacks what was asked for, and not where it has it or asks for something else', () => {
    const market = heard([first], [wants]);
    expect(refusers(market, proposal(['fruit', 'wine'], ['oil', 'papyri'], egypt))).toEqual([egypt]);
    expect(refusers(market, proposal(['fruit', 'fruit'], ['oil'], egypt))).toEqual([]);
    expect(refusers(market, proposal(['clay', 'wine'], ['papyri'], egypt))).toEqual([]);
    expect(refusers(market, proposal(['clay', 'wine'], ['oil'], hatti))).toEqual([]);
    expect(refusers(market, { do: 'done' })).toEqual([]);
  });

  it('goes by the reason', () => {
    const repeats = (said: Partial<Said>, next: Proposal): boolean =>
      refusers(heard([first], [{ offer: 'a', by: egypt, ...said }]), next).length > 0;
    expect(repeats({ says: 'noneToSpare', good: 'oil' }, proposal(['wine'], ['oil'], egypt))).toBe(true);
    expect(repeats({ says: 'noneToSpare', good: 'oil' }, proposal(['wine'], ['salt'], egypt))).toBe(false);
    expect(repeats({ says: 'collects', good: 'oil' }, proposal(['wine'], ['salt', 'oil'], egypt))).toBe(true);
    expect(repeats({ says: 'tooLittle' }, proposal(['clay'], ['oil', 'salt'], egypt))).toBe(true);
    expect(repeats({ says: 'tooLittle' }, proposal(['clay', 'wine'], ['oil'], egypt))).toBe(false);
    expect(repeats({ says: 'distrusts' }, { ...proposal(['clay'], ['oil'], egypt), clean: true })).toBe(true);
    expect(repeats({ says: 'distrusts' }, proposal(['clay'], ['oil'], egypt))).toBe(false);
  });

  it('is forgotten with the market it was said in', () => {
    const market = heard([first], [{ ...wants, turn: view.open.turn - 1 }]);
    expect(refusers(market, proposal(['clay'], ['oil'], egypt))).toEqual([]);
  });

  it('to all counts once everybody has refused it', () => {
    const all = offer('b', ['clay'], ['oil']);
    const said = others.map((by): Partial<Said> => ({ offer: 'b', by, says: 'tooLittle' }));
    const next = proposal(['clay'], ['oil']);
    expect(refusers(heard([all], said.slice(1)), next)).toEqual([]);
    expect(refusers(heard([all], said), next)).toEqual(others);
  });

  it('is thought about again without those who refused it', async () => {
    const market = heard([first], [wants]);
    const asked: Heard['view'][] = [];
    const think = async (now: Heard['view']) => {
      asked.push(now);
      return {
        answer: proposal(
          ['clay'],
          ['oil'],
          [egypt, hatti].find((id) => now.handSizes[id]! > 0),
        ),
      };
    };
    const { answer } = (await heeding(market, think, (thought) => thought.answer))!;
    expect(answer.to).toBe(hatti);
    expect(asked.map(({ handSizes }) => handSizes[egypt])).toEqual([6, 0]);
    // Who thinks of nothing else has nothing to say.
    const stubborn = async () => ({ answer: proposal(['clay'], ['oil'], egypt) });
    expect(await heeding(market, stubborn, (thought) => thought.answer)).toBeUndefined();
  });
});

describe('the hope that somebody has what nobody shows', () => {
  const hope = (...wants: string[]): Reason => ({ code: 'nobodyShows', params: { wants } });
  const why: Reason = { code: 'offer', params: { wants: ['oil', 'salt'], gives: ['clay'] } };
  const all = offer('b', ['clay'], ['oil', 'oil']);
  const said = others.map((by): Partial<Said> => ({ offer: 'b', by, says: 'noneToSpare', good: 'oil' }));

  it('ends once all have spoken of it', () => {
    const market = heard([all], said);
    expect(stillTrue(market, {}, [why, hope('oil', 'salt')])).toEqual([why, hope('salt')]);
    expect(stillTrue(market, {}, [why, hope('oil')])).toEqual([why]);
  });

  it('stays while one has not, and goes with the one who is asked', () => {
    const market = heard([all], said.slice(1));
    expect(stillTrue(market, {}, [why, hope('oil')])).toEqual([why, hope('oil')]);
    expect(stillTrue(market, { to: said[0]!.by! }, [hope('oil')])).toEqual([hope('oil')]);
    expect(stillTrue(market, { to: said[1]!.by! }, [hope('oil')])).toEqual([]);
    const before = said.map((one) => ({ ...one, turn: view.open.turn - 1 }));
    expect(stillTrue(heard([all], before), {}, [hope('oil')])).toEqual([hope('oil')]);
  });
});

describe('an offer of mine that all have refused', () => {
  const all = offer('b', ['clay'], ['oil']);
  const quiet = offer('q', ['wine'], ['salt'], hatti);
  const refusals = others.map((by): Partial<Said> => ({ offer: 'b', by, says: 'tooLittle' }));
  const market = (said: Partial<Said>[], replies: Offer[] = []): Heard => {
    const now = heard([all, quiet], said);
    const own = { ...view.own!, offers: [quiet, ...replies] };
    return { ...now, view: { ...view, own, open: { ...view.open, offers: [all] } } };
  };
  const standing = ({ open, own }: Heard['view']) => [...open.offers, ...own!.offers].map(({ id }) => id);

  it('stands in no other one’s way', async () => {
    expect(standing(withoutRefused(market(refusals)))).toEqual(['q']);
    let seen: string[] = [];
    await heeding(
      market(refusals),
      async (now) => {
        seen = standing(now);
        return undefined;
      },
      () => undefined,
    );
    expect(seen).toEqual(['q']);
  });

  it('waits as long as somebody may speak, or one has made a counter-offer', () => {
    expect(standing(withoutRefused(market(refusals.slice(1))))).toEqual(['b', 'q']);
    const reply = { ...offer('c', ['oil'], ['clay'], ME), from: hatti, replyTo: 'b' };
    expect(standing(withoutRefused(market(refusals, [reply])))).toEqual(['b', 'q', 'c']);
  });
});

it('who has neither spoken of an offer nor answered with one may still do so', () => {
  const all = offer('b', ['clay'], ['oil']);
  const { said, log } = heard([all], [{ offer: 'b', by: egypt, says: 'tooLittle' }]);
  const reply = { ...offer('c', ['oil'], ['clay'], ME), from: hatti, replyTo: 'b' };
  const session = {
    view: { value: { ...view, own: { ...view.own, offers: [reply] } } },
    said: { value: said },
    log: { value: log },
    seats: { value: Object.fromEntries([ME, ...others].map((id) => [id, { kind: 'bot' }])) },
  } as unknown as Session;
  expect(silent(session, all)).toEqual(others.filter((id) => id !== egypt && id !== hatti));
  expect(silent(session, { ...all, to: egypt })).toEqual([]);
});
