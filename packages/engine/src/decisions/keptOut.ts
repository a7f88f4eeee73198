import type { KeptOut } from '../decisions.ts';
import { type Cite, refuse, type Violation } from '../events.ts';
import type { Sight } from '../position.ts';
import type { NationId } from '../state.ts';

/** Says why a nation is not among those to choose from; questions of earlier versions know the rule alone. */
export function keptOut(cite: Cite, why: KeptOut | undefined): Violation {
  switch (why) {
    case 'struck':
      return refuse('notAmong', cite, 'This nation is struck itself.');
    case 'beneficiary':
      return refuse('notAmong', cite, 'Who gains by the calamity is kept out of it.');
    case 'trader':
      return refuse('notAmong', cite, 'Who traded the card is kept out of it.');
    case 'drawer':
      return refuse('notAmong', cite, 'Who drew the card is kept out of it.');
    case 'named':
      return refuse('notAmong', cite, 'This nation has been named already.');
    case 'otherBlock':
      return refuse('notAmong', cite, 'The other block is kept out of it.');
    case 'tooFar':
      return refuse('notAmong', cite, 'This nation is too far away.');
    case 'advances':
      return refuse('notAmong', cite, 'Its advances keep this nation out of it.');
    case 'noUnit':
      return refuse('notAmong', cite, 'This nation has no unit on the board.');
    case 'noCity':
      return refuse('notAmong', cite, 'This nation has no city.');
    case 'noCoastalCity':
      return refuse('notAmong', cite, 'This nation has no city on a coast.');
    case 'offPlain':
      return refuse('notAmong', cite, 'This nation has nothing to lose on the flood plain.');
    case 'oneStays':
      return refuse('notAmong', cite, 'One unit has to stay in every area, and this nation has no more.');
    default:
      return refuse('notAmong', cite, 'This nation is kept out of it.');
  }
}

/** Somebody who is not in the game, or no longer. */
export function absent({ open }: Sight, who: NationId, cite: Cite): Violation | undefined {
  if (!Object.hasOwn(open.nations, who)) return refuse('notAmong', cite, 'This nation does not play.');
  return open.nations[who]!.left ? refuse('notAmong', cite, 'This nation has left the game.') : undefined;
}
