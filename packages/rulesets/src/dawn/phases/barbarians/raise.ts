import { type AreaId, BARBARIANS } from '@ochre/engine';
import { supply } from '@ochre/engine/query';
import { launch, type Play, place, type Step } from '@ochre/engine/ruleset';
import { own } from '../../tables/cites.ts';
import { leaderAt, led, type OneBlock } from './force.ts';

const TOKENS = 'tokens';
const SHIP = 'ship';
const NOTHING = 'none';

/** What a pirate city can raise: tokens, or a ship at one of its coasts. */
function options(play: Play, area: AreaId): string[] {
  const found: string[] = [];
  if (supply(play, BARBARIANS, area, 'tokens') > 0) found.push(TOKENS);
  const { coasts } = play.rules.map.area(area);
  if (supply(play, BARBARIANS, area, 'ships') > 0)
    found.push(...coasts.map(({ id }) => (coasts.length > 1 ? `${SHIP}:${id}` : SHIP)));
  return found;
}

function raise(play: Play, area: AreaId, choice: string): void {
  const cite = own.barbariansRaise;
  if (choice === TOKENS) {
    const n = Math.min(play.rules.numbers.barbarianGrowth ?? 0, supply(play, BARBARIANS, area, 'tokens'));
    place(play, BARBARIANS, area, n);
    play.emit('barbariansRaised', cite, { area, tokens: n });
  } else {
    const { coasts } = play.rules.map.area(area);
    const coast = coasts.find(({ id }) => choice === SHIP || choice === `${SHIP}:${id}`)!;
    launch(play, BARBARIANS, coast.id);
    play.emit('barbariansRaised', cite, { area, ship: coast.id });
  }
}

/** Each pirate city raises tokens or a ship, as its leader likes. */
export const barbariansRaise: Step<OneBlock, OneBlock & { cities?: AreaId[] }> = {
  id: 'barbariansRaise',
  run(play, frame) {
    frame.locals.cities ??= led(play, play.open.barbarians.cities, (area) => area, frame.locals.block);
    const area = frame.locals.cities[frame.at++];
    if (area === undefined) return 'done';
    const among = options(play, area);
    const cite = own.barbariansRaise;
    if (among.length > 0)
      play.ask({
        kind: 'chooseOne',
        owner: leaderAt(play, area)!,
        ask: { purpose: 'barbarians.raise', among: [...among, NOTHING], place: area },
        cite,
      });
    return 'again';
  },
  on: {
    chooseOne(play, _frame, _by, choice, { ask }) {
      if (choice !== NOTHING) raise(play, ask.place!, choice);
    },
  },
};
