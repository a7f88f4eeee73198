const named = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'game';

export const fileName = (title: string, ending: string): string => `ochre-${named(title)}.${ending}`;

/** Hands a text to the browser as a file to keep. */
export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }));

/** The same with a file of any kind. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The same with a value. */
export const saveFile = (title: string, value: unknown): void =>
  saveText(fileName(title, 'json'), 'application/json', JSON.stringify(value));
