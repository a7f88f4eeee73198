import { useLayoutEffect } from 'preact/hooks';
import type { HeldSet } from '../../ui/cards.tsx';
import type { Desk } from './desk.ts';

const within = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null;

/** 1 to 9 add a card of that set, with Shift they take one back; N begins an offer, Enter sends, C counters, Escape puts a receipt or what is being written away. */
export function useMarketKeys(desk: Desk, sets: readonly HeldSet[]): void {
  useLayoutEffect(() => {
    const acts: Record<string, () => boolean> = {
      n: () => {
        desk.begin();
        return true;
      },
      c: () => {
        const row = document.activeElement?.closest<HTMLElement>('[data-offer]')?.dataset['offer'];
        const offer = desk.answered ?? desk.find(row);
        if (!offer || offer.from === desk.decision.owner) return false;
        desk.counter(offer);
        return true;
      },
      escape: () => {
        if (desk.receipt) desk.putAway();
        else if (desk.active) desk.clear();
        else return false;
        return true;
      },
      enter: () => {
        if (!desk.active || desk.short !== 0) return false;
        void desk.confirm();
        return true;
      },
    };
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (within(e.target, 'input, textarea, select, [contenteditable]')) return;
      if (document.querySelector('dialog[open], [role=dialog]')) return;
      const digit = /^Digit([1-9])$/.exec(e.code)?.[1];
      const set = digit === undefined ? undefined : sets[Number(digit) - 1];
      let done = false;
      if (set) {
        const inOffer = desk.state.value.cards;
        if (e.shiftKey) for (const card of set.cards.slice(-1)) desk.takeBack(card);
        else {
          const left = set.cards.find(
            (c) => inOffer.filter((o) => o === c).length < set.cards.filter((o) => o === c).length,
          );
          if (left !== undefined) desk.add(left);
        }
        done = true;
      } else if (e.key !== 'Enter' || !within(e.target, 'button, a, summary'))
        done = acts[e.key.toLowerCase()]?.() ?? false;
      if (done) e.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
