import { useSignal } from '@preact/signals';
import type { History } from '../history/history.ts';
import { recordWords } from '../i18n/record.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Comments } from './Comments.tsx';
import { MomentActs } from './MomentActs.tsx';

/** Where there is no room beside the map: what can be done with a moment, in a drawer. */
export function MomentButton({ history }: { history: History }) {
  const say = recordWords.value.moment;
  const open = useSignal(false);
  return (
    <>
      <Button
        size="sm"
        icon="link"
        label={say.title}
        onPress={() => {
          open.value = true;
        }}
      />
      {open.value && (
        <Dialog
          kind="drawer"
          title={say.title}
          onClose={() => {
            open.value = false;
          }}
        >
          <MomentActs history={history} />
          <Comments history={history} />
        </Dialog>
      )}
    </>
  );
}
