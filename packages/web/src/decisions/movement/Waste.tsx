import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Movement } from './state.ts';

/** Asks whoever ends a movement without a move that costs tokens. */
export function Waste({ m, onClose }: { m: Movement; onClose(): void }) {
  const say = text.value.decisions.move.waste;
  return (
    <Dialog
      title={say.title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say.back}</Button>
          <Button
            kind="primary"
            onPress={() => {
              onClose();
              m.end();
            }}
          >
            {say.end}
          </Button>
        </>
      }
    >
      <p>{say.lost(m.wasted)}</p>
    </Dialog>
  );
}
