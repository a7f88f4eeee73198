const named = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'game';

/** Hands a value to the browser as a file to keep. */
export const saveFile = (title: string, value: unknown): void =>
  saveBlob(title, 'json', new Blob([JSON.stringify(value)], { type: 'application/json' }));

/** The same with a file of any kind. */
export function saveBlob(title: string, ending: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `ochre-${named(title)}.${ending}`;
  link.click();
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
