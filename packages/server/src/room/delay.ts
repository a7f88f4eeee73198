import type { TableRecord } from '../store/store.ts';

/** Whether spectators see the game later than it is played. */
export const delayed = ({ delay, status }: TableRecord): boolean =>
  delay !== undefined && status === 'running';
