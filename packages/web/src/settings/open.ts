import { signal } from '@preact/signals';

/** Whether the settings lie open over whatever is on the screen. */
export const settingsOpen = signal(false);

export function openSettings(): void {
  settingsOpen.value = true;
}
