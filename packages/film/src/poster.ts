import type { Box } from '@ochre/maps/geometry.ts';
import { iconOf } from './draw/icons.ts';
import { badge, INK, icon } from './draw/kit.ts';
import { badgeShapes, cityShapes } from './draw/onMap.ts';
import { PAGE } from './draw/paper.ts';
import { raceShapes } from './draw/race.ts';
import { realmShapes } from './draw/realms.ts';
import { mark } from './draw/titles.ts';
import { type FilmWords, type Names, saidOf, verdictOf } from './names.ts';
import { box, circle, type Frame, fine, fitted, type Shape, type TextShape, wrapped } from './picture.ts';
import { type Stage, stageOf } from './stage.ts';
import type { Story } from './story/story.ts';

/** One page: on A4 it prints at 130 dots an inch. */
export const POSTER = { width: 1080, height: 1528 };
/** Where the map stands. */
export const POSTER_MAP: Box = { x: 0, y: 140, width: 1080, height: 634 };

const SIDE = 48;
const BODY = POSTER_MAP.y + POSTER_MAP.height + 52;
const FOOT = 1470;
const RIGHT = 588;

/** The board of a story, where the poster has it. */
export const posterStage = ({ areas }: Story, map: Stage['map'], geometry: Stage['geometry']): Stage => {
  const { width, height } = POSTER_MAP;
  const margin = { top: 8, right: 8, bottom: 8, left: 8 };
  return stageOf(map, geometry, areas, { width, height, margin, filled: true });
};

/** A game on one page: the map as it was at the end, the race, the turns of fortune, everybody's place. */
export interface Poster {
  stage: Stage;
  /** In pixels of the map's place. */
  map: Frame;
  /** Below and above the map. */
  below: readonly Shape[];
  above: readonly Shape[];
}

export function posterOf(story: Story, stage: Stage, title: string, say: FilmWords, names: Names): Poster {
  const last = story.chapters.at(-1)!;
  const done = { at: Infinity, begins: 0, gone: 1 };
  const many = story.nations.length > 9;
  const winners = story.result?.shared ?? (story.result?.winner ? [story.result.winner] : []);
  return {
    stage,
    map: {
      realms: realmShapes(stage, last.ended, last.ended, 1),
      over: [
        ...cityShapes(stage, many ? 14 : 18, last.ended, last.ended, done),
        ...badgeShapes(stage, many ? 13 : 17, last.ended, last.ended, 1),
      ],
    },
    below: [{ d: box(0, 0, POSTER.width, POSTER.height), fill: PAGE.paper }],
    above: [
      ...head(story, title, winners, say, names),
      ...frame(story, say),
      ...race(story, winners, say, names),
      ...places(story, winners, say, names),
      ...fortunes(story, say, names),
      ...foot(story, say),
    ],
  };
}

const heading = (text: string, x: number, note: string): Shape[] => [
  { text, at: [x, BODY], size: 25, face: 'display', bold: true, fill: PAGE.ink },
  { text: note, at: [x, BODY + 22], size: 14, face: 'plain', fill: PAGE.soft },
];

function head(
  story: Story,
  title: string,
  winners: readonly string[],
  say: FilmWords,
  names: Names,
): Shape[] {
  const about = say.poster.about(names.ruleset, story.nations.length, story.chapters.length);
  const [verdict, margin] = verdictOf(story, say, names);
  const [won] = winners;
  const line: TextShape = {
    text: verdict,
    at: [826, 66],
    size: 25,
    face: 'display',
    bold: true,
    fill: PAGE.ink,
  };
  return [
    mark([SIDE, 48], 44),
    fitted(
      { text: about.toUpperCase(), at: [112, 48], size: 13, face: 'plain', bold: true, fill: PAGE.ochre },
      600,
    ),
    fitted({ text: title, at: [110, 104], size: 58, face: 'display', bold: true, fill: PAGE.ink }, 590, 0.4),
    ...(won ? badge(won, [776, 70], 34) : []),
    fitted(line, 216, 0.6),
    ...wrapped(margin, 15, 'plain', 216, 2).map((text, i): Shape => {
      return { text, at: [826, 90 + i * 18], size: 15, face: 'plain', fill: PAGE.soft };
    }),
  ];
}

/** The lines round the map, and when it all was. */
function frame({ begins, chapters }: Story, say: FilmWords): Shape[] {
  const { y, width, height } = POSTER_MAP;
  const years = say.years(begins, chapters.at(-1)!.year);
  const wide = years.length * 10 + 28;
  return [
    { d: `M0 ${y}H${width}M0 ${y + height}H${width}`, stroke: PAGE.bar, width: 3 },
    { d: box(20, y + height - 54, wide, 38, 6), fill: INK.panel, opacity: 0.88 },
    {
      ...{ text: years, at: [20 + wide / 2, y + height - 28], size: 19, face: 'plain', bold: true },
      ...{ anchor: 'middle', fill: INK.light },
    },
  ];
}

