import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { placeBy } from '../guide/lookAt.ts';
import { spokenAnswers } from '../rules/answers.ts';
import { useTable } from '../table/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { attend } from './attend.ts';
import './explain.css';
import { explanationOf } from './explained.ts';

const SAYS = 'explanation';

/** What is pointed at, held or focused at the table, explained beside it: whatever bears `data-explain`. */
export function Explainer() {
  const { session } = useTable();
  const at = useSignal<HTMLElement | undefined>(undefined);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      attend(
        () => ref.current,
        (el) => {
          at.value = el;
        },
      ),
    [],
  );
  // It goes with what it explains.
  void session.view.value;
  const el = at.value?.isConnected ? at.value : undefined;
  const told = el && explanationOf(session, spokenAnswers.value, el.dataset);
  useLayoutEffect(() => {
    const card = ref.current;
    if (!el || !card) return;
    if (!card.matches(':popover-open')) card.showPopover();
    // Whose card it is stays to be read.
    const head = el.closest('.nc')?.querySelector('.head');
    const top = head && !head.contains(el) ? head.getBoundingClientRect().bottom : 0;
    const window = { left: 0, top, right: innerWidth, bottom: innerHeight };
    const at = placeBy(el.getBoundingClientRect(), card.getBoundingClientRect(), window);
    Object.assign(card.style, { left: `${at.left}px`, top: `${at.top}px` });
  }, [el, told?.name, told?.says]);
  // Read aloud with what has the focus.
  useLayoutEffect(() => {
    if (!el || !told) return;
    const { activeElement } = document;
    const described = activeElement && el.contains(activeElement) ? activeElement : el;
    const before = described.getAttribute('aria-describedby');
    described.setAttribute('aria-describedby', [before, SAYS].filter(Boolean).join(' '));
    return () => {
      if (before) described.setAttribute('aria-describedby', before);
      else described.removeAttribute('aria-describedby');
    };
  }, [el, told !== undefined]);
  if (!told) return null;
  const { name, says, more } = told;
  return (
    <div ref={ref} class="explainer" popover="manual" data-still>
      <div id={SAYS} role="tooltip">
        <b>{name}</b>
        <p>{says}</p>
      </div>
      {more && (
        <a href={more.href} target="_blank" rel="noopener">
          <Icon name="book" size={14} />
          {more.label}
        </a>
      )}
    </div>
  );
}
