import type { OtherLoss } from '../figures.ts';
import type { Named, Survey } from '../survey.ts';
import { bars, html } from './charts.ts';
import { card, percent } from './parts.ts';

// What of a rule set its games make use of, and what they do not.

const plural = (one: string) => (n: number) => `${n} ${one}${n === 1 ? '' : 's'}`;

const LOST: Record<OtherLoss, (n: number) => string> = {
  treasury: (n) => `${n} treasury`,
  cards: plural('card'),
  ships: plural('ship'),
  steps: plural('step'),
  stock: (n) => `${n} of stock, for a turn`,
};

/** Many rows side by side where there is room. */
function inTwo<R>(rows: R[], widths: string, draw: (half: R[]) => string): string {
  const half = Math.ceil(rows.length / 2);
  return `<div class="two" style="${widths}">${draw(rows.slice(0, half))}${draw(rows.slice(half))}</div>`;
}

/** What is taken that is no unit, by calamity. */
function otherLosses(s: Survey): string {
  const rows = s.calamities.flatMap(({ name, perGame, othersEach }) => {
    const taken = Object.entries(othersEach).map(([what, n]) => LOST[what as OtherLoss](n));
    if (taken.length === 0) return [];
    return [
      `<tr><td>${html(name)}</td><td>${perGame.toFixed(1)}</td><td>${html(taken.join(', '))}</td></tr>`,
    ];
  });
  if (rows.length === 0) return '';
  return `<table class="under"><tr><th>Other losses</th><th>strikes a game</th><th>each time</th></tr>${rows.join('')}</table>`;
}

export function calamities(s: Survey): string {
  const costly = s.calamities.filter(({ pointsPerGame }) => pointsPerGame > 0);
  const most = Math.max(...costly.map((c) => c.pointsPerGame));
  const rows = costly.map((c) => ({
    label: c.name,
    value: `<b>${c.pointsPerGame.toFixed(1)}</b> <small>${c.perGame.toFixed(1)} × ${c.pointsEach.toFixed(1)}</small>`,
    amount: c.pointsPerGame,
    colour: 'var(--c4)',
  }));
  const note = `Unit points lost a game (a token is one, a city five), and how often each strikes × what it costs. A player loses ${s.damagePerPlayerTurn} a turn.`;
  const body = inTwo(rows, '--label:222px;--value:128px', (half) => bars(half, most)) + otherLosses(s);
  return card(`${s.rules}-calamities`, 'Calamity damage', note, body, true);
}

const groupColour = ([group = 'c7']: readonly string[]): string => `var(--${group},var(--c7))`;

export function advances(s: Survey): string {
  const nobody = new Set(s.unused.advances.map(({ id }) => id));
  const rows = s.advances
    .filter(({ id }) => !nobody.has(id))
    .map((a) => {
      const colour = groupColour(a.groups);
      return { label: a.name, value: percent(a.share), amount: a.share, swatch: colour, colour };
    });
  const note = `Players who hold each in the end, coloured by group; ${s.advancesEach} a player.`;
  return card(
    `${s.rules}-advances`,
    'Advances bought',
    note,
    inTwo(rows, '--value:44px', (half) => bars(half, 1)),
    true,
  );
}

/** How many of all, as `45 of 51`. */
export const used = (all: readonly unknown[], missing: readonly unknown[]): string =>
  `${all.length - missing.length} of ${all.length}`;

function leftOut(
  title: string,
  all: readonly Named[],
  missing: readonly Named[],
  whole: string,
  item: (n: Named) => string,
): string {
  const list =
    missing.length === 0
      ? `<p class="none">${html(whole)}</p>`
      : `<ul class="names">${missing.map((one) => `<li>${item(one)}</li>`).join('')}</ul>`;
  return `<div><h4>${html(title)}<small>${missing.length} of ${all.length}</small></h4>${list}</div>`;
}

/** Advances nobody bought and calamities that never struck, by name. */
export function unused(s: Survey): string {
  const facts = new Map(s.advances.map((a) => [a.id, a]));
  const advance = ({ id, name }: Named): string => {
    const { cost, groups } = facts.get(id)!;
    return `<i class="dot" style="background:${groupColour(groups)}"></i>${html(name)}<span>${cost}</span>`;
  };
  const body = [
    leftOut(
      'Advances nobody bought',
      s.advances,
      s.unused.advances,
      'Every advance was bought by somebody.',
      advance,
    ),
    leftOut(
      'Calamities that never struck',
      s.calamities,
      s.unused.calamities,
      'Every calamity struck.',
      ({ name }) => html(name),
    ),
  ].join('');
  const note = `In all ${s.games} games. Advances with their group and what is printed on them.`;
  return card(`${s.rules}-unused`, 'What never came up', note, `<div class="two apart">${body}</div>`, true);
}
