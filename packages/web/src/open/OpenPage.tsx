import { MOST_BYTES } from '@ochre/protocol/limits.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { recordWords } from '../i18n/record.ts';
import { soloHref } from '../route.ts';
import type { NotOpened } from '../session/messages.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { onArrival } from './arriving.ts';
import './open.css';
import { NoGameInIt, openText } from './openText.ts';
import { whyNot } from './words.ts';

/** A game is opened at its first moment. */
const FIRST = { turn: 1, told: 1 };

/** Where a game that was written down is opened: dropped, chosen, pasted, or come from outside. */
export function OpenPage() {
  const say = recordWords.value.open;
  const field = useRef<HTMLInputElement>(null);
  const pasted = useSignal('');
  const reading = useSignal(false);
  const over = useSignal(false);
  const not = useSignal<NotOpened | undefined>(undefined);
  const read = async (text: () => Promise<string>): Promise<void> => {
    if (reading.peek()) return;
    reading.value = true;
    not.value = undefined;
    try {
      location.hash = soloHref(await openText(await text()), FIRST);
    } catch (error) {
      not.value = error instanceof NoGameInIt ? error.problem : { why: 'mishap' };
    } finally {
      reading.value = false;
    }
  };
  const take = (file: Blob | null | undefined): void => {
    if (!file) return;
    if (file.size > MOST_BYTES) not.value = { why: 'tooLarge' };
    else void read(() => file.text());
  };
  useEffect(() => onArrival(take), []);
  // A file that misses the place would be opened in its stead by the browser.
  useEffect(() => {
    const onOver = (e: DragEvent): void => {
      e.preventDefault();
      over.value = true;
    };
    const onLeave = (e: DragEvent): void => {
      if (!e.relatedTarget) over.value = false;
    };
    const onDrop = (e: DragEvent): void => {
      e.preventDefault();
      over.value = false;
      const [file] = e.dataTransfer?.files ?? [];
      const text = e.dataTransfer?.getData('text/plain');
      if (file) take(file);
      else if (text) void read(async () => text);
    };
    addEventListener('dragover', onOver);
    addEventListener('dragleave', onLeave);
    addEventListener('drop', onDrop);
    return () => {
      removeEventListener('dragover', onOver);
      removeEventListener('dragleave', onLeave);
      removeEventListener('drop', onDrop);
    };
  }, []);
  return (
    <div class="rulespage">
      <FrontBar at="play" />
      <main class="room openpage">
        <h1>{say.title}</h1>
        <p class="lead">{say.lead}</p>
        {not.value && (
          <p class="card pad warn" role="alert">
            {whyNot(not.value)}
          </p>
        )}
        <div class={`card pad dropzone ${over.value ? 'over' : ''}`}>
          <Icon name="papyrus" size={34} />
          <p class="b">{reading.value ? say.reading : say.drop}</p>
          <Button kind="primary" size="lg" disabled={reading.value} onPress={() => field.current!.click()}>
            {say.choose}
          </Button>
          <input
            ref={field}
            class="sr"
            type="file"
            tabIndex={-1}
            aria-label={say.choose}
            accept=".json,.txt,.ochre,application/json,text/plain"
            onChange={(e) => {
              take(e.currentTarget.files?.[0]);
              e.currentTarget.value = '';
            }}
          />
        </div>
        <form
          class="card pad pasted"
          onSubmit={(e) => {
            e.preventDefault();
            if (pasted.peek().trim() !== '') void read(async () => pasted.peek());
          }}
        >
          <label for="pasted" class="b">
            {say.paste}
          </label>
          <textarea
            id="pasted"
            rows={6}
            spellcheck={false}
            placeholder={'Ochre notation 1\n…'}
            value={pasted.value}
            onInput={(e) => {
              pasted.value = e.currentTarget.value;
            }}
          />
          <Button type="submit" disabled={pasted.value.trim() === '' || reading.value}>
            {say.read}
          </Button>
        </form>
        <p class="sm sec">{say.kept}</p>
        <p class="sr" role="status">
          {reading.value && say.reading}
        </p>
      </main>
    </div>
  );
}
