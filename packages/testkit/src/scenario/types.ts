import type { Json } from '@ochre/engine';
import type { Expectation, Path, Position, Side } from '@ochre/positions';

/** A rule case: a position, what players do, what must come of it. See docs/scenarios.md. */
export interface Scenario extends Position {
  name: string;
  cites: string[];
  note?: string;
  /** The configuration must be refused. */
  refused?: string;
  steps?: ScenarioStep[];
}

export type Refusal = string | true | { code?: string; params?: Side<Json>; cite?: string; text?: string };

/** Besides these keys: a player's id with `{kind: answer}`. */
export interface ScenarioStep {
  control?: { closeTrade: true } | { leave: string; when: string };
  fallback?: 'all' | string[];
  until?: string | { phase?: string; turn?: number };
  refused?: Refusal;
  expect?: Expectation;
  note?: string;
  [player: string]: unknown;
}

/** Keys of a step that are no players. */
export const STEP_KEYS = ['control', 'fallback', 'until', 'refused', 'expect', 'note'];

/** A scenario with where it stands. */
export interface Located {
  scenario: Scenario;
  file: string;
  line: number;
  /** The line of a part, or of the nearest part around it that was written. */
  lineOf(path: Path): number;
}
