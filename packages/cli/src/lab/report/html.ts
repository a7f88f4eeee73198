import type { Plan } from '../plan.ts';
import type { Results } from '../results.ts';
import { html } from './charts.ts';
import { amongCard, overview, standingCards, surveySection, versusCard } from './sections.ts';
import { style } from './style.ts';

const TITLES: Record<Plan['kind'], (entrants: string[]) => string> = {
  versus: ([a, b]) => `${a} against ${b}`,
  among: ([one, others]) => `${one} alone among ${others}`,
  tournament: (entrants) => `A tournament of ${entrants.length}`,
  survey: (entrants) => `Games of ${entrants.join(', ')} bots`,
};

/** 5, 6, 7 and 9 as 5–7, 9. */
function ranges(numbers: number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const starts = sorted.filter((n) => !sorted.includes(n - 1));
  const ends = sorted.filter((n) => !sorted.includes(n + 1));
  return starts.map((from, i) => (from === ends[i] ? `${from}` : `${from}–${ends[i]}`)).join(', ');
}

/** The report: one file that needs nothing else. */
export function htmlOf(results: Results): string {
  const { plan, games, whole, surveys, standings, code } = results;
  const title = TITLES[plan.kind](plan.entrants);
  const about = [
    surveys.map(({ name }) => name).join(', '),
    `${ranges(plan.tables.map(({ players }) => players))} players`,
    `${games} games`,
    plan.kind === 'tournament' ? plan.entrants.join(', ') : '',
    `seed ${plan.seed}`,
    `code ${code}`,
  ];
  const missing = whole
    ? ''
    : `<p class="warn">The run is unfinished: ${games} of ${plan.games} games have been played.</p>`;
  const bots =
    versusCard(results) +
    amongCard(results) +
    (standings ? standingCards(standings) : '') +
    (surveys.length > 1 ? overview(surveys) : '');
  const first = bots === '' ? '' : `<section><div class="grid">${bots}</div></section>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${html(title)} · Ochre</title><style>${style}</style></head>
<body><header><div><p class="eyebrow">Ochre · The laboratory</p><h1>${html(title.charAt(0).toUpperCase() + title.slice(1))}</h1>
<p>${html(about.filter((part) => part !== '').join('\u00a0· '))}</p></div></header>
<main>${missing}${first}${surveys.map(surveySection).join('')}</main></body></html>
`;
}
