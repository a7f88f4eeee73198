import { chronicleShapes, freest, type Told } from './draw/chronicle.ts';
import { INK } from './draw/kit.ts';
import { badgeShapes, cityShapes, markShapes, sizesFor } from './draw/onMap.ts';
import { realmShapes } from './draw/realms.ts';
import { standingShapes, standingsHeight } from './draw/standings.ts';
import { endCard, mark, TITLE_FADE, titleCard } from './draw/titles.ts';
import { type FilmWords, type Names, saidOf, verdictOf } from './names.ts';
import { box, type Frame, fine, fitted, type Shape } from './picture.ts';
import { type Poster, posterOf } from './poster.ts';
import { type Stage, stageOf } from './stage.ts';
import { partOf } from './story/chronicle.ts';
import type { Chapter, Opening, Realms, Story } from './story/story.ts';
import { BEATS, FILM, type Moment, momentAt, over, type Timing, timeOf, timingOf } from './timing.ts';

/** The film is drawn in this size and brought to that of whoever shows it. */
export const SIZE = { width: 1440, height: 810 };

/** How far above the standings the chronicle ends. */
const PANEL_ABOVE = 16;

/** The board of a story, where the film has it. */
export const filmStage = (
  { areas, nations }: Story,
  map: Stage['map'],
  geometry: Stage['geometry'],
): Stage => {
  const margin = { top: 8, right: 12, bottom: standingsHeight(nations.length) + 4, left: 12 };
  return stageOf(map, geometry, areas, { ...SIZE, margin });
};

/** A turn of fortune in the film: when it is told, and what is said. */
export interface Cue {
  time: number;
  turn: number;
  nation: string;
  said: string;
}

/** A game as a film: which picture it shows at any time depends on nothing but the story and the language. */
export class Film {
  readonly story: Story;
  readonly stage: Stage;
  readonly timing: Timing;
  readonly cues: readonly Cue[];
  readonly #say: FilmWords;
  readonly #names: Names;
  /** Where the chronicle stands. */
  readonly #panel: number;

