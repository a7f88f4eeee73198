import type { Config } from '@ochre/engine';
import type { CreateTable, Delay, Pace, Privacy, Timing } from '@ochre/protocol';
import { PACES } from '@ochre/protocol/paces.ts';

export type Watch = 'live' | 'later' | 'nobody';

/** What whoever opens a table asks for beside the game itself. */
export interface TableWishes {
  name: string;
  title: string;
  privacy: Privacy;
  watch: Watch;
  /** Holds where people watch later. */
  delay: Delay;
  adviser: boolean;
  teaching: boolean;
  pace: Pace;
  /** Times that differ from those of the pace. */
  timing: Partial<Timing>;
}

export const usualTable: Omit<TableWishes, 'name'> = {
  title: '',
  privacy: 'link',
  watch: 'live',
  delay: { minutes: 15 },
  adviser: true,
  teaching: false,
  pace: 'calm',
  timing: {},
};

export const PRIVACIES: readonly Privacy[] = ['link', 'open', 'invited'];
export const WATCHES: readonly Watch[] = ['live', 'later', 'nobody'];
export const PACE_IDS: readonly Pace[] = ['calm', 'live', 'relaxed', 'day', 'threeDays'];
export const DELAYS: readonly Delay[] = [
  { minutes: 5 },
  { minutes: 15 },
  { minutes: 60 },
  { actions: 20 },
  { actions: 100 },
];

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

type Value = number | string | null;

interface Time {
  /** Values that can be chosen, in seconds where not said otherwise. */
  values: readonly Value[];
  /** Whether it means anything with these times. */
  holds?(timing: Timing): boolean;
}

const clocked = ({ decision }: Timing): boolean => decision !== null;
/** As the server tells games over days from those of an evening. */
const slow = ({ decision }: Timing): boolean => (decision ?? 0) >= HOUR;

/** Each part of a table's timing that the form offers. */
export const TIMES: Readonly<Partial<Record<keyof Timing, Time>>> = {
  decision: {
    values: [null, 30, MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
  },
  bank: {
    values: [0, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY],
    holds: clocked,
  },
  increment: { values: [0, 30, MINUTE, 2 * MINUTE, 5 * MINUTE], holds: clocked },
  late: { values: ['fallback', 'bot'], holds: clocked },
  remind: { values: [null, HOUR, 4 * HOUR, 12 * HOUR], holds: slow },
  vacation: { values: [0, 7, 14, 21, 30], holds: slow },
  trade: { values: [null, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE, DAY, 3 * DAY] },
  absence: { values: [null, MINUTE, 2 * MINUTE, 3 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR] },
};

/** The times of a table as wished for. */
export const timingOf = ({ pace, timing }: TableWishes): Timing => ({ ...PACES[pace], ...timing });

/** What the server is asked for. */
export function tableOf({ ruleset, players, side, options }: Config, wishes: TableWishes): CreateTable {
  const { privacy, watch, delay, adviser, teaching, pace, timing } = wishes;
  const title = wishes.title.trim();
  return {
    name: wishes.name.trim(),
    ...(title && { title }),
    ruleset,
    players,
    privacy,
    pace,
    options: options as Required<CreateTable>['options'],
    ...(side !== undefined && { side }),
    ...(watch === 'nobody' && { spectators: false }),
    ...(watch === 'later' && { delay }),
    ...(!adviser && { adviser }),
    ...(teaching && { teaching }),
    ...(Object.keys(timing).length > 0 && { timing }),
  };
}
