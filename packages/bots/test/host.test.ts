import {
  type Action,
  type Answer,
  type Decision,
  type DecisionOf,
  type GameState,
  type Json,
  type Kind,
  quick,
} from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { findBrain, Host, legalAnswer, type Next, questionOf, RULES, type Think } from '../src/index.ts';
import { reasonAgainst } from '../src/talk.ts';

const game = gameFor('mega');
const everybody = (): boolean => true;

/** A Short Game, everyone answering cautiously, stopped where trading begins. */
function trading(): { state: GameState; traders: string[] } {
  const nations = ['minoa', 'assyria', 'hatti', 'hellas', 'egypt'];
  const options = { short: true };
  const { state } = game.start(
    { ruleset: 'mega', map: 'world', players: 5, side: 'west', nations, options },
    4,
  );
  while (!Object.values(state.pending).some((d) => d.kind === 'trade')) {
    const d = game.due(state).find((due) => !due.optional)!;
    const answer = game.rules.spec(d.kind).fallback(game.sight(game.view(state, d.owner)), d as never);
    game.advance(state, { by: d.owner, decision: d.id, kind: d.kind, answer } as Action);
  }
  return { state, traders: Object.values(state.pending).map((d) => d.owner) };
}

function carryOut(state: GameState, action: Action): void {
  const done = game.advance(state, action);
  if (!done.ok) throw new Error(done.violation.code);
}

function act(state: GameState, by: string, answer: object): void {
  const { id, kind } = Object.values(state.pending).find((d) => d.owner === by)!;
  carryOut(state, { by, decision: id, kind, answer } as Action);
}

const thinkAs =
  (level: string, state: GameState) =>
  <K extends Kind>(decision: DecisionOf<K>): Answer<K> =>
    findBrain(level)!.choose(game.sight(game.view(state, decision.owner)), decision, quick(1));

/** One who is asked nothing but what to do in the market. */
const trader = (trade: (decision: Decision) => Answer<'trade'>): Think => trade as Think;

/** Puts an offer on the board and takes it back, for ever. */
const restless =
  (state: GameState) =>
  ({ owner }: Pick<Decision, 'owner'>): Answer<'trade'> => {
    const mine = state.open.offers.find(({ from }) => from === owner);
    if (mine) return { do: 'withdraw', offer: mine.id };
    const cards = state.own[owner]!.hand.slice(0, 3);
    return { do: 'offer', cards, names: cards.slice(0, 2), wants: { count: 3, names: [] } };
  };

const goods = (state: GameState, who: string, ...hand: string[]): void => {
  state.own[who]!.hand = hand;
};

/** What the bots of a table do in a market that no person takes part in, up to its end. */
function market(state: GameState, isBot: (owner: string) => boolean): Action[] {
  const host = new Host(game);
  const done: Action[] = [];
  while (Object.values(state.pending).some((d) => d.kind === 'trade')) {
    const action = host.act(state, isBot, trader(restless(state)));
    if (!action) break;
    carryOut(state, action);
    done.push(action);
  }
  return done;
}

const answered = (action: Action): string =>
  'answer' in action ? (action.answer as { do: string }).do : action.control;