  constructor(story: Story, stage: Stage, say: FilmWords, names: Names) {
    this.story = story;
    this.stage = stage;
    this.timing = timingOf(story.chapters.length);
    this.#say = say;
    this.#names = names;
    const foot = SIZE.height - standingsHeight(story.nations.length) - PANEL_ABOVE;
    this.#panel = freest(
      story.areas.flatMap((id) => {
        const area = stage.areas.get(id);
        return area ? [stage.place(area.centre)] : [];
      }),
      SIZE.width,
      foot,
    );
    this.cues = story.chronicle.map((point) => {
      const chapter = story.chapters.findIndex(({ turn }) => turn === point.turn);
      const time = timeOf(this.timing, chapter, partOf[point.kind]);
      const { turn, nation } = point;
      return { time, turn, nation, said: saidOf(point, story.race, say, names) };
    });
  }

  get duration(): number {
    return this.timing.duration;
  }

  get title(): string {
    return this.story.title || this.#say.untitled(this.#names.ruleset);
  }

  /** Who prevailed, and by how much. */
  get verdict(): [head: string, margin: string] {
    return verdictOf(this.story, this.#say, this.#names);
  }

  /** The turn that is told at a time, and its year. */
  at(time: number): { turn: number; chapter: number; year: string } {
    const moment = this.#moment(time);
    const { chapter } = moment;
    return { turn: this.story.chapters[chapter]!.turn, chapter, year: this.#year(moment) };
  }

  /** When a chapter begins. */
  begins(chapter: number): number {
    return timeOf(this.timing, chapter);
  }

  /** The same game on one page, with the map on a stage of its own. */
  poster(stage: Stage): Poster {
    return posterOf(this.story, stage, this.title, this.#say, this.#names);
  }

  frameAt(time: number): Frame {
    const { stage, story } = this;
    const moment = this.#moment(time);
    const { at } = moment;
    const chapter = story.chapters[moment.chapter]!;
    const before = story.chapters[moment.chapter - 1] ?? story.opening;
    const { from, to, done, struck } = boards(before, chapter, at);
    const sizes = sizesFor(story.nations.length);
    const rising = { at, begins: struck ? BEATS.losses.at : BEATS.city, gone: done };
    return {
      realms: realmShapes(stage, from, to, done),
      over: [
        ...cityShapes(stage, sizes.city, from, to, rising),
        ...badgeShapes(stage, sizes.badge, from, to, done),
        ...markShapes(stage, chapter, sizes.mark, at),
        shade(SIZE.width, SIZE.height, standingsHeight(story.nations.length)),
        { shapes: this.#around(moment, before, chapter), opacity: fine(appears(moment)) },
        ...this.#cards(moment),
      ],
    };
  }

  #moment(time: number): Moment {
    return momentAt(this.timing, this.story.chapters.length, time);
  }

  #year({ chapter, at }: Moment): string {
    const { chapters, begins } = this.story;
    const [was, is] = [chapters[chapter - 1]?.year ?? begins, chapters[chapter]!.year];
    const year = was + (is - was) * over(at, BEATS.borders.at, BEATS.borders.lasts);
    return this.#say.year(Math.round(year / 10) * 10);
  }

  /** Name and year above, chronicle and standings below. */
  #around(moment: Moment, before: Opening, chapter: Chapter): Shape[] {
    const { width, height } = SIZE;
    const { story } = this;
    const [say, names] = [this.#say, this.#names];
    const foot = standingsHeight(story.nations.length);
    const now = timeOf(this.timing, moment.chapter) + moment.at * this.timing.stretch;
    const told = this.cues.flatMap(({ time, ...cue }): Told[] =>
      moment.title === undefined && time <= now ? [{ ...cue, since: Math.round(now - time) }] : [],
    );
    return [
      mark([32, 30], 27),
      fitted({ text: this.title, at: [71, 45], size: 25, face: 'display', bold: true, fill: INK.light }, 560),
      {
        ...{ text: say.about(names.ruleset, story.nations.length), at: [71, 65], size: 15 },
        ...{ face: 'plain', fill: INK.soft },
      },
      {
        ...{ text: say.turnOf(chapter.turn, story.chapters.at(-1)!.turn), at: [width - 36, 38], size: 16 },
        ...{ face: 'plain', anchor: 'end', fill: INK.soft },
      },
      {
        ...{ text: this.#year(moment), at: [width - 36, 82], size: 44, face: 'plain', bold: true },
        ...{ anchor: 'end', fill: INK.light },
      },
      ...chronicleShapes(told, say.chronicle, this.#panel, height - foot - PANEL_ABOVE),
      ...standingShapes(before, chapter, names, { at: moment.at, width, height }),
      ...timeline(story.chapters.length, moment, width, height),
    ];
  }

  #cards({ title, end }: Moment): Shape[] {
    const { story, title: name } = this;
    const [say, names] = [this.#say, this.#names];
    const last = story.chapters.at(-1)!;
    if (title !== undefined) {
      const about = say.about(names.ruleset, story.nations.length);
      const years = say.years(story.begins, last.year);
      return titleCard({ title: name, about, years }, title, FILM.title, SIZE);
    }
    if (end === undefined) return [];
    const [head, margin] = this.verdict;
    const winners = story.result?.shared ?? (story.result?.winner ? [story.result.winner] : []);
    const { standings } = last;
    return endCard({ head, margin, winners, standings, name: names.nation }, end, SIZE);
  }
}

/** What stands round the map comes when the title goes. */
const appears = ({ title }: Moment): number =>
  title === undefined ? 1 : over(title, FILM.title - TITLE_FADE, TITLE_FADE);

/** Between which states of the board a turn is, and how far. */
function boards(
  before: Opening,
  { grown, ended }: Chapter,
  at: number,
): { from: Realms; to: Realms; done: number; struck: boolean } {
  const { borders, losses } = BEATS;
  if (at >= losses.at)
    return { from: grown, to: ended, done: over(at, losses.at, losses.lasts), struck: true };
  const done = over(at, borders.at, borders.lasts);
  return { from: before.ended, to: grown, done, struck: false };
}

/** Darkens the edges that bear words. */
const shade = (width: number, height: number, foot: number): Shape => {
  const begins = (height - foot - 70) / height;
  const full = (height - foot + 8) / height;
  return {
    d: box(0, 0, width, height),
    fill: {
      from: 0,
      to: height,
      stops: [
        [0, INK.shade, 0.68],
        [0.17, INK.shade, 0],
        [fine(begins), INK.shade, 0],
        [fine(full), INK.shade, 0.9],
        [1, INK.shade, 0.94],
      ],
    },
  };
};

/** A mark for each turn along the lower edge. */
function timeline(turns: number, { chapter, title }: Moment, width: number, height: number): Shape[] {
  const each = (width + 2) / turns;
  return Array.from({ length: turns }, (_, i): Shape => {
    const d = box(i * each, height - 8, each - 2, 8);
    if (title !== undefined || i > chapter) return { d, fill: '#FFF0D2', opacity: 0.2 };
    return { d, fill: i === chapter ? INK.ochre : INK.dim };
  });
}
