import { useEffect, useState } from 'preact/hooks';

/** False at first, true once that is on the screen: for what may come a moment later. */
export function usePainted(): boolean {
  const [painted, set] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => set(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
