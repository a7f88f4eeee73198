import type { View } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';
import type { Sound } from './sounds.ts';

const BATTLES = new Set(['tokenConflict', 'cityFalls', 'cityHeld']);
/** Whoever has waited less is looking at the table anyway. */
const WAITED_MS = 2000;

/** The weightiest sound that some news of a table is worth to one seat. */
function soundOf(news: readonly LoggedEvent[], me: string): Sound | undefined {
  const about = ({ event: { open } }: LoggedEvent): boolean => {
    const { nation, attacker, defender, sides } = open as Record<string, unknown>;
    return [nation, attacker, defender].includes(me) || (typeof sides === 'object' && me in (sides ?? {}));
  };
  if (news.some((n) => n.event.type === 'calamityRevealed' && about(n))) return 'calamity';
  if (news.some((n) => BATTLES.has(n.event.type) && about(n))) return 'battle';
  const toMe = ({ event }: LoggedEvent): boolean =>
    event.type === 'offerMade' && (event.open['offer'] as { to?: string } | undefined)?.to === me;
  return news.some(toMe) ? 'offer' : undefined;
}

/** What of a table one seat wants to hear: that it is its turn, all that befalls it, or nothing. */
export type Hearing = 'turn' | 'on' | 'off';

/** Follows a table, and says what of it is to be heard. */
export class Ear {
  private heard: number;
  /** Since when nothing is asked of me; undefined while something is. */
  private free: number | undefined;

  constructor(log: readonly LoggedEvent[]) {
    this.heard = log.at(-1)?.seq ?? -1;
  }

  hear(
    log: readonly LoggedEvent[],
    { viewer, prompts }: Pick<View, 'viewer' | 'prompts'>,
    hearing: Hearing,
    { now, away }: { now: number; away: boolean },
  ): Sound | undefined {
    const from = log.findLastIndex((l) => l.seq <= this.heard) + 1;
    this.heard = log.at(-1)?.seq ?? this.heard;
    const asked = prompts.some((d) => !d.optional);
    const waited = this.free !== undefined && (away || now - this.free >= WAITED_MS);
    this.free = asked ? undefined : (this.free ?? now);
    if (hearing === 'off') return undefined;
    const turn = asked && waited ? 'turn' : undefined;
    return hearing === 'turn' ? turn : (soundOf(log.slice(from), viewer) ?? turn);
  }
}
