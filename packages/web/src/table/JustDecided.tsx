import type { Decision } from '@ochre/engine';
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { decisionTitle } from '../decisions/index.ts';
import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { useTable } from './context.ts';
import { decided } from './decided.ts';

/** So long it is offered, in milliseconds: what was pressed by mistake is noticed by then. */
const OFFERED_MS = 8000;

/** Offers to take back what I have just decided, in a game against bots. */
export function JustDecided() {
  const { live, rewind, history } = useTable();
  const last = useMemo(() => signal<Decision | undefined>(undefined), [live]);
  useEffect(() => {
    let { prompts } = live.view.peek();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.view.subscribe((view) => {
      const done = decided(prompts, view.prompts);
      prompts = view.prompts;
      if (!done) return;
      last.value = done;
      clearTimeout(timer);
      timer = setTimeout(() => {
        last.value = undefined;
      }, OFFERED_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [live, last]);
  if (!rewind || !last.value || history?.at.value) return null;
  const say = text.value.table;
  return (
    <p class="toast decided" role="status">
      <span class="ell sp">{say.decided(decisionTitle(last.value))}</span>
      <Button size="sm" kind="ghost" icon="undo" onPress={() => void rewind()}>
        {say.takeThatBack}
      </Button>
    </p>
  );
}
