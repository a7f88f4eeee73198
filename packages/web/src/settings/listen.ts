import { effect } from '@preact/signals';
import type { LoggedEvent, Session } from '../session/session.ts';
import { settings } from './settings.ts';
import { play, type Sound } from './sounds.ts';

const BATTLES = new Set(['tokenConflict', 'cityFalls', 'cityHeld']);

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

/** Makes a table heard: what befalls this seat, and that it is asked. Returns how to stop. */
export function listen(session: Session): () => void {
  let heard = session.log.peek().at(-1)?.seq ?? -1;
  let asked = true;
  return effect(() => {
    const log = session.log.value;
    const { viewer, prompts } = session.view.value;
    const on = settings.sound.value.value === 'on';
    const from = log.findLastIndex((l) => l.seq <= heard) + 1;
    const news = log.slice(from);
    heard = log.at(-1)?.seq ?? heard;
    const asks = prompts.some((d) => !d.optional);
    const turn = asks && !asked;
    asked = asks;
    if (!on) return;
    const sound = soundOf(news, viewer) ?? (turn ? 'turn' : undefined);
    if (sound) play(sound);
  });
}
