import { SOURCE } from '@ochre/languages';
import { fetched } from '../i18n/fetched.ts';
import { ruleHref } from './topics.ts';

type Module = typeof import('@ochre/rulesets/lens.ts');
export type LensBook = Module['LENS_BOOKS'][number];

interface Lens extends Pick<Module, 'LENS_BOOKS' | 'SAME' | 'lens'> {
  lang: string;
}

/** The rule books side by side, in the language spoken. */
export const spokenLens = fetched<Lens>(async (language, lang) => {
  const [{ LENS_BOOKS, SAME, lens }, said] = await Promise.all([
    import('@ochre/rulesets/lens.ts'),
    language?.books.lens().catch(() => undefined),
  ]);
  return { LENS_BOOKS, SAME, lens: said ?? lens, lang: said ? lang : SOURCE.code };
});

/** A cell whose citations lead to their rules. */
export function Cell({ words }: { words: string }) {
  return (
    <>
      {words.split(/(`[A-Z]{2} [^`]+`)/).map((part, i) =>
        part.startsWith('`') ? (
          <a key={i} href={ruleHref(part.slice(1, -1))}>
            {part.slice(1, -1)}
          </a>
        ) : (
          <span key={i}>{part}</span>
        ),
      )}
    </>
  );
}
