import type { Frame, NationId } from '@ochre/engine';
import {
  areasOf,
  calamityOf,
  citePart,
  minus,
  nextTo,
  number,
  pointsOf,
  twist,
  twistSum,
  type Units,
  unitsWithin,
} from '@ochre/engine/calamities';
import { bordering, nations } from '@ochre/engine/query';
import { destroyCity, type Play, remove } from '@ochre/engine/ruleset';
import { kept, type Loss, leader, pick, type War } from './war.ts';

/** What advances of the victim make both sides lose, and a bystander besides. */
export function dueLosses(play: Play, frame: Frame<War>): Loss[] {
  const { victim } = frame.locals;
  const calamity = calamityOf(play, frame);
  const points = twistSum(play, victim, calamity, 'bloody', 'primary');
  if (points === 0) return [];
  return [
    { owner: victim, of: victim, points, part: 'kept' },
    { owner: leader(frame), of: victim, points, part: 'leaving' },
  ];
}

/** Who may be drawn into it: those next to one side or the other, but for their leaders. */
export function bystanders(play: Play, frame: Frame<War>): NationId[] {
  const { victim, rival } = frame.locals;
  if (!twist(play, victim, calamityOf(play, frame), 'widens')) return [];
  return nations(play).filter(
    (who) =>
      who !== victim &&
      who !== rival &&
      (bordering(play, victim, who) || (rival !== undefined && bordering(play, rival, who))),
  );
}

function suffer(play: Play, frame: Frame<War>, loss: Loss, units: Units): void {
  const war = frame.locals;
  const calamity = calamityOf(play, frame);
  for (const area of play.rules.map.sorted(Object.keys(units.tokens)))
    remove(play, loss.of, area, units.tokens[area]!);
  for (const area of units.cities) destroyCity(play, loss.of, area);
  if (loss.part === 'leaving') war.leaving = minus(war.leaving, units);
  loss.points -= pointsOf(units);
  const cities = Object.fromEntries(units.cities.map((area) => [area, 0]));
  const facts = { nation: loss.of, points: pointsOf(units), tokens: units.tokens, cities };
  play.emit('damageTaken', citePart(calamity, 'bloody'), facts);
}

/** Takes units picked for the loss under way. */
export function takeLoss(play: Play, frame: Frame<War>, units: Units): void {
  suffer(play, frame, frame.locals.losses[0]!, units);
}

/** The next loss: units next to the other side first, then any; false once all are taken. */
export function nextLoss(play: Play, frame: Frame<War>): boolean {
  const war = frame.locals;
  const loss = war.losses[0];
  if (!loss) return false;
  const mine = kept(play, frame);
  const [own, other] =
    loss.part === 'kept'
      ? [mine, areasOf(war.leaving)]
      : loss.part === 'leaving'
        ? [war.leaving, areasOf(mine)]
        : [bare(unitsWithin(play, loss.of)), [...areasOf(mine), ...areasOf(war.leaving)]];
  const near = nextTo(play, own, other);
  const among = pointsOf(near) > 0 ? near : own;
  if (loss.points <= 0 || pointsOf(own) === 0) war.losses.shift();
  else {
    const cite = citePart(calamityOf(play, frame), 'bloody');
    pick(
      play,
      frame,
      loss.owner,
      among,
      loss.points,
      cite,
      (units) => suffer(play, frame, loss, units),
      loss.of,
    );
  }
  return true;
}

const bare = ({ tokens, cities }: Units): Units => ({ tokens, cities });

/** The bystander that was named loses as well. */
export function involve(play: Play, frame: Frame<War>, who: NationId): void {
  const calamity = calamityOf(play, frame);
  const points = number(calamity, 'bystander');
  frame.locals.losses.push({ owner: who, of: who, points, part: 'bystander' });
  const { victim } = frame.locals;
  play.emit('secondaryVictims', citePart(calamity, 'bloody'), {
    nation: victim,
    calamity: calamity.id,
    victims: [who],
  });
}
