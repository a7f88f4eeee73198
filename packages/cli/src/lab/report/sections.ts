import { nationStyles } from '@ochre/maps/render/nations.ts';
import type { Standing } from '../entrants.ts';
import type { Results } from '../results.ts';
import type { Interval } from '../statistics.ts';
import type { Survey } from '../survey.ts';
import { bars, columns, html, legend, type Slice, stacked, whiskers } from './charts.ts';
import { capital, card, dash, percent, scaleOf, tile } from './parts.ts';
import { advances, calamities, unused, used } from './usage.ts';

const PALETTE = [1, 2, 3, 4, 5, 6, 7].map((n) => `var(--c${n})`);
const SOURCES = ['succession', 'advances', 'cities', 'cards', 'treasury', 'bonus'];
const ENDINGS: Record<string, string> = {
  ast: 'The succession table was walked to its end',
  limit: 'The agreed number of turns was played',
  eliminations: 'All others were wiped out',
  departures: 'All others had left',
  deserted: 'Nobody was left',
};

export function versusCard({ plan, versus }: Results): string {
  if (!versus) return '';
  const [a, b] = plan.entrants as [string, string];
  const { winShare, ci95, games, deals } = versus;
  const scale = { from: 0, to: 1, mark: 0.5, marks: [0, 0.25, 0.5, 0.75, 1], show: percent };
  const head = `<p class="score"><b>${percent(winShare, 1)}</b><span>of wins go to ${html(a)}, ${percent(1 - winShare, 1)} to ${html(b)}</span></p>`;
  const track = whiskers(
    [{ label: a, value: `95 %: ${dash(ci95, (n) => percent(n, 1))}`, middle: winShare, span: ci95 }],
    scale,
  );
  const note = `${games} games of ${deals} deals; each deal is played twice with the seats changed, so chance is 50 %. Interval: Wilson, with the two games of a deal counted together where they end alike.`;
  return card('versus', `${capital(a)} against ${b}`, note, head + track, true);
}

export function amongCard({ plan, among }: Results): string {
  if (!among) return '';
  const [one, others] = plan.entrants as [string, string];
  const { upperShare, ci95, games, deals, places, winShare, winCi95, fairShare, pointsOver } = among;
  const head = `<p class="score"><b>${percent(upperShare, 1)}</b><span>of games end in the upper half of the table, 95 %: ${dash(ci95, (n) => percent(n, 1))}</span></p><p class="score"><b>${percent(winShare, 1)}</b><span>are won, 95 %: ${dash(winCi95, (n) => percent(n, 1))}, where ${percent(fairShare, 1)} is fair; ${pointsOver} points above the others’ mean</span></p>`;
  const counts = Object.fromEntries(places.map((n, i) => [i + 1, n]));
  const chart = places.length > 0 ? columns(counts, 'place') : '';
  const note = `${games} games of ${deals} deals; each deal is played once for each seat of ${one}. The upper half ends before the middle: places 1 and 2 of five.`;
  return card('among', `${capital(one)} alone among ${others}`, note, head + chart, true);
}

export function standingCards(standings: Standing[]): string {
  const spans = standings.flatMap((s) => s.ratingCi95);
  const ratings = whiskers(
    standings.map((s) => ({
      label: s.entrant,
      value: `<b>${s.rating}</b> ${dash(s.ratingCi95, String)}`,
      middle: s.rating,
      span: s.ratingCi95,
    })),
    { ...scaleOf(Math.min(1500, ...spans), Math.max(1500, ...spans)), mark: 1500, show: String },
  );
  const wins = whiskers(
    standings.map((s) => ({
      label: s.entrant,
      value: `<b>${s.winIndex.toFixed(2)}</b> ${dash(s.winCi95, (n) => n.toFixed(2))}`,
      middle: s.winIndex,
      span: s.winCi95,
    })),
    { ...scaleOf(0, Math.max(1.5, ...standings.map((s) => s.winCi95[1]))), mark: 1, show: String },
  );
  return (
    card(
      'ratings',
      'Rating',
      'From who came before whom at the same table (Bradley–Terry); 400 points make the better one ten times as likely to be ahead. Interval: bootstrap over deals, 95 %.',
      ratings,
    ) +
    card(
      'wins',
      'Wins',
      'Wins in a seat against what chance gives a seat: 1 is chance. Interval: Wilson, 95 %.',
      wins,
    )
  );
}

