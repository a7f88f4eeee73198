import type { Notice } from '@ochre/protocol';
import type { Fact } from '../store/notices.ts';

/** What each kind of decision is about; a kind without words of its own is just a decision. */
const DECISIONS: Record<string, string> = {
  chooseCivilization: 'choose your civilization',
  foundCities: 'found your first cities',
  chooseCredits: 'choose your credits',
  placeTokens: 'place tokens',
  taxRate: 'set your tax rate',
  move: 'move',
  conflictLoss: 'take losses of a conflict',
  construct: 'build cities',
  chooseCities: 'choose cities',
  reduceCities: 'reduce cities',
  takeDamage: 'take damage',
  chooseNations: 'choose among the nations',
  chooseOne: 'make a choice',
  confirm: 'say yes or no',
  discardCards: 'discard cards',
  selectUnits: 'select units',
  annexUnits: 'annex units',
  trade: 'trade',
  purchase: 'buy advances',
};

const moment = (at: number): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

function sentence({ kind, decision = '', deadline, nation = 'Somebody' }: Fact): string {
  const about = Object.hasOwn(DECISIONS, decision) ? `: ${DECISIONS[decision]}` : '';
  const until = deadline === undefined ? '' : ` Your time ends on ${moment(deadline)}.`;
  switch (kind) {
    case 'decision':
      return `The table waits for your decision${about}.${until}`;
    case 'near':
      return `Your time is nearly up${about}.${until}`;
    case 'taken':
      return `${nation} took your offer.`;
    case 'offer':
      return `${nation} made you an offer.`;
    case 'over':
      return 'The game is over.';
  }
}

export function noticeOf(fact: Fact, url: (table: string) => string): Notice {
  const { table, title, ...rest } = fact;
  return { ...rest, table: { id: table, title, url: url(table) }, text: sentence(fact) };
}

const byTable = (notices: readonly Notice[]): Notice[][] => [
  ...Map.groupBy(notices, (notice) => notice.table.id).values(),
];

/** One line for all of it. */
export function subjectOf(notices: readonly Notice[]): string {
  const [first] = notices;
  if (notices.length === 1) return `${first!.table.title}: ${first!.text.split('. ')[0]!.replace(/\.$/, '')}`;
  const tables = byTable(notices);
  return tables.length === 1
    ? `${first!.table.title}: ${notices.length} things happened`
    : `${notices.length} things happened at ${tables.length} tables`;
}

/** The whole of a mail. */
export function letterOf(notices: readonly Notice[], stop: string): string {
  const parts = byTable(notices).map((list) => {
    const { title, url } = list[0]!.table;
    return [title, ...list.map((notice) => `- ${notice.text}`), url].join('\n');
  });
  return `${parts.join('\n\n')}\n\n--\nNo more of these: ${stop}\n`;
}

export const CONFIRM_SUBJECT = 'Do you want notices of your game?';
export const confirmLetter = (confirm: string, stop: string): string =>
  `Somebody, hopefully you, asked for notices of a game of Ochre to be sent to this address.

If you want them, confirm it here: ${confirm}

If you do not, just leave it: nothing will be sent. To never be asked again: ${stop}
`;
