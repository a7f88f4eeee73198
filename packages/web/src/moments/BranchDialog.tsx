import { useSignal } from '@preact/signals';
import { type BotLevel, botLevels } from '../front/newGame.ts';
import type { History } from '../history/history.ts';
import { text } from '../i18n/index.ts';
import { recordWords } from '../i18n/record.ts';
import { myNation, nameOf } from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { type Branching, branchOff, openRecord } from './branch.ts';
import './moments.css';

interface BranchProps {
  history: History;
  how: Branching;
  onClose(): void;
}

/** Plays on from the moment that is looked at: as whom, and against which bots. */
export function BranchDialog({ history, how, onClose }: BranchProps) {
  const say = recordWords.value.branch;
  const { live } = history;
  const view = (history.session.value ?? live).view.value;
  const nations = Object.keys(view.open.nations).filter((id) => !view.open.nations[id]!.left);
  const nation = useSignal(myNation(live.view.value) ?? nations[0]!);
  const level = useSignal<BotLevel>('steady');
  const busy = useSignal(false);
  const failed = useSignal(false);
  const begin = async (): Promise<void> => {
    busy.value = true;
    failed.value = false;
    try {
      const href =
        how === 'record' ? await openRecord(history) : await branchOff(history, nation.peek(), level.peek());
      onClose();
      location.hash = href;
    } catch {
      failed.value = true;
      busy.value = false;
    }
  };
  return (
    <Dialog
      title={say.title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.value.ui.cancel}</Button>
          <Button kind="primary" disabled={busy.value} onPress={() => void begin()}>
            {say.begin}
          </Button>
        </>
      }
    >
      <p>{say.lead(view.open.turn)}</p>
      <p class="sm sec">{how === 'record' ? say.record : how === 'known' ? say.known : say.truth}</p>
      {how === 'whole' && (
        <div class="leads" role="radiogroup" aria-label={say.as}>
          <p class="eyebrow" aria-hidden="true">
            {say.as}
          </p>
          <div class="row wrap">
            {nations.map((id) => (
              <label key={id} class={`lead ${nation.value === id ? 'on' : ''}`}>
                <input
                  class="sr"
                  type="radio"
                  name="leads"
                  checked={nation.value === id}
                  onChange={() => {
                    nation.value = id;
                  }}
                />
                <NationBadge nation={id} size={26} />
                {nameOf(live, id)}
              </label>
            ))}
          </div>
        </div>
      )}
      {how !== 'record' && (
        <Segmented
          label={say.bots}
          value={level.value}
          options={botLevels.map((id) => ({ id, label: text.value.front.botLevels[id] }))}
          onChange={(id) => {
            level.value = id;
          }}
        />
      )}
      {failed.value && (
        <p class="card pad warn" role="alert">
          {say.failed}
        </p>
      )}
    </Dialog>
  );
}