describe('bots at a table', () => {
  it('are asked one after the other, round and round, while they are waited for', () => {
    const { state, traders } = trading();
    const host = new Host(game);
    const asked: string[] = [];
    for (let i = 0; i < 2 * traders.length; i++) {
      const next = host.next(state, everybody)!;
      expect(host.next(state, everybody)).toEqual(next);
      host.begin(state, next);
      asked.push(next.do === 'closeTrade' ? '' : next.decision.owner);
    }
    expect(asked).toEqual([...traders, ...traders]);
    const skip = new Set([...Object.values(state.pending)].slice(1).map(({ id }) => id));
    expect(host.next(state, everybody, skip)).toMatchObject({ decision: { owner: traders[0] } });
    expect(host.next(state, () => false)).toBeUndefined();
  });

  it('have twelve actions each in a market, one with another; then it ends', () => {
    const { state, traders } = trading();
    for (const who of traders) goods(state, who, 'clay', 'ochre', 'hides', 'iron');
    const done = market(state, everybody);
    expect(done.map(answered)).toEqual([
      ...Array(60).fill(expect.stringMatching(/offer|withdraw/)),
      'closeTrade',
    ]);
    expect(Object.values(state.pending).some((d) => d.kind === 'trade')).toBe(false);
  });

  it('are done then where people trade, who go on as long as they like', () => {
    const { state, traders } = trading();
    const [person, ...bots] = traders as [string, ...string[]];
    for (const who of traders) goods(state, who, 'clay', 'ochre', 'hides', 'iron');
    // What people do is not counted.
    for (let i = 0; i < 30; i++) act(state, person, restless(state)({ owner: person }));
    const done = market(state, (owner) => owner !== person);
    expect(done.filter((a) => answered(a) !== 'done')).toHaveLength(12 * bots.length);
    expect(done.slice(12 * bots.length).map(answered)).toEqual(bots.map(() => 'done'));
    const waited = game.due(state).filter((d) => !d.optional);
    expect(waited.map(({ owner }) => owner)).toEqual([person]);
  });

  it('come to an end, whatever they like to do', () => {
    for (const level of ['easy', 'sample']) {
      const { state } = trading();
      const host = new Host(game);
      const rng = quick(3);
      const think: Think = (d) => findBrain(level)!.choose(game.sight(game.view(state, d.owner)), d, rng);
      let steps = 0;
      while (Object.values(state.pending).some((d) => d.kind === 'trade')) {
        carryOut(state, host.act(state, everybody, think)!);
        expect(++steps).toBeLessThan(80);
      }
    }
  });
});

describe('an offer of a person', () => {
  const offer = (more: object = {}): object => ({
    do: 'offer',
    cards: ['iron', 'iron', 'iron'],
    names: ['iron', 'iron', 'iron'],
    clean: true,
    wants: { count: 3, names: ['ochre'] },
    ...more,
  });

  it('is answered first by those who would take it', () => {
    const { state, traders } = trading();
    const [person, first, second] = traders as [string, string, string];
    for (const who of traders) goods(state, who, 'clay', 'ochre', 'ochre', 'clay', 'papyri');
    goods(state, second, 'iron', 'iron', 'papyri', 'ochre', 'ochre');
    goods(state, person, 'iron', 'iron', 'iron', 'papyri');
    const isBot = (owner: string): boolean => owner !== person;
    const host = new Host(game);
    expect(host.next(state, isBot)).toMatchObject({ do: 'answer', decision: { owner: first } });
    act(state, person, offer({ to: second }));
    expect(host.act(state, isBot, thinkAs('steady', state))).toMatchObject({
      by: second,
      answer: { do: 'accept' },
    });
  });

  it('brings back a bot that had finished, even after its market', () => {
    const { state, traders } = trading();
    const [person, bot] = traders as [string, string];
    for (const who of traders) goods(state, who, 'clay', 'ochre', 'hides', 'papyri');
    const isBot = (owner: string): boolean => owner !== person;
    const host = new Host(game);
    for (
      let action = host.act(state, isBot, trader(restless(state)));
      action;
      action = host.act(state, isBot, trader(restless(state)))
    )
      carryOut(state, action);
    state.open.offers = [];
    for (const who of traders) state.own[who]!.committed = {};
    goods(state, person, 'iron', 'iron', 'iron', 'hides');
    goods(state, bot, 'iron', 'iron', 'hides', 'ochre', 'ochre');
    const think = thinkAs('easy', state);
    expect(host.act(state, isBot, think)).toBeUndefined();
    act(state, person, { ...offer(), names: ['iron', 'iron'], wants: { count: 3, names: [] } });
    const answers: Json[] = [];
    for (
      let action = host.act(state, isBot, think);
      action && 'answer' in action;
      action = host.act(state, isBot, think)
    ) {
      expect(action.by).toBe(bot);
      answers.push(action.answer);
      carryOut(state, action);
    }
    expect(answers).toEqual([{ do: 'resume' }, expect.objectContaining({ do: 'accept' }), { do: 'done' }]);
    expect(state.own[bot]!.hand.filter((c) => c === 'iron')).toHaveLength(5);
  });

  it('is looked at once; offers of other bots bring nobody back', () => {
    const { state, traders } = trading();
    const [person, bot, other] = traders as [string, string, string];
    goods(state, person, 'clay', 'ochre', 'hides');
    goods(state, other, 'iron', 'iron', 'iron', 'hides');
    goods(state, bot, 'iron', 'iron', 'hides', 'ochre', 'ochre');
    for (const who of traders) if (who !== person && who !== other) act(state, who, { do: 'done' });
    act(state, other, { ...offer(), names: ['iron', 'iron'], wants: { count: 3, names: [] } });
    act(state, other, { do: 'done' });
    const host = new Host(game);
    const isBot = (owner: string): boolean => owner !== person;
    expect(host.next(state, isBot)).toBeUndefined();
    act(state, person, { ...offer(), cards: ['clay', 'ochre', 'hides'], names: ['clay', 'ochre'] });
    let looks = 0;
    const think = trader(() => {
      looks++;
      return { do: 'done' };
    });
    for (let i = 0; i < 3; i++) expect(host.act(state, isBot, think)).toBeUndefined();
    expect(looks).toBe(traders.length - 1);
  });
});

