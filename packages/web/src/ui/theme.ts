import { effect, signal } from '@preact/signals';

export type Theme = 'system' | 'light' | 'dark';
const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
const KEY = 'ochre.theme';

const dark = matchMedia('(prefers-color-scheme: dark)');
const systemDark = signal(dark.matches);
dark.addEventListener('change', (e) => {
  systemDark.value = e.matches;
});

const kept = localStorage.getItem(KEY) as Theme | null;
export const theme = signal<Theme>(kept && THEMES.includes(kept) ? kept : 'system');

effect(() => {
  const isDark = theme.value === 'dark' || (theme.value === 'system' && systemDark.value);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  localStorage.setItem(KEY, theme.value);
});

export function cycleTheme(): void {
  theme.value = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!;
}
