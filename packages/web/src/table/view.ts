import type { Decision } from '@ochre/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

export interface TableViewProps {
  /** Whether the decision was taken up by hand, so that one can go back to what is pressing. */
  picked: boolean;
  /** What this seat is asked, if anything. */
  decision: Decision | undefined;
  /** Takes up another open decision; undefined goes back to the most pressing one. */
  onPick(id: string | undefined): void;
}

/** Somebody who explains the table, in places of their own. */
export interface Guide {
  /** Below the bar, as long as the table stands. */
  Above: FunctionComponent;
  /** What is said: left of the map, or over the question where there is no room beside it. */
  Words: FunctionComponent;
  /** In place of the question, as long as nothing is asked. */
  Rest: FunctionComponent;
  readonly rests: ReadonlySignal<boolean>;
}
