import { en } from './en/index.ts';
import { type Language, translations } from './index.ts';

/** A language, whole; English where it is not spoken here. For programs that need not mind how much they load. */
export const languageIn = async (code: string): Promise<Language> =>
  Object.hasOwn(translations, code) ? translations[code]!.load() : en;
