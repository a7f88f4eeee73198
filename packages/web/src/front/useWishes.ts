import type { Game } from '@ochre/engine';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { loadGame } from '../session/games.ts';
import { playable, usual, type Wishes } from './newGame.ts';

/** What somebody wants to play, and its rules once they are there. */
export interface Wished {
  wishes: ReadonlySignal<Wishes>;
  game: ReadonlySignal<Game | undefined>;
  /** Wants something else; what was wanted last counts, also while its rules are still on their way. */
  wish(change: Partial<Wishes>): Promise<Game>;
}

export function useWishes(): Wished {
  const wishes = useSignal<Wishes>(usual);
  const game = useSignal<Game | undefined>(undefined);
  const latest = useRef<Wishes>(usual);
  const wish = async (change: Partial<Wishes>): Promise<Game> => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    const loaded = await loadGame(next.ruleset);
    if (latest.current === next) {
      game.value = loaded;
      wishes.value = playable(loaded, next);
      latest.current = wishes.value;
    }
    return loaded;
  };
  return { wishes, game, wish };
}
