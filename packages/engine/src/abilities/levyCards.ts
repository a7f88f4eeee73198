import { neighbours } from '../board/adjacency.ts';
import { give } from '../board/cards.ts';
import { pickSome } from '../kernel/rng.ts';
import type { Step } from '../kernel/step.ts';
import type { Position } from '../position.ts';
import { refuse } from '../refusals.ts';
import { protectedFrom } from '../ruleset/effects.ts';
import { list, object, text } from '../shape.ts';
import type { CardId, NationId } from '../state.ts';
import type { AbilityTerms } from './ability.ts';
import { type Ability, amount, citeOf, type Use } from './ability.ts';

interface Levy {
  to: NationId;
  from: NationId[];
  minFace: number;
  gift: string;
  shown: string;
  unseen: { from: NationId; card: CardId }[];
  /** Nobody else sees a card that is given. */
  secret?: boolean;
}

const [ASKING, GIVEN, ENDED] = [0, 1, 2];

/** Those named give, openly or unseen; then the receiver may show what came unseen. */
export const levy: Step<Levy> = {
  id: 'levy',
  run(play, frame) {
    const l = frame.locals;
    if (frame.at === ASKING) {
      // An empty hand is no secret; whether others hold a card that serves is theirs to know.
      const givers = l.from.filter((who) => play.own(who).hand.length > 0);
      const ask = { to: l.to, minFace: l.minFace, ...(l.secret && { secret: true as const }) };
      play.askAll(givers.map((owner) => ({ kind: 'giveCard', owner, ask, cite: l.gift })));
      frame.at = GIVEN;
    } else if (frame.at === GIVEN && l.unseen.length > 0 && !l.secret) {
      play.ask({ kind: 'revealCards', owner: l.to, ask: { given: l.unseen }, cite: l.shown });
      frame.at = ENDED;
    } else return 'done';
    return 'again';
  },
  on: {
    giveCard(play, frame, by, { card, openly }) {
      const { to, gift, shown, unseen, secret } = frame.locals;
      if (card === null) {
        play.emit('noCardGiven', gift, { from: by, to });
        return;
      }
      give(play, by, to, [card]);
      if (openly && !secret) play.emit('cardGiven', gift, { from: by, to, card });
      else {
        unseen.push({ from: by, card });
        play.emit('cardGiven', shown, { from: by, to }, { [by]: { card }, [to]: { card } });
      }
    },
    revealCards(play, frame, by, answer) {
      const { shown, unseen } = frame.locals;
      for (const { from, card } of unseen)
        if (answer.includes(from)) play.emit('cardRevealed', shown, { nation: by, from, card });
    },
  },
};

const subjects = (p: Position, use: Use): NationId[] =>
  neighbours(p, use.who).filter((other) => !protectedFrom(p, other, use.advance));

const terms = {
  with: { players: 'number', minFace: 'number', secret: 'flag' },
  cites: ['count', 'exempt', 'gift', 'shown'],
} as const satisfies AbilityTerms;

/** Neighbours give a commodity of their choice each. */
export const levyCards: Ability<{ nations: NationId[] }, typeof terms> = {
  id: 'levyCards',
  brings: 'cardsLevied',
  terms,
  calls: [levy],
  shape: object({ nations: list(text(), 20) }),
  usable: (table, use) => subjects(table, use).some((who) => table.handSizes[who]! > 0),
  check(sight, use, { nations: named }) {
    const { cite } = use.effect;
    const most = amount(use, 'players');
    if (named.length < 1 || named.length > most) return refuse('nameUpTo', { most }, citeOf(use, 'count'));
    if (new Set(named).size !== named.length) return refuse('nationOnce', {}, cite);
    const near = neighbours(sight, use.who);
    for (const who of named) {
      if (!near.includes(who)) return refuse('noNeighbour', { nation: who }, cite);
      if (protectedFrom(sight, who, use.advance))
        return refuse('exempt', { nation: who }, citeOf(use, 'exempt'));
    }
    return undefined;
  },
  choices: (sight, use) => ({ most: amount(use, 'players'), nations: subjects(sight, use) }),
  sample: (sight, use, rng) => ({
    nations: pickSome(rng, subjects(sight, use), 1 + rng.int(amount(use, 'players'))),
  }),
  apply(play, use, { nations: named }) {
    const { who, advance, effect } = use;
    play.emit('cardsLevied', effect.cite, { nation: who, advance, from: named });
    play.push(levy, {
      to: who,
      from: named,
      minFace: amount(use, 'minFace'),
      gift: citeOf(use, 'gift'),
      shown: citeOf(use, 'shown'),
      unseen: [],
      ...(effect.with['secret'] === true && { secret: true }),
    });
  },
};
