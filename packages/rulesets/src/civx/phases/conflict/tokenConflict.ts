import {
  type AreaId,
  BARBARIANS,
  type Cite,
  type ConflictSide,
  type Frame,
  type NationId,
  type Owner,
  type Position,
} from '@ochre/engine';
import { citeValue, nation, ships, value } from '@ochre/engine/query';
import { lend, type Play, type Step } from '@ochre/engine/ruleset';
import { askShips, type Calls, callShips, joinFight } from './fleets.ts';
import { lossChoices, mostLosses, takeLoss } from './losses.ts';
import { type Fight, fighters, fighting, goesOn, lossOrder, muster } from './muster.ts';

const [FIRE, BLOOD, ROUNDS] = [1, 2, 3];

/** Where tokens meet. */
interface Place {
  area: AreaId;
  /** No advance has a part in it. */
  plain?: boolean;
  /** Who may still set fire to the sea: nobody, all, or those named. */
  fire?: Owner[];
  /** Ships have been called already. */
  called?: boolean;
  /** The first blow is struck where tokens met, not where a city fell. */
  fallen?: boolean;
}
interface Locals extends Place, Fight {
  plain: boolean;
  /** Ships whose owners have yet to say whether they take part. */
  calls: Calls;
  /** Losses due before the rounds begin. */
  blood: Record<Owner, number>;
}

/** Who may add a token for the time of the conflict: one with a ship there and a token that came by ship. */
export function maySetFire(p: Position, who: Owner, area: AreaId, foes: readonly Owner[]): boolean {
  if (who === BARBARIANS || value(p, who, 'fireTokens') === 0) return false;
  if (foes.every((foe) => foe === BARBARIANS)) return false;
  const landed = p.open.landed?.[who]?.includes(area) ?? false;
  return landed && ships(p, who, area) > 0 && nation(p, who).stock.tokens > 0;
}

function askFire(play: Play, fight: Locals): void {
  const among = fight.owners.filter(
    (who) =>
      (fight.fire?.includes(who) ?? true) &&
      maySetFire(
        play,
        who,
        fight.area,
        fight.owners.filter((o) => o !== who),
      ),
  );
  play.askAll(
    among.map((owner) => ({
      kind: 'confirm',
      owner,
      ask: { purpose: 'fireToken', usual: true },
      cite: citeValue(play, owner, 'fireTokens')!,
    })),
  );
}

/** All losses to the first blow are taken before anybody goes on. */
function dueBlood(play: Play, fight: Locals): Record<Owner, number> {
  const due: Record<Owner, number> = {};
  for (const who of fight.owners) {
    const blows = fight.owners.filter((foe) => foe !== who && value(play, foe, 'firstBlood') > 0);
    const n = Math.min(blows.length, mostLosses(play, fight, who));
    if (n === 0) continue;
    due[who] = n;
    const by = blows[0] as NationId;
    const cite = citeValue(play, by, 'firstBlood')!;
    play.emit('firstBlood', cite, { area: fight.area, nation: who, by: blows, tokens: n });
  }
  return due;
}

/** Asks the group that loses where it takes its losses; false where nobody has a choice. */
function ask(play: Play, fight: Fight): boolean {
  const { area, losing } = fight;
  const questions = losing.flatMap((owner) => {
    const among = lossChoices(play, fight, owner);
    return among.length > 1 ? [{ owner, among }] : [];
  });
  const cite = play.rules.cite('conflictLoss');
  play.askAll(
    questions.map(({ owner, among }) => ({ kind: 'conflictLoss', owner, ask: { area, among }, cite })),
  );
  return questions.length > 0;
}

function lose(play: Play, fight: Fight): void {
  for (const who of fight.losing)
    takeLoss(play, fight, who, fight.chosen[who] ?? lossChoices(play, fight, who).at(-1)!);
  fight.losing = [];
  fight.chosen = {};
}

function outcome(play: Play, fight: Fight): Cite {
  const left = fighting(play, fight).length;
  if (left === 0) return play.rules.cite('conflictEmptiesArea');
  return play.rules.cite(left === 1 ? 'conflictLeavesOne' : 'conflictWithinLimit');
}

function report(play: Play, fight: Fight): void {
  const sides: Record<Owner, ConflictSide> = {};
  for (const who of fight.owners) sides[who] = { ...fight.sides[who]! };
  play.emit('tokenConflict', outcome(play, fight), { area: fight.area, sides });
}

/** The next group of those who owe the first blow, one loss each at a time. */
function bleed(play: Play, fight: Locals): boolean {
  for (;;) {
    if (fight.losing.length > 0) lose(play, fight);
    const owing = fight.owners.filter((who) => (fight.blood[who] ?? 0) > 0);
    if (owing.length === 0) return false;
    for (const who of owing) fight.blood[who]!--;
    fight.losing = owing;
    if (ask(play, fight)) return true;
  }
}

function begin(play: Play, frame: Frame<Locals>): boolean {
  const { area, plain = false, called = plain }: Place = frame.locals;
  const fight = muster(play, area, plain);
  if (!goesOn(play, fight)) return false;
  const calls = called ? {} : callShips(play, area, fight.owners);
  Object.assign(frame.locals, fight, { blood: {}, calls });
  frame.at = plain ? ROUNDS : FIRE;
  return true;
}

/**
 * Tokens of several owners where they cannot stay together. Ships and temporary tokens
 * come first, then the first blow, then losses round by round.
 */
export const tokenConflict: Step<Place, Locals> = {
  id: 'tokenConflict',
  run(play, frame) {
    if (frame.at === 0 && !begin(play, frame)) return 'done';
    const fight = frame.locals;
    if (frame.at === FIRE) {
      if (askShips(play, fight.calls)) return 'again';
      frame.at = BLOOD;
      askFire(play, fight);
      return 'again';
    }
    if (frame.at === BLOOD) {
      frame.at = ROUNDS;
      if (!fight.fallen) fight.blood = dueBlood(play, fight);
    }
    if (bleed(play, fight)) return 'again';
    while (goesOn(play, fight)) {
      fight.order ??= lossOrder(play, fight);
      if (fight.round.length === 0) fight.round = [...fight.order];
      fight.losing = fight.round.shift()!.filter((who) => fighters(play, who, fight.area) > 0);
      if (ask(play, fight)) return 'again';
      lose(play, fight);
    }
    report(play, fight);
    return 'done';
  },
  on: {
    chooseOne: (play, frame, by, n, { ask }) => joinFight(play, frame.locals.area, by, ask.place!, Number(n)),
    confirm(play, frame, by, answer, { cite }) {
      if (!answer) return;
      const { area, sides } = frame.locals;
      lend(play, by, area, 1);
      play.open.afire = { ...play.open.afire, [by]: [...(play.open.afire?.[by] ?? []), area] };
      sides[by]!.had++;
      sides[by]!.left++;
      play.emit('fireToken', cite, { nation: by, area });
    },
    conflictLoss(_, frame, by, answer) {
      frame.locals.chosen[by] = answer;
    },
  },
};
