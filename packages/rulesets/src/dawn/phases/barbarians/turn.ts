import { calamities } from '@ochre/engine/board/cards.ts';
import { nation, nations } from '@ochre/engine/board/queries.ts';
import { blocks, controllerOf, fewestCities } from '@ochre/engine/board/supply.ts';
import type { Play } from '@ochre/engine/kernel/play.ts';
import { procedure } from '@ochre/engine/ruleset/terms.ts';
import type { Calamity } from '@ochre/engine/ruleset/types.ts';
import type { CardId, Frame, NationId } from '@ochre/engine/state.ts';
import { lead, restingOf } from './force.ts';

// Barbarians that stay on the board have a turn of their own, before any calamity strikes: all move, then hordes land,
// then all fight. The force of each block, which is what stands in the land of its nations when the turn begins, is led
// by whoever drew the last calamity that brought a horde there; one without a leader does nothing until led ones come there.

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

/** Who drew the card; if its victim drew it and it was never traded, who has fewest cities. */
function leaderOf(play: Play, { victim, card }: Horde): NationId {
  const { drawnBy, tradedBy } = play.state.hidden;
  const drawer = drawnBy?.[card];
  if (drawer === undefined || nation(play, drawer).left) return fewestCities(play);
  return drawer !== victim || tradedBy[card] !== undefined ? drawer : fewestCities(play);
}

function appoint(play: Play, horde: Horde): void {
  const { victim, card, calamity } = horde;
  const { block } = nation(play, victim);
  const leader = leaderOf(play, horde);
  play.emit('calamityRevealed', calamity.cite, { nation: victim, calamity: calamity.id, card });
  lead(play, leader, block);
}

const AT_SEA = ['barbariansRaise', 'barbariansSail', 'fleets'];

function agendaOf(play: Play, arriving: readonly Horde[]): Agenda {
  if (blocks(play).every((block) => controllerOf(play, block) === undefined)) return [];
  const resting = restingOf(play);
  return [
    ...AT_SEA.map((step) => ({ step, locals: {} })),
    { step: 'barbariansMarch', locals: { resting } },
    ...arriving.map(({ victim, calamity }) => ({
      step: 'barbariansLand',
      locals: { victim, calamity: calamity.id },
    })),
    { step: 'barbariansFight', locals: { resting } },
  ];
}

export const barbarianTurn = procedure({
  id: 'barbarianTurn',
  harm: { loses: 'toBarbarians' },
  terms: {
    with: { tokens: 'number' },
    twists: {},
    cites: ['tokens', 'landing'],
  },
  calls: [...AT_SEA, 'barbariansMarch', 'barbariansLand', 'barbariansFight'],
  run(play, frame) {
    if (frame.at === 0) {
      const arriving = hordes(play);
      for (const horde of arriving) appoint(play, horde);
      frame.locals['agenda'] = agendaOf(play, arriving) as never;
    }
    const next = (frame.locals['agenda'] as unknown as Agenda)[frame.at++];
    if (!next) return 'done';
    play.push(next.step, { ...next.locals });
    return 'again';
  },
});
