import { readFileSync } from 'node:fs';
import { createGame, type GameEvent } from '@ochre/engine';
import { Coach, type Mark, nothingTold } from '@ochre/lessons';
import { world } from '@ochre/maps';
import type { GameRecord } from '@ochre/protocol';
import { mega } from '@ochre/rulesets';
import { parse } from 'yaml';

// What a first game has to explain, read from its file when it is over.

const MARKS = new URL('../../lessons/src/first/marks.yaml', import.meta.url);
const marks = parse(readFileSync(MARKS, 'utf8')) as Mark[];
const coach = new Coach(marks, mega.book);
const game = createGame(mega, world);

/** The marks that belong to every question of a kind. */
export const explaining = (kind: string): string[] =>
  coach.marks.flatMap(({ id, when }) => (when.asked === kind && !when.goal && !when.purpose ? [id] : []));

/** What a nation was told of a finished game. */
export const heardIn = ({ actions }: GameRecord, nation: string): GameEvent[] => [
  ...game.events(
    actions.flatMap(({ events }) => events as GameEvent[]),
    nation,
  ),
];

/** The marks that such events call for, or show to be known. */
export function calledFor(events: readonly GameEvent[], nation: string): string[] {
  const called = events.flatMap((event) => {
    const { waiting, known } = coach.hear(nothingTold, [event], event.turn ?? 0, nation);
    return [...waiting.map(({ id }) => id), ...known];
  });
  return [...new Set(called)];
}
