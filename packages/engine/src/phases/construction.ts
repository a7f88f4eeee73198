import { buildable, meansOf } from '../board/building.ts';
import { nations, tokenOwners, tokens } from '../board/queries.ts';
import { build, pay, remove } from '../board/transfer.ts';
import type { Building } from '../decisions.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import { value } from '../ruleset/effects.ts';
import type { NationId, Owner } from '../state.ts';

const canBuild = (play: Play, who: NationId): boolean => buildable(play, meansOf(play, who)).length > 0;

const question = (play: Play, owner: NationId): Question<'construct'> => ({
  kind: 'construct',
  owner,
  ask: {},
  cite: play.rules.cite('construction'),
});

/** A token beyond the price that may stay beside the city does, where that is no choice. */
function mustStay(play: Play, who: NationId, { area, treasury = 0, from = {} }: Building): boolean {
  if (play.rules.variants.tokenLeftOver === 'mayStay' || value(play, who, 'besideCity') < 1) return false;
  const lent = Object.values(from).reduce((sum, n) => sum + n, 0);
  return tokens(play, who, area) + treasury + lent > play.rules.policies.cityCost(play, area, who)!;
}

/** All tokens of the area go, whoever owns them; those who lost some are returned. */
function construct(play: Play, who: NationId, building: Building): Owner[] {
  const { area, treasury = 0, from = {}, keep } = building;
  const cleared: Record<Owner, number> = {};
  for (const id in from) remove(play, who, id, from[id]!);
  pay(play, who, treasury);
  for (const owner of tokenOwners(play, area)) {
    const stays = owner === who && (keep || mustStay(play, who, building));
    const n = tokens(play, owner, area) - Number(stays);
    remove(play, owner, area, n);
    if (owner !== who) cleared[owner] = n;
  }
  build(play, who, area);
  play.emit('cityBuilt', play.rules.cite('construction'), { nation: who, area, treasury, from });
  const others = Object.keys(cleared);
  if (others.length > 0) play.emit('areaCleared', play.rules.cite('cityClears'), { area, tokens: cleared });
  return others;
}

/** 5A: everyone who can build says at once which cities. */
export const construction: Step = {
  id: 'construction',
  run(play, frame) {
    if (frame.at > 0) return 'done';
    frame.at = 1;
    const builders = nations(play).filter((who) => canBuild(play, who));
    play.askAll(builders.map((who) => question(play, who)));
    return 'again';
  },
  on: {
    construct(play, _frame, by, buildings) {
      for (const building of buildings)
        for (const other of construct(play, by, building))
          if (Object.hasOwn(play.open.nations, other) && !canBuild(play, other))
            play.close('construct', other);
    },
  },
  // Somebody before in the ranking cleared the ground.
  stale(play, _frame, { owner }) {
    if (canBuild(play, owner)) play.ask(question(play, owner));
  },
};
