import { give } from '../../board/cards.ts';
import { sinkAll } from '../../board/losses.ts';
import { acts, cityOwner, nation, tokenOwners, tokens } from '../../board/queries.ts';
import { supply } from '../../board/supply.ts';
import { collect, place, raze, remove } from '../../board/transfer.ts';
import { chosen, each } from '../../decisions/option.ts';
import type { Answer } from '../../decisions.ts';
import type { Play } from '../../kernel/play.ts';
import { pick } from '../../kernel/rng.ts';
import type { Step } from '../../kernel/step.ts';
import type { Position } from '../../position.ts';
import { grants } from '../../ruleset/effects.ts';
import { type AreaId, BARBARIANS, type CardId, type NationId, type Owner } from '../../state.ts';
import { deliver } from '../buyCards.ts';
import { tokenConflict } from './tokenConflict.ts';

interface Assault {
  area: AreaId;
  attacker: Owner;
  /** Whether a card and treasury may be taken after success. */
  loot: boolean;
}
interface Attack extends Assault {
  defender: Owner;
}

/** Whether the tokens of `attacker` in the area are enough for the city there. */
export function succeeds(p: Position, area: AreaId, attacker: Owner): boolean {
  const { need } = p.rules.policies.cityAttack(p, attacker, cityOwner(p, area)!);
  return tokens(p, attacker, area) >= need;
}

/** Neighbours cannot stand in for the tokens, ships that could have been losses go down. */
function fail(play: Play, { area, attacker, defender }: Attack, lost: number): void {
  remove(play, attacker, area, lost);
  if (tokens(play, attacker, area) > 0) play.open.repelled = [...(play.open.repelled ?? []), area];
  const perish = grants(play, attacker, 'lossesShips') && play.rules.variants.failedAttackShips === 'sink';
  const ships = perish ? sinkAll(play, attacker, area) : 0;
  play.emit('cityHeld', play.rules.cite('cityHeld'), { area, attacker, defender, tokens: lost, ships });
}

/** The city turns into tokens, as far as the stock goes; substitutes may stand for the rest. */
function fall(play: Play, { area, attacker, defender }: Attack): void {
  const { defenders } = play.rules.policies.cityAttack(play, attacker, defender);
  raze(play, defender, area);
  const placed = Math.min(defenders, supply(play, defender, area, 'tokens'));
  place(play, defender, area, placed);
  const cite = play.rules.cite(defender === BARBARIANS ? 'pirateCityFalls' : 'cityFalls');
  play.emit('cityFalls', cite, {
    area,
    attacker,
    defender,
    attackers: tokens(play, attacker, area),
    defenders: placed,
  });
  const missing = play.rules.variants.missingDefenders === 'substituted' ? defenders - placed : 0;
  play.push(tokenConflict, missing > 0 ? { area, substitutes: { [defender]: missing } } : { area });
}

/** Nobody of the attackers is left, and the rules give nothing to the fallen. */
const emptyHanded = (p: Position, { area, attacker }: Attack): boolean =>
  p.rules.variants.spoilsTo === 'survivors' && tokens(p, attacker, area) === 0;

/** Cards that may be drawn from somebody: where calamities that cannot be traded lie open, they are not among them. */
function spoilsOf(play: Play, from: NationId): readonly CardId[] {
  const { rules } = play;
  const { hand } = play.own(from);
  if (rules.variants.fixedCalamities !== 'shown') return hand;
  return hand.filter((id) => rules.card(id).calamity?.tradeable !== false);
}

