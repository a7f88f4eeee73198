import { askingWords } from '../i18n/asking.ts';
import { fetched } from '../i18n/fetched.ts';
import { text } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import './answers.css';
import { bookName } from './books.ts';
import { comingFrom, KNOWN, minutesOf } from './coming.ts';
import { Cell, spokenLens } from './Lens.tsx';
import { comingHref } from './topics.ts';

const spokenComings = fetched<Readonly<Record<string, readonly string[]>>>(async (language) =>
  language ? language.books.comings() : (await import('@ochre/languages/en/comings.ts')).comings,
);

interface ChoiceProps {
  label: string;
  books: readonly string[];
  chosen: string;
  hrefOf(book: string): string;
}

function Choice({ label, books, chosen, hrefOf }: ChoiceProps) {
  return (
    <nav class="row wrap" aria-label={label}>
      <span class="eyebrow">{label}</span>
      {books.map((book) => (
        <a key={book} class="btn sm" href={hrefOf(book)} aria-current={book === chosen ? 'true' : undefined}>
          {bookName(book)}
        </a>
      ))}
    </nav>
  );
}

/** What is different for somebody who knows one edition and plays another: what strikes first, then topic by topic. */
export function ComingPage({ from, to }: { from: string; to: string }) {
  const say = askingWords.value;
  const lens = spokenLens.value;
  const all = lens?.LENS_BOOKS ?? [];
  const first = spokenComings.value?.[`${from}-${to}`] ?? [];
  const coming = lens && comingFrom(lens.lens, lens.LENS_BOOKS, from, to, text.value.rules.same);
  return (
    <div class="coming">
      <header>
        <div class="row wrap">
          <h1>{say.coming(bookName(from), bookName(to))}</h1>
          <span class="sp" />
          <a class="btn" href={`#/rules/${to}`}>
            <Icon name="book" />
            {text.value.rules.backToBook}
          </a>
        </div>
        {coming && <p class="sec">{say.comingLead(minutesOf(first, coming))}</p>}
        <Choice
          label={say.known}
          books={KNOWN}
          chosen={from}
          hrefOf={(book) => comingHref(book, book === to ? all.find((other) => other !== book)! : to)}
        />
        <Choice
          label={say.played}
          books={all.filter((book) => book !== from)}
          chosen={to}
          hrefOf={(book) => comingHref(from, book)}
        />
      </header>
      {first.length > 0 && (
        <section class="card pad">
          <h2>{say.first}</h2>
          <ul>
            {first.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {coming && (
        <section>
          <h2>{say.differences}</h2>
          <table class="comparison card" lang={lens.lang}>
            <thead>
              <tr>
                <th scope="col">{text.value.rules.topic}</th>
                <th scope="col">{say.there(bookName(from))}</th>
                <th scope="col">{say.here(bookName(to))}</th>
              </tr>
            </thead>
            {coming.parts.map(({ part, changes }) => (
              <tbody key={part}>
                <tr class="part">
                  <th scope="rowgroup" colSpan={3}>
                    {part}
                  </th>
                </tr>
                {changes.map(({ topic, there, here }) => (
                  <tr key={topic}>
                    <th scope="row">{topic}</th>
                    <td class="mute">{there}</td>
                    <td>
                      <Cell words={here} />
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
      {coming && coming.alike.length > 0 && (
        <section>
          <h2>{say.alike}</h2>
          <p class="sec" lang={lens.lang}>
            {coming.alike.join(' · ')}
          </p>
        </section>
      )}
    </div>
  );
}
