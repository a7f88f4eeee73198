import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { legendWords } from '../i18n/legend.ts';
import { topicHref } from '../rules/topics.ts';
import { useTable } from '../table/context.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import './legend.css';
import { pointOut } from './pointOut.ts';
import { type Sign, type SignGroup, signsOf } from './signs.tsx';

const GROUPS: readonly SignGroup[] = ['ground', 'lines', 'pieces'];

/** The signs of the map and what they mean; a line that is pressed shows where they are. */
export function Legend() {
  const { session, board } = useTable();
  const say = legendWords.value;
  const ref = useRef<HTMLElement>(null);
  const told = useSignal('');
  const close = (): void => {
    board.legendOpen.value = false;
  };
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      e.preventDefault();
      e.stopPropagation();
      close();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  const signs = signsOf(session);
  const press = ({ id, selector }: Sign): void => {
    const [name] = say.signs[id];
    told.value = pointOut(selector) ? say.shown(name) : say.none(name);
  };
  return (
    <section ref={ref} class="legend" role="dialog" aria-label={say.title} tabIndex={-1}>
      <div class="head">
        <h2>{say.title}</h2>
        <span class="sm sec">{told.value || say.hint}</span>
        <span class="sr" role="status">
          {told.value}
        </span>
        <span class="sp" />
        <kbd aria-hidden="true">K</kbd>
        <Button kind="ghost" size="sm" icon="x" label={text.value.ui.close} onPress={close} />
      </div>
      <div class="body scroll">
        {GROUPS.map((group) => (
          <section key={group}>
            <h3 class="eyebrow">{say.groups[group]}</h3>
            <ul>
              {signs
                .filter((sign) => sign.group === group)
                .map((sign) => (
                  <li key={sign.id}>
                    <button type="button" data-sign={sign.id} onClick={() => press(sign)}>
                      <svg viewBox="-24 -22 48 44" aria-hidden="true">
                        {sign.picture}
                      </svg>
                      <b>{say.signs[sign.id][0]}</b>
                      <small>{say.signs[sign.id][1]}</small>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <a
          class="btn sm"
          href={topicHref(session.rules.ruleset.book, 'questions')}
          target="_blank"
          rel="noopener"
        >
          <Icon name="book" />
          {say.questions}
        </a>
      </div>
    </section>
  );
}
