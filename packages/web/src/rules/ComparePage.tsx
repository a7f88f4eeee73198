import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { layout } from '../table/layout.ts';
import { Icon } from '../ui/Icon.tsx';
import { bookName } from './books.ts';
import { Cell, type LensBook, spokenLens } from './Lens.tsx';

/** The rule books side by side, one topic a line; the reader chooses the columns. */
export function ComparePage() {
  const say = text.value.rules;
  const lens = spokenLens;
  const narrow = layout.value === 'phone';
  const chosen = useSignal<readonly LensBook[] | undefined>(undefined);
  const all = lens.value?.LENS_BOOKS ?? [];
  const same = lens.value?.SAME;
  // To begin with all of them, or where there is little room the first and the last.
  const shown = chosen.value ?? (narrow ? all.filter((_, i) => i === 0 || i === all.length - 1) : all);
  const books = all.filter((b) => shown.includes(b)).slice(0, narrow ? 2 : all.length);
  const toggle = (book: LensBook): void => {
    const others = shown.filter((b) => b !== book);
    const on = others.length === shown.length;
    if (!on && others.length > 0) chosen.value = others;
    if (on) chosen.value = [...(narrow ? others.slice(-1) : others), book];
  };
  return (
    <>
      <header>
        <div class="row wrap">
          <h1>{say.compare}</h1>
          <span class="sp" />
          <a class="btn" href="#/rules">
            <Icon name="book" />
            {say.backToBook}
          </a>
        </div>
        <p class="sec">{say.compareLead}</p>
        <fieldset class="row wrap columns">
          <legend class="sr">{say.columns}</legend>
          {all.map((book) => (
            <button
              key={book}
              type="button"
              class="btn sm"
              aria-pressed={books.includes(book)}
              onClick={() => toggle(book)}
            >
              {bookName(book)}
            </button>
          ))}
        </fieldset>
      </header>
      {lens.value && (
        <table class="comparison card" lang={lens.value.lang}>
          <thead>
            <tr>
              <th scope="col">{say.topic}</th>
              {books.map((book) => (
                <th key={book} scope="col">
                  {bookName(book)}
                </th>
              ))}
            </tr>
          </thead>
          {lens.value.lens.map(({ part, rows }) => (
            <tbody key={part}>
              <tr class="part">
                <th scope="rowgroup" colSpan={books.length + 1}>
                  {part}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.topic}>
                  <th scope="row">{row.topic || part}</th>
                  {books.map((book) => (
                    <td key={book} class={row[book] === same ? 'mute' : ''}>
                      <Cell words={row[book] === same ? say.same : (row[book] ?? '')} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </>
  );
}