/** How much of the column the table of places takes. */
const rowOf = ({ nations }: Story): number => fine(Math.min(29, 360 / nations.length));
const tableTop = (story: Story): number => fine(FOOT - 22 - rowOf(story) * story.nations.length);

function race(story: Story, winners: readonly string[], say: FilmWords, names: Names): Shape[] {
  const note = story.race ? say.poster.raceNoteTrack : say.poster.raceNote;
  const y = BODY + 40;
  const place = { x: SIDE, y, width: 500, height: tableTop(story) - y - 18 };
  return [
    ...heading(say.poster.race, SIDE, note(story.chapters.at(-1)!.turn)),
    ...raceShapes(story, winners, place, say, names),
  ];
}

function places(story: Story, winners: readonly string[], say: FilmWords, names: Names): Shape[] {
  const row = rowOf(story);
  const top = tableTop(story);
  const size = fine(Math.min(15, row * 0.72));
  return (story.chapters.at(-1)?.standings ?? []).flatMap(({ nation, cities, score }, i): Shape[] => {
    const y = top + i * row;
    const base = fine(y + row / 2 + size * 0.34);
    const plain = { size, face: 'plain', fill: PAGE.soft } as const;
    const bold = { size, face: 'plain', fill: PAGE.ink, bold: true } as const;
    const player = story.players.find((one) => one.nation === nation)?.name ?? '';
    return [
      ...(winners.includes(nation) ? [{ d: box(SIDE, y, 500, row), fill: PAGE.won }] : []),
      { d: `M${SIDE} ${fine(y)}h500`, stroke: PAGE.line },
      { ...plain, text: String(i + 1), at: [SIDE + 20, base], anchor: 'end' },
      ...badge(nation, [SIDE + 42, fine(y + row / 2)], fine(Math.min(11, row * 0.38))),
      fitted({ ...bold, text: names.nation(nation), at: [SIDE + 64, base] }, 130),
      fitted({ ...plain, text: player, at: [SIDE + 204, base] }, 130),
      { ...plain, text: say.cities(cities), at: [SIDE + 424, base], anchor: 'end' },
      { ...bold, text: String(score), at: [SIDE + 494, base], anchor: 'end' },
    ];
  });
}

function fortunes(story: Story, say: FilmWords, names: Names): Shape[] {
  const { chronicle, race } = story;
  const top = BODY + 40;
  const row = Math.min(62, (FOOT - 22 - top) / Math.max(1, chronicle.length));
  const middle = (i: number): number => fine(top + (i + 0.5) * row);
  const line = `M${RIGHT + 16} ${middle(0)}V${middle(Math.max(0, chronicle.length - 1))}`;
  return [
    ...heading(say.chronicle, RIGHT, say.poster.chronicle(chronicle.length)),
    { d: line, stroke: PAGE.line, width: 2 },
    ...chronicle.flatMap((point, i): Shape[] => {
      const y = middle(i);
      const lines = wrapped(saidOf(point, race, say, names), 16, 'plain', 330, 3);
      const leading = 19;
      return [
        { d: circle(RIGHT + 16, y, 16), fill: PAGE.bar },
        {
          ...{ text: String(point.turn), at: [RIGHT + 16, y + 5], size: 15, face: 'plain', bold: true },
          ...{ anchor: 'middle', fill: INK.light },
        },
        icon(iconOf[point.kind], 24, PAGE.soft, [RIGHT + 56, y]),
        ...lines.map((text, j): Shape => {
          const base = fine(y + 5.5 + (j - (lines.length - 1) / 2) * leading);
          return { text, at: [RIGHT + 80, base], size: 16, face: 'plain', bold: true, fill: PAGE.ink };
        }),
        ...badge(point.nation, [POSTER.width - SIDE - 11, y], 11),
      ];
    }),
  ];
}

function foot({ chapters }: Story, say: FilmWords): Shape[] {
  const sum = (counted: (chapter: (typeof chapters)[number]) => number): number =>
    chapters.reduce((all, chapter) => all + counted(chapter), 0);
  const sums = say.poster.sums(
    sum(({ deals }) => deals.length),
    sum(({ built }) => built.length),
    sum(({ wars }) => wars.length),
    sum(({ blows }) => blows.length),
  );
  const base = FOOT + 34;
  return [
    { d: `M0 ${FOOT}H${POSTER.width}`, stroke: PAGE.line },
    mark([SIDE, base - 17], 23),
    { text: 'Ochre', at: [SIDE + 32, base], size: 19, face: 'display', bold: true, fill: PAGE.ink },
    { text: sums, at: [SIDE + 90, base], size: 14, face: 'plain', fill: PAGE.soft },
  ];
}
