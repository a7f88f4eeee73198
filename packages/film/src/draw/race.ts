import type { NationId } from '@ochre/engine';
import type { Box } from '@ochre/maps/geometry.ts';
import { dashes, styleOf } from '@ochre/maps/render/index.ts';
import { scaleOf, spread } from '../axis.ts';
import type { FilmWords, Names } from '../names.ts';
import { fine, fitted, type Shape } from '../picture.ts';
import type { Story } from '../story/story.ts';
import { badge } from './kit.ts';
import { PAGE } from './paper.ts';

/** Room for the numbers at the left and for the names at the right. */
const LEFT = 44;
const RIGHT = 132;

/** How far each nation was ahead of the average after each turn, best first. */
function leadsOf({ chapters }: Story): { nation: NationId; values: number[]; score: number }[] {
  const means = chapters.map(
    ({ standings }) => standings.reduce((sum, { score }) => sum + score, 0) / Math.max(1, standings.length),
  );
  return (chapters.at(-1)?.standings ?? []).map(({ nation, score }) => ({
    nation,
    score,
    values: chapters.map(({ standings }, i) => {
      const known = standings.find((one) => one.nation === nation);
      return known ? known.score - means[i]! : 0;
    }),
  }));
}

const written = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

/** The race as lines over the turns; the winner's is thick. */
export function raceShapes(
  story: Story,
  winners: readonly NationId[],
  { x, y, width, height }: Box,
  say: FilmWords,
  names: Names,
): Shape[] {
  const lines = leadsOf(story);
  const { min, max, step } = scaleOf(lines);
  const [left, right, top, bottom] = [x + LEFT, x + width - RIGHT, y + 8, y + height - 22];
  const turns = story.chapters.length;
  const across = (i: number): number => fine(left + ((right - left) * i) / Math.max(1, turns - 1));
  const up = (value: number): number =>
    fine(bottom - ((bottom - top) * (value - min)) / Math.max(1, max - min));
  const rules = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step);
  const small = { size: 12, face: 'plain', fill: PAGE.mute } as const;
  const every = Math.ceil(turns / 10);
  const room = Math.min(16.5, (height - 4) / lines.length);
  const places = spread(
    lines.map(({ values }) => up(values.at(-1) ?? 0)),
    room,
    y + 6,
    y + height - 4,
  );
  const grid: Shape[] = [
    ...rules.flatMap((value): Shape[] => [
      { d: `M${left} ${up(value)}H${right}`, stroke: PAGE.line, width: value === 0 ? 1.6 : 1 },
      {
        ...small,
        text: value === 0 ? say.poster.average : written(value),
        at: [left - 8, fine(up(value) + 4)],
        anchor: 'end',
      },
    ]),
    ...story.chapters.flatMap(({ turn }, i): Shape[] =>
      i % every === 0 || i === turns - 1
        ? [{ ...small, text: String(turn), at: [across(i), y + height - 2], anchor: 'middle' }]
        : [],
    ),
  ];
  const drawn = lines
    .map((line, i) => ({ ...line, place: fine(places[i]!), won: winners.includes(line.nation) }))
    .reverse()
    .flatMap(({ nation, values, score, place, won }): Shape[] => {
      const { colour, hatch } = styleOf(nation);
      const d = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${across(i)} ${up(value)}`).join('');
      const dash = won ? undefined : dashes[hatch] || undefined;
      const radius = fine(Math.min(7.5, room * 0.44));
      const size = fine(Math.min(13, room * 0.82));
      return [
        { d, stroke: PAGE.ink, width: won ? 6 : 3.6 },
        { d, stroke: colour, width: won ? 4 : 2.2, ...(dash && { dash }) },
        {
          d: `M${right} ${up(values.at(-1) ?? 0)}L${right + 10} ${place}`,
          stroke: PAGE.line,
        },
        ...badge(nation, [right + 18, place], radius),
        fitted(
          {
            text: `${names.nation(nation)} ${score}`,
            at: [right + 30, fine(place + size * 0.34)],
            ...{ size, face: 'plain', fill: PAGE.ink },
            ...(won && { bold: true as const }),
          },
          RIGHT - 30,
        ),
      ];
    });
  return [...grid, ...drawn];
}
