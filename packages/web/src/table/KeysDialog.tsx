import { keyWords } from '../i18n/keys.ts';
import { Dialog } from '../ui/Dialog.tsx';
import './keys.css';

/** Every key of the table and what it does. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const say = keyWords.value;
  return (
    <Dialog readOnly wide title={say.title} onClose={onClose}>
      <div class="keygroups">
        {say.groups.map(([title, keys]) => (
          <section key={title} class="keygroup">
            <h3 class="eyebrow">{title}</h3>
            <dl>
              {keys.map(([key, words]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
