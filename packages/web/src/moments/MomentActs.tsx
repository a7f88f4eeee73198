import { useSignal } from '@preact/signals';
import type { History } from '../history/history.ts';
import { recordWords } from '../i18n/record.ts';
import { home } from '../net/home.ts';
import { momentLink, soloHref } from '../route.ts';
import { useTable } from '../table/context.ts';
import { nameOf } from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { BranchDialog } from './BranchDialog.tsx';
import { branchingOf } from './branch.ts';
import './moments.css';

/** The link of the moment that is looked at; of a game on this device, where it leads to from here. */
function linkOf({ live, shared }: History): string {
  if (live.company) return momentLink(live.id, shared!);
  return `${home}${soloHref(live.id, shared)}`;
}

/** Through whose eyes a game is seen that was opened. */
function SeenBy({ history }: { history: History }) {
  const say = recordWords.value.moment;
  const { lookAs } = useTable();
  const { live } = history;
  const { viewpoints } = live;
  if (!viewpoints || !lookAs) return null;
  return (
    <label class="seenby row">
      <span class="sec sm">{say.seenBy}</span>
      <select
        class="sp"
        value={viewpoints.now}
        onChange={(e) => {
          // The table is opened anew, and comes back to this moment by its address.
          if (history.shared) location.replace(soloHref(live.id, history.shared));
          void lookAs(e.currentTarget.value);
        }}
      >
        <option value="observer">{say.everybody}</option>
        {viewpoints.seats.map(({ seat, nation }) => (
          <option key={seat} value={seat}>
            {nameOf(live, nation)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What can be done with the moment that is looked at: pass it on, or play on from it. */
export function MomentActs({ history }: { history: History }) {
  const { moment: say, branch } = recordWords.value;
  const { live } = history;
  const copied = useSignal<'yes' | 'no' | undefined>(undefined);
  const branching = useSignal(false);
  const how = branchingOf(live);
  const ended = history.session.value?.view.value.open.result !== undefined;
  const copy = async (): Promise<void> => {
    // Without a safe connection there is no clipboard: the link stands there to be copied by hand.
    copied.value = await (navigator.clipboard?.writeText(linkOf(history)) ?? Promise.reject()).then(
      () => 'yes' as const,
      () => 'no' as const,
    );
  };
  return (
    <>
      <div class="momentacts">
        <SeenBy history={history} />
        <div class="row wrap">
          <Button icon="link" onPress={() => void copy()}>
            {say.copy}
          </Button>
          {how && (
            <Button
              icon="play"
              disabled={ended}
              hint={ended ? branch.over : branch.open}
              onPress={() => {
                branching.value = true;
              }}
            >
              {branch.open}
            </Button>
          )}
        </div>
        <p class="sm sec" role="status">
          {copied.value === 'yes' && say.copied} {copied.value && !live.company && say.here}
        </p>
        {copied.value === 'no' && (
          <input class="momentlink" readOnly aria-label={say.copy} value={linkOf(history)} />
        )}
      </div>
      {branching.value && how && (
        <BranchDialog
          history={history}
          how={how}
          onClose={() => {
            branching.value = false;
          }}
        />
      )}
    </>
  );
}
