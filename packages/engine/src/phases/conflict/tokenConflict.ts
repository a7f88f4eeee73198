import { standing } from '../../board/conflicts.ts';
import { lossChoices, takeLoss } from '../../board/losses.ts';
import { acts, owners as ownersOf, tokens } from '../../board/queries.ts';
import type { LossAt } from '../../decisions.ts';
import type { Cite, ConflictSide } from '../../events.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step } from '../../kernel/step.ts';
import type { Position } from '../../position.ts';
import type { AreaId, Owner } from '../../state.ts';

/** Where tokens meet. */
interface Place {
  area: AreaId;
  /** What stands for tokens that the stock lacked: lost first, gone afterwards. */
  substitutes?: Record<Owner, number>;
  /** Takes no part in it. */
  apart?: Owner;
}

/** What one owner brought to the fight and lost in it. */
interface Fight extends Place {
  /** In ranking order, barbarians last. */
  owners: Owner[];
  sides: Record<Owner, ConflictSide>;
  /** Beside a city only one owner may stay; elsewhere the printed limit holds while there are several. */
  limit: number;
  /** Groups that still have to lose in this round. */
  round: Owner[][];
  /** The group that is choosing, and its choices. */
  losing: Owner[];
  chosen: Record<Owner, LossAt>;
}

function muster(p: Position, area: AreaId, { substitutes = {}, apart }: Omit<Place, 'area'> = {}): Fight {
  const { city, limit } = standing(p, area);
  const owners = ownersOf(p).filter(
    (who) => who !== apart && tokens(p, who, area) + (substitutes[who] ?? 0) > 0,
  );
  const sides: Fight['sides'] = {};
  for (const who of owners) {
    const had = tokens(p, who, area) + (substitutes[who] ?? 0);
    sides[who] = { had, lost: 0, left: had };
  }
  return { area, owners, sides, limit: city === undefined ? limit : 0, round: [], losing: [], chosen: {} };
}

const fighting = (fight: Fight): Owner[] => fight.owners.filter((who) => fight.sides[who]!.left > 0);

function goesOn(fight: Fight): boolean {
  let owners = 0;
  let total = 0;
  for (const who of fight.owners) {
    const { left } = fight.sides[who]!;
    if (left > 0) owners++;
    total += left;
  }
  return owners > 1 && total > fight.limit;
}

/** Fewest tokens first, equal numbers together; those who lose last come after all others. */
function newRound(p: Position, fight: Fight): Owner[][] {
  const { losesLast } = p.rules.policies;
  const late = (who: Owner): number => Number(losesLast(p, who, fight.sides));
  const compare = (a: Owner, b: Owner): number =>
    late(a) - late(b) || fight.sides[a]!.left - fight.sides[b]!.left;
  const groups: Owner[][] = [];
  for (const who of fighting(fight).sort(compare)) {
    const group = groups.at(-1);
    if (group && compare(group[0]!, who) === 0) group.push(who);
    else groups.push([who]);
  }
  return groups;
}

/** What all would have left there with `n` more of `who`, if all losses are taken on the spot. */
export function aftermath(
  p: Position,
  area: AreaId,
  who: Owner,
  n: number,
): Readonly<Record<Owner, { left: number }>> {
  const fight = muster(p, area);
  const own = fight.sides[who] ?? { had: 0, lost: 0, left: 0 };
  if (own.had === 0) fight.owners.push(who);
  fight.sides[who] = own;
  own.left += n;
  while (goesOn(fight)) {
    if (fight.round.length === 0) fight.round = newRound(p, fight);
    for (const loser of fight.round.shift()!) fight.sides[loser]!.left--;
  }
  return fight.sides;
}

/** Tokens that `n` more of `who` would leave there. */
export const forecast = (p: Position, area: AreaId, who: Owner, n: number): number =>
  aftermath(p, area, who, n)[who]!.left;

function ask(play: Play, { area, losing }: Fight): boolean {
  const questions = losing.flatMap((owner) => {
    if (!acts(play, owner)) return [];
    const among = lossChoices(play, owner, area);
    return among.length > 1 ? [{ owner, among }] : [];
  });
  const cite = play.rules.cite('conflictLoss');
  play.askAll(
    questions.map(({ owner, among }) => ({ kind: 'conflictLoss', owner, ask: { area, among }, cite })),
  );
  return questions.length > 0;
}

/** Takes away one of the substitutes, if there is one left. */
function stoodFor({ substitutes }: Fight, who: Owner): boolean {
  if (!substitutes?.[who]) return false;
  substitutes[who]--;
  return true;
}

/** Notes where it was taken. */
export function countLoss(side: ConflictSide, loss: LossAt, area: AreaId): void {
  if ('ship' in loss) {
    side.ships = (side.ships ?? 0) + 1;
    return;
  }
  const at = 'hired' in loss ? loss.hired : loss.token;
  if (at === area) {
    side.lost++;
    side.left--;
  } else side.nearby = { ...side.nearby, [at]: (side.nearby?.[at] ?? 0) + 1 };
}

function lose(play: Play, fight: Fight): void {
  for (const who of fight.losing) {
    const side = fight.sides[who]!;
    const here: LossAt = { token: fight.area };
    const stands = stoodFor(fight, who);
    const loss = stands ? here : (fight.chosen[who] ?? here);
    if (!stands) takeLoss(play, who, loss);
    countLoss(side, loss, fight.area);
  }
  fight.losing = [];
  fight.chosen = {};
}

function outcome(play: Play, fight: Fight): Cite {
  const left = fighting(fight).length;
  if (left === 0) return play.rules.cite('conflictEmptiesArea');
  return play.rules.cite(left === 1 ? 'conflictLeavesOne' : 'conflictWithinLimit');
}

function report(play: Play, fight: Fight): void {
  const sides: Record<Owner, ConflictSide> = {};
  for (const who of fight.owners) {
    const side = fight.sides[who]!;
    sides[who] = { ...side, left: side.left - (fight.substitutes?.[who] ?? 0) };
  }
  play.emit('tokenConflict', outcome(play, fight), { area: fight.area, sides });
}

/** Rounds of token removal in `area`; nothing where its tokens may stay together. */
export const tokenConflict: Step<Place, Fight> = {
  id: 'tokenConflict',
  run(play, frame) {
    if (frame.at === 0) {
      const { area, ...special }: Place = frame.locals;
      const fight = muster(play, area, special);
      if (!goesOn(fight)) return 'done';
      Object.assign(frame.locals, fight);
      frame.at = 1;
    }
    const fight = frame.locals;
    if (fight.losing.length > 0) lose(play, fight);
    while (goesOn(fight)) {
      if (fight.round.length === 0) fight.round = newRound(play, fight);
      fight.losing = fight.round.shift()!;
      if (ask(play, fight)) return 'again';
      lose(play, fight);
    }
    report(play, fight);
    return 'done';
  },
  on: {
    conflictLoss(_, frame, by, answer) {
      frame.locals.chosen[by] = answer;
    },
  },
};
