import { manifests } from '@ochre/rulesets/manifests.ts';
import { rulesetName } from '../i18n/index.ts';

/** A rule book by the name of its rule set. */
export const bookName = (book: string): string =>
  rulesetName(manifests.find((one) => one.book === book)?.id ?? book);
