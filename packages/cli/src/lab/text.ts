import { GIFTS, type Gift } from './dealings.ts';
import type { Results } from './results.ts';
import type { Interval } from './statistics.ts';
import type { Survey } from './survey.ts';

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;
const span = ([low, high]: Interval, show: (n: number) => string = String): string =>
  `${show(low)} to ${show(high)}`;

/** A Markdown table. */
function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function versusText({ plan, versus }: Results): string[] {
  if (!versus) return [];
  const [a, b] = plan.entrants;
  const { games, deals, winShare, ci95, pointsOver, pointsCi95 } = versus;
  return [
    `${a} against ${b}: ${percent(winShare)} of wins (95 %: ${span(ci95, (n) => percent(n))}; 50 % is chance), ${pointsOver} points a seat above it (95 %: ${span(pointsCi95)}), ${games} games of ${deals} deals`,
  ];
}

function amongText({ plan, among }: Results): string[] {
  if (!among) return [];
  const [one, others] = plan.entrants;
  const { games, deals, places, upperShare, ci95, winShare, winCi95, fairShare, pointsOver, pointsCi95 } =
    among;
  return [
    `${one} alone among ${others}: wins ${percent(winShare)} (95 %: ${span(winCi95, (n) => percent(n))}; ${percent(fairShare)} is fair), ${pointsOver} points above the others' mean (95 %: ${span(pointsCi95)})`,
    `in the upper half of the table in ${percent(upperShare)} of ${games} games of ${deals} deals (95 %: ${span(ci95, (n) => percent(n))}); places ${places.map((n, i) => `${i + 1}: ${n}`).join(', ')}`,
  ];
}

function standingsText({ standings }: Results): string[] {
  if (!standings) return [];
  const rows = standings.map((s) => [
    s.entrant,
    s.rating,
    span(s.ratingCi95),
    s.wins,
    s.seats,
    `${s.winIndex.toFixed(2)} (${span(s.winCi95, (n) => n.toFixed(2))})`,
  ]);
  return [table(['bot', 'rating', '95 %', 'wins', 'seats', 'wins against chance (95 %)'], rows)];
}

const endingsOf = ({ endings, games }: Survey): string =>
  Object.entries(endings)
    .map(([how, n]) => `${how} ${percent(n / games, 0)}`)
    .join(', ');

function surveyRow(s: Survey): (string | number)[] {
  const points = s.points.filter(({ mean }) => mean !== 0).map(({ source, mean }) => `${source} ${mean}`);
  const slowest = Object.entries(s.cost.slowest).map(([bot, { ms, kind }]) => `${bot} ${ms} ms (${kind})`);
  return [
    s.name,
    s.games,
    endingsOf(s),
    `${s.turns.median} (${s.turns.low}-${s.turns.high})`,
    `${s.total.mean} (winners ${s.total.winners}): ${points.join(', ')}`,
    s.trade.perTurn.mean,
    `${s.wars.conflicts}, ${s.wars.citiesTaken}`,
    s.damagePerPlayerTurn,
    `${s.advancesEach}; ${s.advances.length - s.unused.advances.length} of ${s.advances.length}`,
    `${s.cost.cpuMs.median} (${s.cost.cpuMs.high})`,
    slowest.join(', '),
  ];
}

const SURVEY_HEAD = [
  'rules',
  'games',
  'end',
  'turns',
  'victory points',
  'trades a turn',
  'fights, cities taken a game',
  'calamity losses a player and turn',
  'advances a player; in use',
  'CPU ms a game (most)',
  'slowest answer',
];

const GIFT_NAMES: Readonly<Record<Gift, string>> = {
  promised: 'offers with a promise',
  silent: 'offers without one',
  asked: 'what takers gave, not all asked for by name',
  named: 'what takers gave, all asked for by name',
};

/** How often a calamity changes hands, and in what deals. */
function dealingsText({ name, trade }: Survey): string {
  const { gifts, drawn, passed, returned } = trade.calamities;
  const deals = GIFTS.map((gift) => `${GIFT_NAMES[gift]} ${gifts[gift].evil} of ${gifts[gift].deals}`);
  const each = (passed / Math.max(1, drawn)).toFixed(2);
  return `${name}, cards with a calamity among them: ${deals.join('; ')}; each calamity drawn was passed ${each} times, ${returned} went straight back`;
}

/** What never came up, a line for each rule set and kind. */
const unusedText = ({ name, unused }: Survey): string =>
  [
    ['advances nobody bought', unused.advances] as const,
    ['calamities that never struck', unused.calamities] as const,
  ]
    .map(([what, some]) => `${name}, ${what}: ${some.map((one) => one.name).join(', ') || 'none'}`)
    .join('\n');

/** The figures of a run for a terminal; tables are Markdown, to be kept. */
export function textOf(results: Results): string {
  const parts = [...versusText(results), ...amongText(results), ...standingsText(results)];
  if (results.surveys.length > 0)
    parts.push(
      table(SURVEY_HEAD, results.surveys.map(surveyRow)),
      ...results.surveys.map(dealingsText),
      ...results.surveys.map(unusedText),
    );
  return parts.join('\n\n');
}

/** What `--json` prints: one line, the same for every run of the plan but for what it cost. */
export function lineOf(results: Results): string {
  const { plan, games, versus, among, standings, surveys } = results;
  const { kind, entrants, seed } = plan;
  const players = [...new Set(plan.tables.map((config) => config.players))];
  const rules = [...new Set(plan.tables.map((config) => config.ruleset))];
  const head = { kind, rules, players, entrants, seed, games };
  if (versus) return JSON.stringify({ ...head, ...versus, interval: 'Wilson, games of a deal together' });
  if (among) return JSON.stringify({ ...head, ...among, interval: 'Wilson, games of a deal together' });
  return JSON.stringify(standings ? { ...head, standings } : { ...head, surveys });
}
