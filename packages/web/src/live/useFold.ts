import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

const hides = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;

/**
 * What opens by itself does so where all of it has room beside what is asked; else it is folded to its line. Whoever
 * presses that has it as they want it. `wished`: whether it would open by itself.
 */
export function useFold(news: object, wished: boolean) {
  const ref = useRef<HTMLDetailsElement>(null);
  const chosen = useSignal<{ news: object; open: boolean } | undefined>(undefined);
  const tight = useSignal<object | undefined>(undefined);
  const own = chosen.value?.news === news ? chosen.value : undefined;
  const open = own ? own.open : wished && tight.value !== news;
  useLayoutEffect(() => {
    const details = ref.current;
    if (!details || !wished || own) return;
    const column = details.parentElement!;
    let height = column.clientHeight;
    const measure = (): void => {
      if (column.clientHeight > height) tight.value = undefined;
      else if (details.open && hides(details)) tight.value = news;
      height = column.clientHeight;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(details);
    observer.observe(column);
    return () => observer.disconnect();
  }, [news, wished, own, open]);
  const onPress = (e: MouseEvent): void => {
    e.preventDefault();
    chosen.value = { news, open: !open };
  };
  return { open, byItself: open && !own, ref, onPress };
}
