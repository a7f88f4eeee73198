import type { Language } from './language.ts';

export type { Language } from './language.ts';

interface Translation {
  /** What the language calls itself. */
  readonly name: string;
  readonly load: () => Promise<Language>;
}

/** The language of the books and of the code: what has no other words is said in it. */
export const SOURCE = { code: 'en', name: 'English' } as const;

/** Every other language is a folder, and a line here. It is loaded when somebody speaks it. */
export const translations: Record<string, Translation> = {
  de: { name: 'Deutsch', load: async () => (await import('./de/index.ts')).de },
};

export const languageCodes = (): string[] => [SOURCE.code, ...Object.keys(translations)];
export const nameOf = (code: string): string | undefined =>
  code === SOURCE.code ? SOURCE.name : translations[code]?.name;

/** The first of a reader's languages that is spoken here; tags like `de-AT` count for their language. */
export const bestOf = (wanted: readonly string[]): string =>
  wanted
    .map((tag) => tag.trim().toLowerCase().split(/[-_;]/)[0]!)
    .find((code) => code === SOURCE.code || Object.hasOwn(translations, code)) ?? SOURCE.code;
