import type { Decision } from '@ochre/engine';

export interface TableViewProps {
  /** Whether the decision was taken up by hand, so that one can go back to what is pressing. */
  picked: boolean;
  /** What this seat is asked, if anything. */
  decision: Decision | undefined;
  /** Takes up another open decision; undefined goes back to the most pressing one. */
  onPick(id: string | undefined): void;
}
