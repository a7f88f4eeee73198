import { effect, signal } from '@preact/signals';
import { reducedMotion, settings } from './settings.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(dark.matches);
dark.addEventListener('change', (e) => {
  systemDark.value = e.matches;
});

/** Puts what was chosen on the page's root, where styles find it. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    const theme = settings.theme.value.value;
    root.dataset['theme'] = theme === 'dark' || (theme === 'system' && systemDark.value) ? 'dark' : 'light';
  });
  effect(() => {
    root.dataset['motion'] = reducedMotion.value ? 'reduced' : 'full';
  });
  effect(() => {
    root.dataset['text'] = settings.textSize.value.value;
  });
  effect(() => {
    root.dataset['patterns'] = settings.patterns.value.value;
  });
}
