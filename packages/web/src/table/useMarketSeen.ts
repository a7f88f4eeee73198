import { useEffect, useRef } from 'preact/hooks';
import type { Reel } from '../live/reel.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';

/** So long a market stands still once it came in sight, in milliseconds: what one begins to read is there. */
const SEEN_MS = 3000;

/** A market that went on under a film stands still as the film ends. */
export function useMarketSeen(session: Session, reel: Reel): void {
  const film = reel.showing.value !== undefined;
  const filmed = useRef(film);
  useEffect(() => {
    const uncovered = filmed.current && !film;
    filmed.current = film;
    const { prompts, open } = session.view.peek();
    const traded = prompts.some(({ kind, optional }) => kind === 'trade' && !optional);
    if (!uncovered || !traded || open.offers.length === 0 || settings.bots.value.peek() === 'instant') return;
    session.holdMarket?.('seen', true);
    const timer = setTimeout(() => session.holdMarket?.('seen', false), SEEN_MS);
    return () => {
      clearTimeout(timer);
      session.holdMarket?.('seen', false);
    };
  }, [session, film]);
}
