import { useRef } from 'preact/hooks';

/** So many are one list with all there is to each; more are groups by use, and a line each where so many are in sight. */
const ONE_LIST = 8;
/** So many fewer have to be left for a line each to become a row again: it does not change back and forth. */
const SLACK = 3;
/** Who presses so soon after a list has changed its form, in milliseconds, meant what lay there before. */
const GRACE_MS = 300;

interface Form {
  /** So many that they stand in groups: once they do they stay so. */
  grouped: boolean;
  /** A line each. */
  brief: boolean;
  /** Hears a press before anything in the list does. */
  heed(e: MouseEvent): void;
}

/** The form of a list of so many, of which so many would be in sight in groups. */
export function useForm(all: number, inSight: number): Form {
  const kept = useRef<{ grouped: boolean; brief: boolean; since: number } | undefined>(undefined);
  const before = kept.current;
  const grouped = before?.grouped === true || all > ONE_LIST;
  const brief = grouped && inSight > (before?.brief ? ONE_LIST - SLACK : ONE_LIST);
  if (before?.grouped !== grouped || before.brief !== brief)
    kept.current = { grouped, brief, since: before ? performance.now() : -Infinity };
  return {
    grouped,
    brief,
    heed: (e) => {
      const byKey = e.detail === 0;
      if (byKey || performance.now() - kept.current!.since > GRACE_MS) return;
      e.preventDefault();
      e.stopPropagation();
    },
  };
}
