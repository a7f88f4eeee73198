import { text } from '../i18n/index.ts';
import type { Session } from '../session/session.ts';

/** How the game came to its end, in a sentence. Heats of a tournament end before the finish of the track. */
export function ending({ view }: Pick<Session, 'view'>): string {
  const { config, open } = view.value;
  const { endedBy } = open.result!;
  const say = text.value.result.endedBy;
  return (endedBy === 'ast' && config.options['tournament'] === true ? say['heat'] : say[endedBy]) ?? '';
}