describe('what a bot says to an offer it does not take', () => {
  /** Everybody looks once, and nobody takes it; what was said. */
  function answers(state: GameState, host: Host, person: string, would: Answer<'trade'> = { do: 'done' }) {
    const isBot = (owner: string): boolean => owner !== person;
    const said = [];
    for (let next = host.next(state, isBot); next?.do === 'look'; next = host.next(state, isBot)) {
      host.begin(state, next);
      said.push(...host.looked(state, next, would, isBot));
    }
    return said;
  }

  const asking = (...names: string[]): object => ({
    do: 'offer',
    cards: ['iron', 'iron', 'wax'],
    names: ['iron', 'iron'],
    wants: { count: 3, names },
  });

  it('comes once from everyone, and names what was asked for and is not there', () => {
    const { state, traders } = trading();
    const [person, bot, ...others] = traders as [string, string];
    goods(state, person, 'iron', 'iron', 'wax', 'wax', 'iron');
    for (const who of [bot, ...others]) goods(state, who, 'salt', 'hides', 'papyri');
    const host = new Host(game);
    act(state, person, asking('oil'));
    const said = answers(state, host, person);
    expect(said.map(({ by }) => by).sort()).toEqual([bot, ...others].sort());
    expect(said[0]).toEqual({
      turn: state.open.turn,
      offer: `${person}.1`,
      to: person,
      by: said[0]!.by,
      says: 'noneToSpare',
      good: 'oil',
    });
    expect(answers(state, host, person)).toEqual([]);
    // A second offer is spoken of, the first not again.
    act(state, person, asking('salt'));
    expect(answers(state, host, person).every(({ offer }) => offer === `${person}.2`)).toBe(true);
  });

  it('tells what it collects, or seeks on the board, and never more than that', () => {
    const { state, traders } = trading();
    const [person, bot, other] = traders as [string, string, string];
    goods(state, person, 'iron', 'iron', 'wax');
    goods(state, bot, 'salt', 'salt', 'hides', 'papyri', 'oil');
    const view = () => game.sight(game.view(state, bot));
    act(state, person, asking('hides'));
    const [offer] = state.open.offers as [(typeof state.open.offers)[0]];
    expect(reasonAgainst(view(), offer, 2)).toEqual({ says: 'tooLittle' });
    const seeking = (names: string[], to?: string): object => ({
      do: 'offer',
      cards: ['papyri', 'oil', 'hides'],
      names: ['papyri', 'oil'],
      wants: { count: 3, names },
      ...(to !== undefined && { to }),
    });
    // What it seeks of somebody else alone the maker of the offer cannot know.
    goods(state, other, 'salt', 'salt', 'salt');
    act(state, bot, seeking(['resin'], other));
    expect(reasonAgainst(view(), offer, 2)).toEqual({ says: 'tooLittle' });
    act(state, bot, seeking(['iron', 'salt']));
    // Papyri it would give for iron and salt; this offer shows no salt.
    expect(reasonAgainst(view(), offer, 2)).toEqual({ says: 'wants', good: 'salt', n: 1 });
    const papyri = { ...offer, wants: { count: 3, names: ['papyri'] } };
    expect(reasonAgainst(view(), papyri, 2)).toEqual({
      says: 'wants',
      good: 'salt',
      n: 1,
      gives: ['papyri'],
    });
    // It holds two of them, and collects them.
    const salt = { ...offer, wants: { count: 3, names: ['salt'] } };
    expect(reasonAgainst(view(), salt, 2)).toEqual({ says: 'collects', good: 'salt' });
    // What it offers itself it does not deny, were it asked for more of it than it holds.
    const oil = { ...offer, wants: { count: 3, names: ['oil', 'oil'] } };
    expect(reasonAgainst(view(), oil, 2)).toEqual({ says: 'noneToSpare', good: 'oil', n: 1 });
  });

  it('fits what it offers: goods given in one offer and wanted in another are spoken of with their price', () => {
    const { state, traders } = trading();
    const [person, bot] = traders as [string, string];
    goods(state, person, 'iron', 'iron', 'wax', 'salt', 'salt', 'oil');
    goods(state, bot, 'oil', 'salt', 'hides', 'papyri', 'oil', 'wine', 'wine');
    const giving = (gives: string[], wants: string[]): void =>
      act(state, bot, {
        do: 'offer',
        cards: [...gives, 'wine'],
        names: gives,
        wants: { count: 3, names: wants },
      });
    giving(['oil', 'papyri'], ['salt', 'salt']);
    giving(['salt', 'hides'], ['oil', 'oil']);
    act(state, person, asking('oil'));
    const offer = state.open.offers.find(({ from }) => from === person)!;
    const reason = (gives: string[], wants: string[]) =>
      reasonAgainst(
        game.sight(game.view(state, bot)),
        { ...offer, gives: { count: 3, names: gives }, wants: { count: 3, names: wants } },
        2,
      );
    const saltForOil = { says: 'wants', good: 'salt', n: 2, gives: ['oil'] };
    expect(reason(['iron', 'iron'], ['oil'])).toEqual(saltForOil);
    expect(reason(['salt', 'iron'], ['oil'])).toEqual(saltForOil);
    expect(reason(['salt', 'oil'], ['oil', 'papyri'])).toEqual({ ...saltForOil, gives: ['oil', 'papyri'] });
    expect(reason(['iron', 'iron'], ['hides'])).toEqual({
      says: 'wants',
      good: 'oil',
      n: 2,
      gives: ['hides'],
    });
    // All that it wants for it is there, or what is asked for is in none of its offers: it does not ask for what it gives.
    expect(reason(['salt', 'salt'], ['oil'])).toEqual({ says: 'tooLittle' });
    expect(reason(['iron', 'iron'], ['wine'])).toEqual({ says: 'tooLittle' });
  });

  it('is nothing where it takes the offer or counters; then it acts', () => {
    const { state, traders } = trading();
    const [person, bot] = traders as [string, string];
    goods(state, person, 'iron', 'iron', 'wax');
    for (const who of traders) if (who !== person) goods(state, who, 'salt', 'hides', 'papyri');
    act(state, person, { ...asking('oil'), to: bot });
    const host = new Host(game);
    const isBot = (owner: string): boolean => owner !== person;
    const look = host.next(state, isBot) as Next & { do: 'look' };
    expect(look).toMatchObject({ do: 'look', decision: { owner: bot } });
    expect(questionOf(look).optional).toBeUndefined();
    const counter = { ...asking('wax'), to: person, replyTo: `${person}>${bot}.1` } as Answer<'trade'>;
    expect(host.looked(state, look, counter, isBot)).toEqual([]);
    expect(host.next(state, isBot)).toEqual({ do: 'answer', decision: look.decision });
  });
});

