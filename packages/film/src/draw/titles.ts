import type { Point } from '@ochre/maps/geometry.ts';
import { brandMark } from '@ochre/maps/render/index.ts';
import { box, fine, fitted, type Shape, type TextShape } from '../picture.ts';
import type { Standing } from '../story/story.ts';
import { over } from '../timing.ts';
import { badge, INK } from './kit.ts';

export const mark = ([x, y]: Point, size: number): Shape => ({
  at: [x, y],
  scale: fine((size / 32) * 100) / 100,
  shapes: [{ d: brandMark, fill: INK.mark }],
});

export const TITLE_FADE = 700;

const centred = (
  text: string,
  at: Point,
  size: number,
  face: TextShape['face'],
  fill: string,
): TextShape => ({
  ...{ text, at, size, face, anchor: 'middle', fill },
  ...(face === 'display' && { bold: true as const }),
});

/** What stands over the map before the first turn: the name of the game, and when it is played. */
export function titleCard(
  { title, about, years }: { title: string; about: string; years: string },
  at: number,
  lasts: number,
  { width, height }: { width: number; height: number },
): Shape[] {
  const opacity = fine(1 - over(at, lasts - TITLE_FADE, TITLE_FADE));
  const middle = width / 2;
  return [
    {
      opacity,
      shapes: [
        { d: box(0, 0, width, height), fill: INK.shade, opacity: 0.66 },
        mark([middle - 36, height * 0.24], 72),
        fitted(centred(title, [middle, height * 0.48], 76, 'display', INK.light), width - 160, 0.5),
        centred(about, [middle, height * 0.56], 26, 'plain', INK.soft),
        { ...centred(years, [middle, height * 0.65], 32, 'plain', INK.ochre), bold: true },
      ],
    },
  ];
}

/** What stands over the map after the last: who prevailed, and the first three. */
export function endCard(
  {
    head,
    margin,
    winners,
    standings,
    name,
  }: {
    head: string;
    margin: string;
    winners: readonly string[];
    standings: readonly Standing[];
    name(nation: string): string;
  },
  at: number,
  { width, height }: { width: number; height: number },
): Shape[] {
  const middle = width / 2;
  const top = height * 0.2;
  const places = standings.slice(0, 3);
  return [
    {
      opacity: fine(over(at, 400, TITLE_FADE)),
      shapes: [
        { d: box(0, 0, width, height), fill: INK.shade, opacity: 0.76 },
        ...winners.flatMap((nation, i) =>
          badge(nation, [middle + (i - (winners.length - 1) / 2) * 128, top + 58], 56, INK.light),
        ),
        fitted(centred(head, [middle, top + 184], 70, 'display', INK.light), width - 160, 0.5),
        centred(margin, [middle, top + 226], 26, 'plain', INK.soft),
        ...places.flatMap(({ nation, score }, i): Shape[] => {
          const [x, y] = [middle - 170, top + 300 + i * 52];
          return [
            {
              text: String(i + 1),
              at: [x - 36, y + 9],
              size: 24,
              face: 'plain',
              bold: true,
              fill: INK.dim,
            },
            ...badge(nation, [x + 16, y], 18, INK.light),
            fitted(
              {
                text: name(nation),
                at: [x + 48, y + 8],
                size: 24,
                face: 'plain',
                bold: true,
                fill: INK.light,
              },
              210,
            ),
            {
              ...{ text: String(score), at: [x + 346, y + 9], size: 26, face: 'plain', bold: true },
              ...{ anchor: 'end', fill: INK.light },
            },
          ];
        }),
      ],
    },
  ];
}
