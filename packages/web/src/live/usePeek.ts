import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

const hides = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight > clientHeight + 1;

/**
 * What opened by itself leaves the room to what is asked: it shrinks to its weightiest line, and the rest scrolls in
 * it. A press where something lies hidden opens it whole.
 */
export function usePeek(news: object) {
  const ref = useRef<HTMLDetailsElement>(null);
  const whole = useSignal<object | undefined>(undefined);
  const peeks = whole.value !== news;
  useLayoutEffect(() => {
    const details = ref.current;
    if (!details) return;
    const measure = (): void => {
      const line = details.querySelector('li, .kind') ?? details.querySelector('summary')!;
      const top = details.getBoundingClientRect().top - details.scrollTop;
      const least = line.getBoundingClientRect().bottom - top;
      if (least > 0) details.style.setProperty('--least', `${Math.ceil(least)}px`);
      details.toggleAttribute('data-hides', hides(details));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(details);
    return () => observer.disconnect();
  }, [news]);
  const onPress = (e: MouseEvent): void => {
    const details = ref.current!;
    if (peeks && details.open && hides(details)) e.preventDefault();
    whole.value = news;
  };
  return { peeks, ref, onPress };
}
