import { useRef } from 'preact/hooks';

/** Who presses so soon after a list has changed its form, in milliseconds, meant what lay there before. */
const GRACE_MS = 300;

interface Form {
  /** So many that they stand in groups: once they do they stay so, it does not change back and forth. */
  grouped: boolean;
  /** Hears a press before anything in the list does. */
  heed(e: MouseEvent): void;
}

/** The form of a list of so many rows. */
export function useForm(rows: number, oneList: number): Form {
  const kept = useRef<{ grouped: boolean; since: number } | undefined>(undefined);
  const before = kept.current;
  const grouped = before?.grouped === true || rows > oneList;
  if (before?.grouped !== grouped) kept.current = { grouped, since: before ? performance.now() : -Infinity };
  return {
    grouped,
    heed: (e) => {
      const byKey = e.detail === 0;
      if (byKey || performance.now() - kept.current!.since > GRACE_MS) return;
      e.preventDefault();
      e.stopPropagation();
    },
  };
}
