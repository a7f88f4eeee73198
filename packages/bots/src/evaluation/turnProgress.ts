import type { Sight } from '@ochre/engine';

/** Where the turn stands: what is still to come before cards are drawn and markers move. */
export interface TurnProgress {
  /** Cards of this turn have been drawn. */
  drawn: boolean;
  /** Everybody grows before cards are drawn again. */
  grows: boolean;
  /** Markers move without anything built before. */
  judged: boolean;
  /** Support is checked before markers move. */
  supported: boolean;
  /** Steps after the one in progress up to the next draw, into the turn to come if need be. */
  ahead: readonly string[];
}

export function turnProgress({ rules, open }: Sight): TurnProgress {
  const { turn } = rules.ruleset;
  const draw = turn.findIndex((step) => rules.step(step).draws);
  // What comes twice a turn comes the second time once something was built.
  const now = open.built.length > 0 ? turn.lastIndexOf(open.phase) : turn.indexOf(open.phase);
  const rest = turn.slice(now + 1);
  const drawn = now >= draw;
  return {
    drawn,
    grows: drawn || now < turn.indexOf('expansion'),
    judged: drawn && rest.includes('succession'),
    supported: turn.slice(now).includes('support'),
    ahead: drawn ? [...rest, ...turn.slice(0, draw)] : turn.slice(now + 1, draw),
  };
}
