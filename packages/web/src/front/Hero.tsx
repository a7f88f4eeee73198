import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

/** The head of the front page: words over a stretch of a board in play, which comes when the words are there. */
export function Hero({ children }: { children: ComponentChildren }) {
  const board = useSignal<FunctionComponent | undefined>(undefined);
  useEffect(() => {
    void import('./HeroBoard.tsx').then(({ HeroBoard }) => {
      board.value = HeroBoard;
    });
  }, []);
  const Board = board.value;
  return (
    <div class="hero">
      <div class="scene">{Board && <Board />}</div>
      <div class="shade" />
      {children}
    </div>
  );
}