describe('the company bots keep in a market', () => {
  it('lasts until every person has finished; where nobody is patient there is none', () => {
    const { state, traders } = trading();
    const [person, bot, ...others] = traders as [string, string];
    const isBot = (owner: string): boolean => owner !== person;
    const host = new Host(game);
    const decision = Object.values(state.pending).find((d) => d.owner === bot)!;
    const leaves = (patient: boolean): boolean =>
      !host.keeps(state, decision, { do: 'done' }, isBot, patient);
    expect(leaves(false)).toBe(true);
    expect(leaves(true)).toBe(false);
    // Who would leave is not asked again meanwhile; others are, until they would leave too.
    for (const other of others) {
      const next = host.next(state, isBot, undefined, true) as Next & { do: 'answer' };
      expect(next.decision.owner).not.toBe(bot);
      const theirs = Object.values(state.pending).find((d) => d.owner === other)!;
      expect(host.keeps(state, theirs, { do: 'done' }, isBot, true)).toBe(true);
    }
    expect(host.next(state, isBot, undefined, true)).toBeUndefined();
    act(state, person, { do: 'done' });
    expect(leaves(true)).toBe(true);
    expect(host.next(state, isBot, undefined, true)).toBeDefined();
  });

  it('is still there for an offer: who would leave takes one that pays', () => {
    const { state, traders } = trading();
    const [person, bot] = traders as [string, string];
    const isBot = (owner: string): boolean => owner !== person;
    const host = new Host(game);
    for (const { owner } of Object.values(state.pending))
      if (owner !== person)
        host.keeps(state, { kind: 'trade', owner } as Decision, { do: 'done' }, isBot, true);
    goods(state, person, 'iron', 'iron', 'iron', 'hides');
    goods(state, bot, 'iron', 'iron', 'hides', 'ochre', 'ochre');
    act(state, person, {
      do: 'offer',
      to: bot,
      cards: ['iron', 'iron', 'hides'],
      names: ['iron', 'iron'],
      wants: { count: 3, names: [] },
    });
    const look = host.next(state, isBot, undefined, true) as Next & { do: 'look' };
    expect(look).toMatchObject({ do: 'look', decision: { owner: bot } });
    host.looked(state, look, thinkAs('easy', state)(questionOf(look)), isBot);
    expect(host.next(state, isBot, undefined, true)).toMatchObject({
      do: 'answer',
      decision: { owner: bot },
    });
  });

  it('does not keep a market open among bots', () => {
    const { state } = trading();
    const host = new Host(game);
    const decision = Object.values(state.pending)[0]!;
    expect(host.keeps(state, decision, { do: 'done' }, everybody, true)).toBe(false);
  });
});

it('a bot that fails is helped out: the next brain named answers', () => {
  const { state } = game.start({ ruleset: 'mega', map: 'world', players: 5, options: {} }, 1);
  const [decision] = game.due(state) as [Decision];
  const view = game.view(state, decision.owner);
  const fine = legalAnswer(game, view, decision, ['nobody knows', 'sample', RULES], quick(1));
  expect(game.check(view, decision, fine)).toBeUndefined();
  const broken = {
    ...game,
    sight: () => {
      throw new Error('broken');
    },
  };
  expect(legalAnswer(broken, view, decision, ['steady', RULES], quick(1))).toBeUndefined();
});
