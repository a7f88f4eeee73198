import { type AdvanceId, BARBARIANS, type Nation, type Open, type Owner } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import type { LoggedEvent, Session } from '../session/session.ts';

type Table = Pick<Session, 'rules' | 'log' | 'view'>;

/** Nations with the advances they held when an event was logged. */
function holdingThen({ log, view }: Table, { seq }: LoggedEvent): Open {
  const later = new Map<Owner, AdvanceId[]>();
  for (const { seq: no, event } of log.value)
    if (no > seq && event.type === 'advancesBought')
      later.set(event.open.nation, [...(later.get(event.open.nation) ?? []), ...event.open.advances]);
  const { open } = view.value;
  const then = ([id, nation]: [string, Nation]): [string, Nation] => {
    const had = (held: readonly AdvanceId[]): AdvanceId[] =>
      held.filter((advance) => !later.get(id)?.includes(advance));
    const { advances, awake } = nation;
    return [id, { ...nation, advances: had(advances), ...(awake && { awake: had(awake) }) }];
  };
  return { ...open, nations: Object.fromEntries(Object.entries(open.nations).map(then)) };
}

/** Tokens that a nation was left with when it fought in an area just before. */
function leftIn(log: readonly LoggedEvent[], { seq, turn, phase }: LoggedEvent, area: string, who: Owner) {
  const fought = log.findLast(
    (e) =>
      e.seq < seq &&
      e.turn === turn &&
      e.phase === phase &&
      e.event.type === 'tokenConflict' &&
      e.event.open.area === area,
  )?.event;
  return fought?.type === 'tokenConflict' ? fought.open.sides[who]?.left : undefined;
}

/**
 * How many tokens a city that held would have taken, and how many came as far as that is known; `board` is the table just
 * before, where it is. What calamities and abilities start may go by other numbers.
 */
export function siegeWords(table: Table, logged: LoggedEvent, board?: Open): string {
  const { event, phase } = logged;
  if (event.type !== 'cityHeld' || phase !== 'conflict') return '';
  const { rules, log, view } = table;
  const { area, attacker, defender, tokens } = event.open;
  const open = holdingThen(table, logged);
  const known = (who: Owner): boolean => who === BARBARIANS || open.nations[who] !== undefined;
  if (!known(attacker) || !known(defender)) return '';
  const { need } = rules.policies.cityAttack({ rules, config: view.value.config, open }, attacker, defender);
  const pieces = attacker === BARBARIANS ? board?.barbarians : board?.nations[attacker];
  const came = tokens > 0 ? tokens : (pieces?.tokens[area] ?? leftIn(log.value, logged, area, attacker));
  // Numbers that do not fit are of another kind of attack.
  if (came !== undefined && came >= need) return '';
  return text.value.events.siege(came, need);
}
