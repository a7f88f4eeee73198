import { hasReserves } from '../../board/losses.ts';
import { nations, tokens } from '../../board/queries.ts';
import { each } from '../../decisions/option.ts';
import type { Play } from '../../kernel/play.ts';
import type { AreaId, NationId } from '../../state.ts';

// Token conflicts go at once unless somebody in them may wait: the owner of losses nearby who has any to offer.
// Of several in one fight the lowest ranked waits for the others; one who will not wait leaves it to the next.

export interface FightOrder {
  /** Token conflicts not fought yet, in canonical order. */
  fights: AreaId[];
  /** Asked whether they wait, and those who do not. */
  asked: NationId[];
  hasty: NationId[];
}

/** Who holds the fight up. */
function waiter(
  play: Play,
  order: FightOrder,
  ranking: readonly NationId[],
  area: AreaId,
): NationId | undefined {
  return ranking.findLast(
    (who) => tokens(play, who, area) > 0 && !order.hasty.includes(who) && hasReserves(play, who, area),
  );
}

/** Some waiting nation stands in both, so what comes first may matter. */
function entangled(play: Play, ranking: readonly NationId[], a: AreaId, b: AreaId): boolean {
  return ranking.some(
    (who) =>
      tokens(play, who, a) > 0 &&
      tokens(play, who, b) > 0 &&
      (hasReserves(play, who, a) || hasReserves(play, who, b)),
  );
}

/** The next fight, or nothing when players have to decide on it first. */
export function nextFight(play: Play, order: FightOrder): AreaId | undefined {
  const { fights } = order;
  if (fights.length === 1 || play.rules.variants.conflictOrder === 'listed') return fights[0];
  const ranking = nations(play);
  const free = fights.find((area) => waiter(play, order, ranking, area) === undefined);
  if (free !== undefined) return free;

  const held = fights.map((area) => ({ area, by: waiter(play, order, ranking, area) }));
  const rank = (fight: { by: NationId | undefined }): number => ranking.indexOf(fight.by!);
  const impatient = ranking.filter(
    (who) =>
      !order.asked.includes(who) &&
      held.some(
        (mine) =>
          mine.by === who &&
          held.some((other) => rank(other) < rank(mine) && entangled(play, ranking, mine.area, other.area)),
      ),
  );
  if (impatient.length > 0) {
    const cite = play.rules.cite('waitForFights');
    const ask = { purpose: 'waitForFights' as const };
    play.askAll(impatient.map((owner) => ({ kind: 'confirm', owner, ask, cite })));
    return undefined;
  }
  const first = ranking[Math.min(...held.map(rank))]!;
  const among = held.filter((fight) => fight.by === first).map((fight) => fight.area);
  if (among.length === 1) return among[0];
  const cite = play.rules.cite('fightOrder');
  play.ask({
    kind: 'chooseOne',
    owner: first,
    ask: { purpose: 'fightOrder', among: each('area', among) },
    cite,
  });
  return undefined;
}

export function answerWait(order: FightOrder, by: NationId, waits: boolean): void {
  order.asked.push(by);
  if (!waits) order.hasty.push(by);
}
