import { type CardId, type NationId, pick, type Rules } from '@ochre/engine';
import { calamities, nation, nations } from '@ochre/engine/query';
import { discard, type Play, type Step } from '@ochre/engine/ruleset';

const calamityOf = (rules: Rules, id: CardId) => rules.card(id).calamity!;

/** What goes where too many of `counted` are held: all own-block twins of one name, or else one of `loose` at random. */
function excess(
  play: Play,
  who: NationId,
  counted: readonly CardId[],
  most: number,
  loose: readonly CardId[],
): CardId[] {
  const { rules } = play;
  if (counted.length <= most) return [];
  const twins = counted.filter(
    (id) =>
      rules.card(id).block === nation(play, who).block &&
      counted.some((other) => other !== id && rules.card(other).name === rules.card(id).name),
  );
  return twins.length > 0 ? twins : [pick(play.rng, loose)];
}

/** The next calamities to go: of those that cannot be traded, then of majors, then of all. */
function tooMany(play: Play, who: NationId): CardId[] {
  const { rules } = play;
  const limit = rules.policies.calamityLimit(play);
  const held = calamities(rules, play.own(who).hand);
  const fixed = held.filter((id) => !calamityOf(rules, id).tradeable);
  const majors = held.filter((id) => calamityOf(rules, id).kind === 'major');
  const minors = held.filter((id) => calamityOf(rules, id).kind === 'minor');
  const first = excess(play, who, fixed, limit.nonTradeable ?? Infinity, fixed);
  if (first.length > 0) return first;
  const traded = majors.filter((id) => !fixed.includes(id));
  const second = excess(play, who, majors, limit.major, traded);
  return second.length > 0 ? second : excess(play, who, held, limit.all, minors);
}

/** Calamities above the limits of one victim are disregarded: twins of the own block first, then by chance. */
export const calamitySelection: Step = {
  id: 'calamitySelection',
  run(play) {
    const { rules, open } = play;
    open.calamities = {};
    for (const who of nations(play)) {
      for (let gone = tooMany(play, who); gone.length > 0; gone = tooMany(play, who))
        for (const card of gone) {
          discard(play, who, [card]);
          play.emit('calamityDiscarded', rules.cite('calamityDiscarded'), { nation: who, card });
        }
      const n = calamities(rules, play.own(who).hand).length;
      if (n > 0) open.calamities[who] = n;
    }
    return 'done';
  },
};
