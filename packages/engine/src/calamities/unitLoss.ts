import { layOpen, stuckCards } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import { chosen, upTo } from '../decisions/option.ts';
import { about } from '../decisions/purposes.ts';
import type { Play, Question } from '../kernel/play.ts';
import { removeSurplus } from '../phases/surplus.ts';
import { holds } from '../ruleset/effects.ts';
import type { Calamity, Modifier } from '../ruleset/types.ts';
import type { CardId } from '../state.ts';
import { citeOf, immunity, modified, twist } from './common.ts';
import { damageQuestion, sparingOne, sufferDamage, unitsWithin } from './damage.ts';
import { type Hit, lossStep, measure } from './losses.ts';

const CARDS = 0;
const LOSE = 1;
const DONE = 2;

/** The advance by which cards shown save units. */
function saver(play: Play, hit: Hit, calamity: Calamity): Modifier | undefined {
  return calamity.modifiers.find((m) => m.twist === 'cardsSave' && holds(play, hit.nation, m.has));
}

const savers = (play: Play, hit: Hit, calamity: Calamity): CardId[] =>
  play.own(hit.nation).hand.filter((id) => play.rules.card(id).name === calamity.with['card']);

/** How many cards that save units are shown. Who has hidden cards and none of these is asked as well: else all would know. */
function cardsQuestion(play: Play, hit: Hit, calamity: Calamity): Question<'chooseOne'> | undefined {
  const { hand } = play.own(hit.nation);
  const by = saver(play, hit, calamity);
  if (!by || hand.length === stuckCards(play, hit.nation)) return undefined;
  const ask = { purpose: about(calamity.id, 'cards'), among: upTo(savers(play, hit, calamity).length) };
  return { kind: 'chooseOne', owner: hit.nation, ask, cite: by.cite };
}

/** Advances that the calamity puts to sleep until the turn is over, and the surplus this makes. */
function lull(play: Play, { nation: who, as }: Hit, calamity: Calamity): void {
  const asleep = calamity.modifiers.filter(
    (m) => m.twist === 'sleeps' && m.as === as && holds(play, who, m.has),
  );
  if (asleep.length === 0 || immunity(play, who, calamity, as)) return;
  const own = nation(play, who);
  own.awake = (own.awake ?? own.advances).filter((id) => !asleep.some((m) => m.has === id));
  for (const { has, cite } of asleep) play.emit('advanceSleeps', cite, { nation: who, advance: has });
  removeSurplus(play, who, asleep[0]!.cite);
}

/** The most that somebody may lose who was named, where the row says so: advances may raise it. */
function cap(play: Play, { nation: who, ordered }: Hit, calamity: Calamity): { most?: number } {
  const { each = 0, firm } = calamity.orders ?? {};
  if (ordered === undefined || !firm) return {};
  return { most: Math.max(each, modified(play, who, calamity, each, 'secondary')) };
}

/** Damage from units anywhere on the board; cards may save some, and a unit may have to stay in every area. */
export const unitLoss = lossStep('unitLoss', {
  harm: { loses: 'units', byNumber: true },
  terms: {
    with: { damage: 'number', card: 'word?', oneStays: 'flag', foreign: 'number?', foreignOrders: 'number?' },
    twists: { cardsSave: 'number', laysOpen: 'plain', sleeps: 'plain' },
    cites: [],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    if (hit.at === CARDS) {
      hit.at = LOSE;
      const question = cardsQuestion(play, hit, calamity);
      if (question) return question;
    }
    if (hit.at === DONE) {
      lull(play, hit, calamity);
      return undefined;
    }
    hit.at = DONE;
    const points = Math.max(0, measure(play, hit, calamity, 'damage') - (hit.saved ?? 0));
    const units = unitsWithin(play, who);
    const within = calamity.with['oneStays'] ? sparingOne(units) : units;
    const limited = { ...within, ...cap(play, hit, calamity) };
    const question = damageQuestion(play, who, about(calamity.id), points, limited, citeOf(calamity, hit.as));
    if (!question) lull(play, hit, calamity);
    return question;
  },
  on: {
    takeDamage: (play, hit, calamity, answer) =>
      sufferDamage(play, hit.nation, answer, citeOf(calamity, hit.as)),
    chooseOne(play, hit, calamity, answer, { cite }) {
      const shown = chosen(answer, 'count');
      hit.saved = shown * (saver(play, hit, calamity)!.n ?? 0);
      if (twist(play, hit.nation, calamity, 'laysOpen'))
        layOpen(play, hit.nation, savers(play, hit, calamity).slice(0, shown));
      if (shown > 0)
        play.emit('cardsSave', cite, {
          nation: hit.nation,
          calamity: calamity.id,
          card: calamity.with['card'] as string,
          count: shown,
          points: hit.saved,
        });
    },
  },
});
