import { standings } from '../i18n/standings.ts';
import { sum } from '../ui/sum.ts';

/** Sources in the order they are drawn: the track first, what is yet to come last. */
const ORDER = ['succession', 'advances', 'cities', 'bonus', 'treasury', 'cards', 'more'];

export const sourcesOf = (sources: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(sources).sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** Points by source as a bar; `most` is the total that fills it. */
export function SourceBar({
  sources,
  most,
  guessed,
}: {
  sources: Readonly<Record<string, number>>;
  most: number;
  guessed?: boolean;
}) {
  const say = standings.value.sources;
  const parts = sourcesOf(sources).filter(([, n]) => n > 0);
  const total = sum(sources);
  return (
    <span
      class={guessed ? 'sbar guessed' : 'sbar'}
      role="img"
      aria-label={parts.map(([source, n]) => `${say[source] ?? source} ${n}`).join(', ')}
      style={{ width: `${most > 0 ? (100 * total) / most : 0}%` }}
    >
      {parts.map(([source, n]) => (
        <i key={source} class={`src-${source}`} style={{ flexGrow: n }}>
          {n / most > 0.07 ? n : ''}
        </i>
      ))}
    </span>
  );
}

/** Which colour is which source. */
export function SourceKey({ sources, perSpace }: { sources: readonly string[]; perSpace: number }) {
  const say = standings.value;
  return (
    <span class="skey">
      {sources.map((source) => {
        const name = say.sources[source] ?? source;
        return (
          <span key={source}>
            <i class={`src-${source}`} />
            {source === 'succession' && perSpace > 0 ? say.perSpace(name, perSpace) : name}
          </span>
        );
      })}
    </span>
  );
}
