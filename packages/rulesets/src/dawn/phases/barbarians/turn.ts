import { type Calamity, type CardId, clone, type NationId } from '@ochre/engine';
import { blocks, calamities, controllerOf, fewestCities, nation, nations } from '@ochre/engine/query';
import {
  type Due,
  due,
  type Nothing,
  type Play,
  type Procedure,
  type Step,
  type Terms,
} from '@ochre/engine/ruleset';
import { fleets } from '../fleets.ts';
import { barbariansFight } from './fight.ts';
import { lead, restingOf } from './force.ts';
import { barbariansLand } from './land.ts';
import { barbariansMarch } from './march.ts';
import { barbariansRaise } from './raise.ts';
import { barbariansSail } from './sail.ts';

// Barbarians that stay on the board have a turn of their own, before any calamity strikes: all move, then hordes land,
// then all fight. The force of each block, which is what stands in the land of its nations when the turn begins, is led
// by whoever drew the last calamity that brought a horde there; one without a leader does nothing until led ones come there.

interface Horde {
  victim: NationId;
  card: CardId;
  calamity: Calamity;
}

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

function agendaOf(play: Play, arriving: readonly Horde[]): Due[] {
  if (blocks(play).every((block) => controllerOf(play, block) === undefined)) return [];
  const resting = restingOf(play);
  return [
    due(barbariansRaise),
    due(barbariansSail),
    due(fleets),
    due(barbariansMarch, { resting }),
    ...arriving.map(({ victim, calamity }) => due(barbariansLand, { victim, calamity: calamity.id })),
    due(barbariansFight, { resting }),
  ];
}

const terms = {
  with: { tokens: 'number' },
  twists: {},
  cites: ['tokens', 'landing'],
} as const satisfies Terms;

/** A step of the turn, which no calamity is called for: it looks itself who holds one. */
export const barbarianTurn: Step<Nothing, { agenda: Due[] }> & Procedure<typeof terms> = {
  id: 'barbarianTurn',
  cites: ['barbariansLed'],
  harm: { loses: 'toBarbarians' },
  terms,
  calls: [barbariansRaise, barbariansSail, fleets, barbariansMarch, barbariansLand, barbariansFight],
  run(play, frame) {
    if (frame.at === 0) {
      const arriving = hordes(play);
      for (const horde of arriving) appoint(play, horde);
      frame.locals.agenda = agendaOf(play, arriving);
    }
    const next = frame.locals.agenda[frame.at++];
    if (!next) return 'done';
    play.pushDue(clone(next));
    return 'again';
  },
};