function endings(s: Survey): string {
  const slices = Object.entries(s.endings)
    .sort(([, a], [, b]) => b - a)
    .map(([how, n], i): Slice => {
      const told = `${n} (${percent(n / s.games)})`;
      return { name: ENDINGS[how] ?? how, amount: n, colour: PALETTE[[2, 0, 3, 4, 5, 6][i] ?? 6]!, told };
    });
  return card(
    `${s.rules}-endings`,
    'How games end',
    `${s.games} games.`,
    stacked('', '', slices) + legend(slices),
  );
}

function length(s: Survey): string {
  const { median, low, high } = s.turns;
  const told = `Games by their number of turns: ${low} to ${high}, median ${median}.`;
  return card(`${s.rules}-length`, 'Game length', told, columns(s.turns.games, told));
}

function points(s: Survey): string {
  const colour = (source: string, i: number): string => {
    const known = SOURCES.indexOf(source);
    return PALETTE[known >= 0 ? known : Math.min(i, PALETTE.length - 1)]!;
  };
  const slices = (of: 'mean' | 'winners'): Slice[] =>
    s.points.map((p, i) => ({
      name: capital(p.source),
      amount: p[of],
      colour: colour(p.source, i),
      told: `${p.mean} (winners ${p.winners})`,
    }));
  const full = Math.max(s.total.mean, s.total.winners);
  const body =
    stacked('All players', String(s.total.mean), slices('mean'), full) +
    stacked('Winners', String(s.total.winners), slices('winners'), full) +
    legend(slices('mean'));
  return card(
    `${s.rules}-points`,
    'Victory points by source',
    'Mean of a player at the end of a game.',
    body,
  );
}

function fairness(s: Survey): string {
  const most = Math.max(2, ...s.fairness.map(({ ci95 }) => Math.min(ci95[1], 6)));
  const rows = s.fairness.map(({ nation, name, wins, games, index, ci95 }) => ({
    label: name,
    swatch: nationStyles[nation]?.colour ?? 'var(--c7)',
    value: `<b>${index.toFixed(2)}</b> ${wins} of ${games}`,
    middle: index,
    span: ci95,
    colour: ci95[0] > 1 ? 'var(--c3)' : ci95[1] < 1 ? 'var(--c4)' : 'var(--c7)',
  }));
  return card(
    `${s.rules}-fairness`,
    'Fairness of civilizations',
    'Wins against what chance gives a seat: 1 is fair. Green wins more than its share, red less, beyond chance (Wilson, 95 %).',
    whiskers(rows, { ...scaleOf(0, most), mark: 1, show: String }),
    true,
  );
}

function trades(s: Survey): string {
  const rows = s.byPlayers.map((p) => ({
    label: `${p.players} players`,
    value: `<b>${p.tradesPerTurn.toFixed(1)}</b>`,
    amount: p.tradesPerTurn,
    colour: 'var(--c2)',
  }));
  const note = `Mean by number of players; ${s.trade.perPlayerTurn.toFixed(2)} a player, ${s.trade.cardsEach} cards change hands in each.`;
  return card(`${s.rules}-trades`, 'Trades a turn', note, bars(rows));
}

