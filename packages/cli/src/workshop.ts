import type { Commands } from './run.ts';

/** What those need who work on rules, bots and boards: a line here, a file in commands/. */
export const workshop: Commands = {
  lab: ['run tournaments of bots and judge how games go', () => import('./commands/lab.ts')],
  train: ['let bots learn how games go', () => import('./commands/train.ts')],
  tune: ['turn the numbers bots go by, and see what it brings', () => import('./commands/tune.ts')],
  fuzz: ['look for what breaks, with random games', () => import('./commands/fuzz.ts')],
  bench: ['measure the engine, or the server', () => import('./commands/bench.ts')],
  check: ['run scenario files and lessons', () => import('./commands/check.ts')],
  lessons: ['tell what the lessons teach', () => import('./commands/lessons.ts')],
  map: ['check, draw and measure the maps', () => import('./commands/map.ts')],
  film: ['make a film and a poster of a finished game', () => import('./commands/film.ts')],
  coverage: ['tell which rules scenarios and tests prove', () => import('./commands/coverage.ts')],
};
