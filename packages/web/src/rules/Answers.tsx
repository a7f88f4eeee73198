import { useEffect } from 'preact/hooks';
import { askingWords } from '../i18n/asking.ts';
import { Icon } from '../ui/Icon.tsx';
import { ruleIndex } from '../ui/ruleIndex.ts';
import './answers.css';
import type { Said } from './ask.ts';
import { bookName } from './books.ts';
import { Rules } from './Rules.tsx';
import { Taught } from './Taught.tsx';
import { ruleHref, ruleLabel } from './topics.ts';

/** The rules an answer rests on, with how they are read here. */
function Behind({ cites, open }: { cites: readonly string[]; open: boolean }) {
  const rules = cites.flatMap((cite) => ruleIndex.value?.ruleOf(cite) ?? []);
  return (
    <details class="behind" open={open}>
      <summary>
        <Icon name="book" />
        {askingWords.value.behind(cites.length)}{' '}
        <span class="mute">{[...new Set(cites.map(ruleLabel))].join(', ')}</span>
      </summary>
      <Rules entries={rules} />
    </details>
  );
}

/** What answers a search, the best first and with its rules open. */
export function Found({ answers, book }: { answers: readonly Said[]; book: string }) {
  if (answers.length === 0) return null;
  return (
    <section class="answers">
      <h2>{askingWords.value.answers}</h2>
      {answers.map(({ kind, id, asks, says, cites }, i) => (
        <article key={`${kind}.${id}`} class="card pad answer">
          <h3>{asks}</h3>
          <p>{says}</p>
          {kind === 'question' && <Taught book={book} question={id} />}
          <Behind cites={cites} open={i === 0} />
        </article>
      ))}
    </section>
  );
}

/** All that people ask about a book. */
export function Questions({ book, said, open }: { book: string; said: readonly Said[]; open?: string }) {
  const say = askingWords.value;
  const all = said.filter(({ kind }) => kind === 'question');
  useEffect(() => {
    if (open) document.getElementById(`question-${open}`)?.scrollIntoView({ block: 'center' });
  }, [open, all.length]);
  return (
    <section class="answers">
      <h2>{say.topics.questions}</h2>
      <p class="sec">{say.questionsLead(all.length, bookName(book))}</p>
      <div class="card folds">
        {all.map(({ id, asks, says, cites }) => (
          <details key={id} id={`question-${id}`} open={id === open}>
            <summary>
              <b>{asks}</b>
            </summary>
            <p>{says}</p>
            <Taught book={book} question={id} />
            <Behind cites={cites} open={false} />
          </details>
        ))}
      </div>
    </section>
  );
}

/** The words of the game, by the alphabet of the language spoken. */
export function Glossary({ said }: { said: readonly Said[] }) {
  const say = askingWords.value;
  const words = said.filter(({ kind }) => kind === 'word').sort((a, b) => a.asks.localeCompare(b.asks));
  return (
    <section class="answers">
      <h2>{say.topics.words}</h2>
      <p class="sec">{say.wordsLead(words.length)}</p>
      <dl class="card glossary">
        {words.map(({ id, asks, says, cites }) => (
          <div key={id}>
            <dt>{asks}</dt>
            <dd>
              {says}
              {cites.map((cite) => (
                <a key={cite} class="same" href={ruleHref(cite)}>
                  {ruleLabel(cite)}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
