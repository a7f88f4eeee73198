import { type Action, gameOf, type Rules } from '@ochre/engine';
import {
  Film,
  filmStage,
  namesIn,
  PlayedOtherwise,
  type Source,
  type Stage,
  type Story,
  telling,
} from '@ochre/film';
import type { GameRecord } from '@ochre/protocol';
import { dealSeed } from '@ochre/protocol/seed.ts';
import { sha256 } from '@ochre/protocol/sha256.ts';
import { gameFilmWords } from '../i18n/gameFilm.ts';
import { text } from '../i18n/index.ts';
import { fetchGeometry } from '../map/assets.ts';
import { mapFor } from '../session/games.ts';
import { OlderPast } from '../session/past.ts';
import type { Session } from '../session/session.ts';

/** The game is not over. */
export class StillRunning extends Error {}

/** What a film is made of, whatever language it speaks. */
export interface Cut {
  rules: Rules;
  story: Story;
  map: Stage['map'];
  geometry: Stage['geometry'];
}

/** How long the page may stand still while a game is played again. */
const SLICE_MS = 14;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function played(rules: Rules, source: Source, progress: (done: number) => void): Promise<Story> {
  const work = telling(gameOf(rules), source);
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE_MS) continue;
    progress(step.value);
    await rest();
    since = performance.now();
  }
}

function sourceOf(record: GameRecord): Source {
  const { seed, parts } = record;
  if (seed === undefined) throw new StillRunning();
  const actions = record.actions.map(({ action }): Action | null => action);
  return { ...record, seed: dealSeed(sha256, seed, parts), actions };
}

/** Plays the game of a table again, from the file it gives of itself. */
export async function cutFilm(session: Session, progress: (done: number) => void): Promise<Cut> {
  const { rules } = session;
  const record = (await session.past!.record!()) as GameRecord;
  const [map, geometry] = await Promise.all([mapFor(rules.map.id), fetchGeometry(rules.map.id)]);
  try {
    const story = await played(rules, sourceOf(record), progress);
    return { rules, map, geometry, story };
  } catch (error) {
    throw error instanceof PlayedOtherwise ? new OlderPast() : error;
  }
}

/** The film in the language of the page. */
export function filmIn({ rules, story, map, geometry }: Cut): Film {
  const gameFilm = gameFilmWords.value;
  const { names, events } = text.value;
  const speech = { gameFilm, names, events };
  return new Film(story, filmStage(story, map, geometry), gameFilm, namesIn(gameOf(rules), speech));
}
