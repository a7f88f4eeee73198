import type { Language } from '@ochre/languages';
import type { Notice } from '@ochre/protocol';
import type { Fact } from '../store/notices.ts';

type Words = Language['notices'];

function sentence(
  { kind, decision = '', deadline, nation, nationId = '' }: Fact,
  language: Language,
): string {
  const { notices: say, names } = language;
  const about = Object.hasOwn(say.decisions, decision) ? say.decisions[decision] : undefined;
  const who = Object.hasOwn(names.nations, nationId) ? names.nations[nationId]! : (nation ?? say.somebody);
  switch (kind) {
    case 'decision':
    case 'near':
      return say[kind](about, deadline);
    case 'taken':
    case 'offer':
      return say[kind](who);
    case 'over':
      return say.over;
  }
}

export function noticeOf(fact: Fact, url: (table: string) => string, language: Language): Notice {
  const { table, title, nationId: _, ...rest } = fact;
  return { ...rest, table: { id: table, title, url: url(table) }, text: sentence(fact, language) };
}

const byTable = (notices: readonly Notice[]): Notice[][] => [
  ...Map.groupBy(notices, (notice) => notice.table.id).values(),
];

/** One line for all of it. */
export function subjectOf(notices: readonly Notice[], say: Words): string {
  const [first] = notices;
  if (notices.length === 1) return `${first!.table.title}: ${first!.text.split('. ')[0]!.replace(/\.$/, '')}`;
  const tables = byTable(notices);
  return tables.length === 1
    ? `${first!.table.title}: ${say.happened(notices.length)}`
    : say.happenedAt(notices.length, tables.length);
}

/** The whole of a mail. */
export function letterOf(notices: readonly Notice[], stop: string, say: Words): string {
  const parts = byTable(notices).map((list) => {
    const { title, url } = list[0]!.table;
    return [title, ...list.map((notice) => `- ${notice.text}`), url].join('\n');
  });
  return `${parts.join('\n\n')}\n\n--\n${say.noMore(stop)}\n`;
}
