import { calamities } from '../../board/cards.ts';
import { nation, nations } from '../../board/queries.ts';
import { blocks, controllerOf, fewestCities } from '../../board/supply.ts';
import { citePart } from '../../calamities/common.ts';
import type { Play } from '../../kernel/play.ts';
import type { Step } from '../../kernel/step.ts';
import type { Calamity } from '../../ruleset/types.ts';
import type { BlockId, CardId, Frame, NationId } from '../../state.ts';

// Barbarians that stay on the board have a turn of their own, before any calamity strikes: the force of each block, which
// is what stands in the land of its nations, is led by whoever drew the last calamity that brought a horde there.

interface Horde {
  victim: NationId;
  card: CardId;
  calamity: Calamity;
}
type Agenda = { step: string; locals: Frame['locals'] }[];

function hordes(play: Play): Horde[] {
  return nations(play).flatMap((victim) =>
    calamities(play.rules, play.own(victim).hand).flatMap((card) => {
      const calamity = play.rules.card(card).calamity!;
      return calamity.before ? [{ victim, card, calamity }] : [];
    }),
  );
}

/** Who drew the card and traded it away; if its victim drew it, who has fewest cities. */
function leaderOf(play: Play, { victim, card }: Horde): NationId {
  const drawer = play.state.hidden.drawnBy?.[card] ?? victim;
  return drawer !== victim && !nation(play, drawer).left ? drawer : fewestCities(play);
}

function appoint(play: Play, horde: Horde): void {
  const { victim, card, calamity } = horde;
  const { block } = nation(play, victim);
  const leader = leaderOf(play, horde);
  play.emit('calamityRevealed', calamity.cite, { nation: victim, calamity: calamity.id, card });
  play.open.controllers = { ...play.open.controllers, [block]: leader };
  play.emit('barbariansLed', citePart(calamity, 'leader'), { nation: leader, block });
}

/** What the force of a block does, one after the other; those without a leader do nothing. */
function agendaOf(play: Play, block: BlockId, arriving: readonly Horde[]): Agenda {
  const leader = controllerOf(play, block);
  if (leader === undefined) return [];
  const locals = { block, leader };
  const landings = arriving
    .filter(({ victim }) => nation(play, victim).block === block)
    .map(({ victim, calamity }) => ({
      step: 'barbariansLand',
      locals: { leader, victim, calamity: calamity.id },
    }));
  return [
    ...['barbariansRaise', 'barbariansSail', 'fleets', 'barbariansMarch'].map((step) => ({ step, locals })),
    ...landings,
    { step: 'barbariansFight', locals },
  ];
}

export const barbarianTurn: Step = {
  id: 'barbarianTurn',
  run(play, frame) {
    if (frame.at === 0) {
      const arriving = hordes(play);
      for (const horde of arriving) appoint(play, horde);
      const agenda = blocks(play).flatMap((block) => agendaOf(play, block, arriving));
      frame.locals['agenda'] = agenda as never;
    }
    const next = (frame.locals['agenda'] as unknown as Agenda)[frame.at++];
    if (!next) return 'done';
    play.push(next.step, { ...next.locals });
    return 'again';
  },
};
