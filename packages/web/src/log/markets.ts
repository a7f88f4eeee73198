import type { NationId, Rules } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';

/**
 * Where cards came but nobody could trade nothing happened, and people wonder where the market is: a turn that went past it
 * has one that opened for nobody.
 */
export function withSkippedMarkets(log: readonly LoggedEvent[], rules: Rules): LoggedEvent[] {
  const order = rules.ruleset.turn;
  const market = order.indexOf('trade');
  const told: LoggedEvent[] = [];
  let [turn, at, drawn] = [0, 0, false];
  for (const logged of log) {
    if (logged.turn !== turn) [turn, at, drawn] = [logged.turn, logged.turn === turn + 1 ? 0 : market, false];
    const { type, open } = logged.event;
    drawn ||= type === 'cardsDrawn' && open.count > 0;
    // Steps such as conflict come twice a turn: each is the next one of that name.
    const next = order.indexOf(logged.phase, at);
    if (drawn && at < market && next > market) told.push(marketFor(logged, rules.cite('trade')));
    if (next >= 0) at = next;
    told.push(logged);
  }
  return told;
}

/** A market without traders, just before something else. */
const marketFor = ({ seq, turn }: LoggedEvent, cite: string): LoggedEvent => ({
  seq: seq - 0.5,
  turn,
  phase: 'trade',
  event: { type: 'tradeOpened', cite, open: { nations: [] } },
});

/** Why a nation is in no market of this turn: none yet, none without it, or none at all. */
export function whyNoMarket(
  log: readonly LoggedEvent[],
  rules: Rules,
  turn: number,
  me: NationId | undefined,
): 'yet' | 'withoutMe' | 'forNobody' {
  const told = withSkippedMarkets(log, rules);
  const opened = told.findLast((e) => e.turn === turn && e.event.type === 'tradeOpened')?.event;
  if (opened?.type !== 'tradeOpened') return 'yet';
  const { nations } = opened.open;
  if (nations.length === 0) return 'forNobody';
  return me === undefined || nations.includes(me) ? 'yet' : 'withoutMe';
}