function turnsByPlayers(s: Survey): string {
  const to = Math.max(...s.byPlayers.map((p) => p.turns.high));
  const rows = s.byPlayers.map((p) => ({
    label: `${p.players} players`,
    value: `<b>${p.turns.median}</b> ${dash([p.turns.low, p.turns.high], String)}`,
    middle: p.turns.median,
    span: [p.turns.low, p.turns.high] as Interval,
    colour: 'var(--c2)',
  }));
  const note = 'Turns by number of players: median, shortest and longest game.';
  return card(
    `${s.rules}-counts`,
    'Length by players',
    note,
    whiskers(rows, { ...scaleOf(0, to), show: String }),
  );
}

function cost(s: Survey): string {
  const rows = s.byPlayers.map((p) => ({
    label: `${p.players} players`,
    value: `<b>${(p.cpuMs.median / 1000).toFixed(2)} s</b> up to ${(p.cpuMs.high / 1000).toFixed(2)} s`,
    amount: p.cpuMs.median,
    colour: 'var(--c6)',
  }));
  const slow = Object.entries(s.cost.slowest).map(
    ([bot, { ms, kind }]) => `<tr><td>${html(bot)}</td><td>${html(kind)}</td><td>${ms} ms</td></tr>`,
  );
  const table = `<table class="under"><tr><th>Slowest answer</th><th>decision</th><th>CPU time</th></tr>${slow.join('')}</table>`;
  return card(
    `${s.rules}-cost`,
    'CPU time a game',
    'Median of one thread, by number of players.',
    bars(rows) + table,
  );
}

/** The rule sets side by side. */
export function overview(surveys: Survey[]): string {
  const head = [
    '',
    'games',
    'turns',
    'trades a turn',
    'fights a game',
    'cities taken',
    'calamity losses',
    'calamities',
    'advances',
    'in use',
  ];
  const rows = surveys.map((s) => {
    const cells = [
      s.games,
      `${s.turns.median} (${s.turns.low}–${s.turns.high})`,
      s.trade.perTurn.mean.toFixed(1),
      s.wars.conflicts.toFixed(1),
      s.wars.citiesTaken.toFixed(1),
      s.damagePerPlayerTurn.toFixed(1),
      used(s.calamities, s.unused.calamities),
      s.advancesEach.toFixed(1),
      used(s.advances, s.unused.advances),
    ].map((cell) => `<td>${html(cell)}</td>`);
    return `<tr><td><a href="#${html(s.rules)}">${html(s.name)}</a></td>${cells.join('')}</tr>`;
  });
  const heads = head.map((cell) => `<th>${html(cell)}</th>`).join('');
  const table = `<div class="scroll"><table><tr>${heads}</tr>${rows.join('')}</table></div>`;
  const note =
    'Turns: median, shortest and longest. Calamity losses in unit points a player and turn; calamities that struck. Advances a player; those in use were bought by somebody.';
  return card('overview', 'Rule sets side by side', note, table, true);
}

/** All charts of a rule set. */
export function surveySection(s: Survey): string {
  const { wars, trade, turns } = s;
  const tiles = [
    tile(turns.median, `turns in the median game, ${turns.low} to ${turns.high}`),
    tile(trade.perTurn.mean, 'trades a turn'),
    tile(wars.conflicts, 'fights between players a game'),
    tile(wars.citiesTaken, 'cities taken a game'),
    tile(wars.citiesToBarbarians, 'cities lost to barbarians and pirates a game'),
    tile(s.citiesBuilt, 'cities built a game'),
    tile(s.damagePerPlayerTurn, 'unit points lost to calamities, a player and turn'),
    tile(s.advancesEach, 'advances a player'),
  ];
  const head = `<h2>${html(s.name)}<small>${s.games} games</small></h2>`;
  const cards = [
    length,
    turnsByPlayers,
    points,
    endings,
    fairness,
    trades,
    cost,
    calamities,
    advances,
    unused,
  ];
  return `<section id="${html(s.rules)}">${head}<div class="tiles">${tiles.join('')}</div><div class="grid">${cards.map((make) => make(s)).join('')}</div></section>`;
}
