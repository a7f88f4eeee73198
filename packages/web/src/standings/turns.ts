import type { TurnTally } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useTable } from '../table/context.ts';

/** How everybody stood after each turn before the one that is looked at; undefined until known, and where it is not kept. */
export function useTurns(): readonly TurnTally[] | undefined {
  const { session, live } = useTable();
  const told = useSignal<readonly TurnTally[] | undefined>(undefined);
  const { turn, result } = live.view.value.open;
  useEffect(() => {
    live.past?.chronicle().then(
      (turns) => {
        told.value = turns;
      },
      () => {
        told.value = undefined;
      },
    );
  }, [live, turn, result !== undefined]);
  const { turn: now, result: over } = session.view.value.open;
  return told.value?.filter((t) => t.turn < now || (over && t.turn === now));
}
