import type { Rules } from '@ochre/engine';
import { text } from '../i18n/index.ts';
import type { LogLine, LogWay } from './words.ts';

/** `2 Argos → Thera by ship`. */
function wayWords({ map }: Rules, { n, from, to, ship }: LogWay): string {
  const name = (id: string): string => map.find(map.waters[id]?.area ?? id)?.name ?? id;
  const { byShip } = text.value.events;
  return [n > 0 && String(n), from && name(from), '→', name(to), ship && byShip].filter(Boolean).join(' ');
}

/** The ways that a nation went in a phase, in one line; nothing where it went none. */
export function waysIn(rules: Rules, lines: readonly LogLine[]): string | undefined {
  const ways = lines.toReversed().flatMap((line) => line.ways ?? []);
  return ways.length > 0 ? ways.map((way) => wayWords(rules, way)).join(', ') : undefined;
}

/** The mere end of a movement; one that cost ships says more. */
const merelyEnds = ({ logged: { event } }: LogLine): boolean =>
  event.type === 'movementEnded' && event.open.shipsLost.length === 0;

/** Whether a line says more than the ways that come with it. */
export const told = (line: LogLine): boolean => line.ways === undefined || !merelyEnds(line);

/** Of several lines the one that stands for them. */
export const firstOf = (lines: readonly LogLine[]): LogLine =>
  lines.find((line) => !merelyEnds(line)) ?? lines[0]!;

/** How many things are told in lines. */
export const thingsIn = (lines: readonly LogLine[]): number =>
  lines.reduce((n, line) => n + (line.ways?.length ?? 0) + Number(told(line)), 0);