/** A card of the pirates is one of any stack, where they have any; a card that must be taken is no question. */
function askCard(play: Play, attack: Attack): void {
  const { attacker, defender } = attack;
  const { pirateCard, spoilCard } = play.rules.variants;
  if (defender !== BARBARIANS) {
    if (spoilCard === 'mustTake' && spoilsOf(play, defender).length > 0)
      takeSpoils(play, attack, attacker, { card: true, treasury: 0 });
    return;
  }
  if (pirateCard === 'none') return;
  const stacks = play.state.hidden.stacks[nation(play, attacker).block]!;
  const among = stacks.flatMap((pile, i) => (pile.length > 0 ? [i + 1] : []));
  if (among.length === 0) return;
  const cite = play.rules.cite('pirateSpoils');
  const ask = { purpose: 'pirateStack' as const, among: [...each('stack', among.reverse()), null] };
  play.ask({ kind: 'chooseOne', owner: attacker, ask, cite });
}

function askSpoils(play: Play, { attacker, defender }: Attack): void {
  const pirates = defender === BARBARIANS;
  const { plunder, piratePlunder } = play.rules.numbers;
  const { spoilCard } = play.rules.variants;
  const card = spoilCard === 'mayTake' && !pirates && spoilsOf(play, defender).length > 0;
  const treasury = Math.min(pirates ? piratePlunder : plunder, nation(play, attacker).stock.tokens);
  if (!card && treasury === 0) return;
  const cite = play.rules.cite(pirates ? 'pirateSpoils' : 'spoils');
  play.ask({ kind: 'spoils', owner: attacker, ask: { from: defender, card, treasury }, cite });
}

function takeSpoils(play: Play, attack: Attack, by: NationId, answer: Answer<'spoils'>): void {
  const { area, defender } = attack;
  if (answer.card) {
    const card = pick(play.rng, spoilsOf(play, defender));
    give(play, defender, by, [card]);
    const known = { [by]: { card }, [defender]: { card } };
    play.emit('cardTaken', play.rules.cite('spoils'), { area, nation: by, from: defender }, known);
  }
  if (answer.treasury > 0) {
    collect(play, by, answer.treasury);
    play.emit('plunder', play.rules.cite('plunder'), { area, nation: by, treasury: answer.treasury });
  }
}

/** Tokens of `attacker` against the city in `area`, once all others there are beaten; `perishing` of them die if they fail. */
const attackStep = (perishing: (play: Play, attack: Attack) => number): Step<Assault, Attack> => ({
  id: 'cityAttack',
  calls: [tokenConflict],
  run(play, frame) {
    const attack = frame.locals;
    const { area, attacker } = attack;
    switch (frame.at++) {
      case 0:
        if (tokenOwners(play, area).length > 1) play.push(tokenConflict, { area });
        return 'again';
      case 1:
        attack.defender = cityOwner(play, area)!;
        if (tokens(play, attacker, area) === 0) return 'done';
        if (!succeeds(play, area, attacker)) {
          fail(play, attack, perishing(play, attack));
          return 'done';
        }
        fall(play, attack);
        return 'again';
      case 2:
        if (!attack.loot || !acts(play, attacker) || emptyHanded(play, attack)) return 'done';
        askCard(play, attack);
        return 'again';
      case 3:
        askSpoils(play, attack);
        return 'again';
      default:
        return 'done';
    }
  },
  on: {
    chooseOne(play, _frame, by, answer, { cite }) {
      if (answer !== null) deliver(play, by, chosen(answer, 'stack'), 0, cite);
    },
    spoils(play, frame, by, answer, { ask, cite }) {
      takeSpoils(play, frame.locals, by, answer);
      // The card comes before the treasury, which may be decided on in its light.
      const treasury = ask.treasury - answer.treasury;
      if (answer.card && treasury > 0)
        play.ask({ kind: 'spoils', owner: by, ask: { from: ask.from, card: false, treasury }, cite });
    },
  },
});

const allThere = (play: Play, { area, attacker }: Attack): number => tokens(play, attacker, area);

/** Those who fail are destroyed at once. */
export const cityAttack = attackStep(allThere);

/** Those who fail stay until surplus is removed; barbarians, who remove none, are destroyed. */
export const lingeringAttack = attackStep((play, attack) =>
  attack.attacker === BARBARIANS ? allThere(play, attack) : 0,
);
