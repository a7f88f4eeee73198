import { type Memory, nothingTold } from '@ochre/lessons';

// What the coach remembers: of the learner for every table, and of a table beside its game.

/** What belongs to the learner; the rest of a memory is a table's. */
type Learner = Pick<Memory, 'told' | 'known' | 'unaided'>;

/** A table's part, and how much of its log was heard. */
export interface Attended extends Memory {
  heard: number;
}

const LEARNER = 'ochre.learner';
const tableKey = (id: string): string => `ochre.guide.${id}`;

function kept<T extends object>(key: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

function keep(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing explains anew after a reload.
  }
}

export function recall(table: string): Attended {
  const { told, known, unaided, ...fresh } = nothingTold;
  const learner: Learner = { told, known, unaided, ...kept<Learner>(LEARNER) };
  return { ...fresh, heard: 0, ...kept<Attended>(tableKey(table)), ...learner };
}

export function remember(table: string, { told, known, unaided, ...attended }: Attended): void {
  keep(LEARNER, { told, known, unaided } satisfies Learner);
  keep(tableKey(table), attended);
}
