import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

/**
 * A component whose script is fetched when it is first shown. Until then its place stays empty. A fetch that failed
 * is tried again the next time.
 */
export function lazily<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> & { fetch(): void } {
  const loaded = signal<FunctionComponent<P> | undefined>(undefined);
  let asked = false;
  const fetch = (): void => {
    if (asked) return;
    asked = true;
    load().then(
      (component) => {
        loaded.value = component;
      },
      () => {
        asked = false;
      },
    );
  };
  const Lazy = (props: P) => {
    const Loaded = loaded.value;
    if (!Loaded) {
      fetch();
      return <div class="arriving" aria-busy="true" />;
    }
    return <Loaded {...props} />;
  };
  return Object.assign(Lazy, { fetch });
}
