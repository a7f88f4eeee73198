import { buildable, meansOf } from '../board/building.ts';
import { cityOwner, nations, tokenOwners, tokens } from '../board/queries.ts';
import { build, pay, remove } from '../board/transfer.ts';
import type { Building } from '../decisions.ts';
import type { Play, Question } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import { value } from '../ruleset/effects.ts';
import type { AreaId, NationId, Owner } from '../state.ts';

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

/** Tokens of others beside a new city go to stock. */
function clear(play: Play, area: AreaId): void {
  const builder = cityOwner(play, area);
  const cleared: Record<Owner, number> = {};
  for (const owner of tokenOwners(play, area)) {
    if (owner === builder) continue;
    cleared[owner] = tokens(play, owner, area);
    remove(play, owner, area, cleared[owner]);
  }
  if (Object.keys(cleared).length > 0)
    play.emit('areaCleared', play.rules.cite('cityClears'), { area, tokens: cleared });
}

/** All tokens of the builder in the area go, those of others now or when all have built; these are returned. */
function construct(play: Play, who: NationId, building: Building): Owner[] {
  const { area, treasury = 0, from = {}, keep } = building;
  const stays = keep || mustStay(play, who, building);
  for (const id in from) remove(play, who, id, from[id]!);
  pay(play, who, treasury);
  const others = tokenOwners(play, area).filter((owner) => owner !== who);
  remove(play, who, area, tokens(play, who, area) - Number(stays));
  build(play, who, area);
  play.emit('cityBuilt', play.rules.cite('construction'), { nation: who, area, treasury, from });
  if (play.rules.variants.tokensAtNewCity === 'goAtOnce') clear(play, area);
  return others;
}

/** 5A: everyone who can build says at once which cities. */
export const construction: Step = {
  id: 'construction',
  run(play, frame) {
    if (frame.at > 0) {
      if (play.rules.variants.tokensAtNewCity === 'goAfterAll')
        for (const area of play.open.built) clear(play, area);
      return 'done';
    }
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
  // Somebody before in the ranking took the site or cleared the ground.
  stale(play, _frame, { owner }, { cite, ...reason }) {
    play.tell([owner], 'buildingsFailed', cite, { nation: owner, ...reason });
    if (canBuild(play, owner)) play.ask(question(play, owner));
  },
};
