import { text } from '../i18n/index.ts';
import type { Session } from '../session/session.ts';
import { nameOf } from './model.ts';

/** Who prevailed, in words: one nation, several together, or nobody. */
export function verdict(session: Session): string {
  const { result: say, ui } = text.value;
  const { winner, shared } = session.view.value.open.result!;
  if (shared) return say.shared(ui.list(shared.map((id) => nameOf(session, id))));
  return winner ? say.prevails(nameOf(session, winner)) : say.nobody;
}
