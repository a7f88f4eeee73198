import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gamesThatWait, type NextGame as Next } from '../front/nextGame.ts';
import { hosting } from '../i18n/hosting.ts';
import { Icon } from '../ui/Icon.tsx';
import { useTable } from './context.ts';

const LOOK_MS = 30_000;

/** While others decide here: the way to the next game that waits for me. */
export function NextGame() {
  const { live } = useTable();
  const say = hosting.value.next;
  const games = useSignal<Next[]>([]);
  useEffect(() => {
    const look = async (): Promise<void> => {
      // Nobody sees it: nothing is asked of the server.
      if (!document.hidden) games.value = await gamesThatWait(live.id);
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [live.id]);
  const [next, ...others] = games.value;
  if (!next) return null;
  return (
    <p class="card info pad row wrap" role="status">
      <span class="sp">{say.waits(next.title, others.length)}</span>
      <a
        class="btn"
        href={next.href}
        onClick={(e) => {
          if (!next.go) return;
          e.preventDefault();
          next.go().catch(() => undefined);
        }}
      >
        {say.go} <Icon name="fwd" />
      </a>
    </p>
  );
}
