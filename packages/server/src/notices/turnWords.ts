import type { Language } from '@ochre/languages';
import { gameFor } from '../games.ts';
import type { Tally, TurnFact } from './turnFact.ts';

/** A message to a group, before it has the form of any service. */
export interface GroupMessage {
  title: string;
  url: string;
  link: string;
  /** In one line: where the game stands. */
  lead: string;
  /** What happened, one thing a line. */
  lines: string[];
  /** Where it can be played. */
  footer: string;
  over: boolean;
}

interface Names {
  ruleset: string;
  nation(id: string): string;
  calamity(id: string): string;
}

function namesIn({ ruleset, map }: TurnFact, { names }: Language): Names {
  const { name, civilizations, calamities } = gameFor(ruleset, map).rules.ruleset;
  const printed = (list: readonly { id: string; name: string }[], id: string): string =>
    list.find((one) => one.id === id)?.name ?? id;
  const said = (words: Readonly<Record<string, string>>, id: string): string | undefined =>
    Object.hasOwn(words, id) ? words[id] : undefined;
  return {
    ruleset: said(names.rulesets, ruleset) ?? name,
    nation: (id) => said(names.nations, id) ?? printed(civilizations, id),
    calamity: (id) => said(names.calamities, id) ?? printed(calamities, id),
  };
}

function linesOf(tally: Tally, { group: say, ui }: Language, names: Names): string[] {
  const bought = Object.entries(tally.bought).map(([id, n]) => say.advances(names.nation(id), n));
  const struck = Map.groupBy(tally.calamities, ({ calamity }) => calamity);
  return [
    ...[...struck].map(([calamity, list]) =>
      say.struck(names.calamity(calamity), ui.list(list.map(({ nation }) => names.nation(nation)))),
    ),
    ...tally.fallen.map(({ attacker, defender }) => say.fell(names.nation(defender), names.nation(attacker))),
    ...(tally.trades > 0 ? [say.trades(tally.trades)] : []),
    ...(tally.built > 0 ? [say.built(tally.built)] : []),
    ...(bought.length > 0 ? [say.bought(ui.list(bought))] : []),
    ...tally.gone.map((nation) => say.gone(names.nation(nation))),
  ];
}

function resultLines(
  { order }: NonNullable<TurnFact['result']>,
  say: Language['group'],
  names: Names,
): string[] {
  return order.map(({ nation, points, player }, i) => say.place(i + 1, names.nation(nation), points, player));
}

/** Where the game stands, in a line. */
function leadOf({ turn, phase, waits, result }: TurnFact, language: Language, names: Names): string {
  const { group: say, table, ui, result: end } = language;
  if (result) {
    const winners = result.order.slice(0, result.shared).map(({ nation }) => names.nation(nation));
    const who = winners.length > 1 ? end.shared(ui.list(winners)) : end.prevails(winners[0] ?? '');
    return result.order.length === 0 ? `${end.over(result.after)}.` : `${end.over(result.after)}: ${who}.`;
  }
  if (turn === 0) return say.begun;
  if (phase === undefined) return say.done(turn);
  const named = Object.hasOwn(table.phases, phase) ? table.phases[phase]! : table.setup;
  return `${say.now(turn, named)} ${waits.length > 0 ? say.waits(ui.list(waits)) : say.goesOn}`;
}

export function messageOf(fact: TurnFact, url: string, language: Language): GroupMessage {
  const names = namesIn(fact, language);
  const { result, tally, title } = fact;
  return {
    title,
    url,
    link: language.group.link,
    lead: leadOf(fact, language, names),
    lines: result ? resultLines(result, language.group, names) : tally ? linesOf(tally, language, names) : [],
    footer: `Ochre · ${names.ruleset}`,
    over: result !== undefined,
  };
}
