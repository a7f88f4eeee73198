import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { whoami } from '../account/account.ts';
import { holdsAny } from '../net/held.ts';
import { served } from '../net/home.ts';
import type { SavedGame } from '../session/messages.ts';
import { listGames } from '../session/store.ts';
import type { OwnGame } from './ownGames.ts';
import type { SeatedGame } from './seatedGames.ts';

/** What has not been found by then is not waited for. */
const PATIENCE_MS = 1000;

/** My games here and on the server. */
export interface Mine {
  /** Kept on this device; not there until they have been read. */
  games: Signal<SavedGame[] | undefined>;
  /** A private window, or a page within another site's: nothing is kept. */
  denied: Signal<boolean>;
  /** On the server, where this browser holds a seat or an invitation; not there until the server has said how they stand. */
  seated: Signal<SeatedGame[] | undefined>;
  /** Tables of my account that were begun in another browser. */
  own: Signal<OwnGame[]>;
  /** What is to be found has been found, or takes long. */
  known: ReadonlySignal<boolean>;
  refresh(): void;
  lookAround(): Promise<void>;
}

export function useMine(): Mine {
  const games = useSignal<SavedGame[] | undefined>(undefined);
  const denied = useSignal(false);
  const seated = useSignal<SeatedGame[] | undefined>(undefined);
  const own = useSignal<OwnGame[]>([]);
  const late = useSignal(false);
  const known = useComputed(
    () => late.value || ((denied.value || games.value !== undefined) && seated.value !== undefined),
  );
  const refresh = (): void => {
    void listGames().then(
      (list) => {
        games.value = list.sort((a, b) => Number(a.over) - Number(b.over));
      },
      () => {
        denied.value = true;
      },
    );
  };
  const lookAround = async (): Promise<void> => {
    if (!served || !holdsAny()) seated.value = [];
    else {
      const { seatedGames } = await import('./seatedGames.ts');
      seated.value = await seatedGames();
    }
  };
  useEffect(() => {
    refresh();
    void lookAround();
    const timer = setTimeout(() => {
      late.value = true;
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  useSignalEffect(() => {
    const { account } = whoami.value ?? {};
    if (account)
      void import('./ownGames.ts')
        .then(({ ownGames }) => ownGames(account.id))
        .then((found) => {
          own.value = found;
        });
    else own.value = [];
  });
  return { games, denied, seated, own, known, refresh, lookAround };
}
