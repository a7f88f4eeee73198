import { askingWords } from '../i18n/asking.ts';
import './answers.css';
import { spokenAnswers } from './answers.ts';
import { saidOf } from './ask.ts';
import { Taught } from './Taught.tsx';

/** More than these would hide the rule they stand under. */
const MOST = 3;

/** What people ask that a rule answers. Nothing where nobody asks. */
export function Asked({ cite }: { cite: string }) {
  const answers = spokenAnswers.value;
  const [book = ''] = cite.split(' ');
  const asked = answers
    ? saidOf(answers, book).filter(({ kind, cites }) => kind === 'question' && cites.includes(cite))
    : [];
  if (asked.length === 0) return null;
  return (
    <section class="answers">
      <h3 class="eyebrow">{askingWords.value.asked}</h3>
      <div class="card folds">
        {asked.slice(0, MOST).map(({ id, asks, says }, i) => (
          <details key={id} open={i === 0}>
            <summary>
              <b>{asks}</b>
            </summary>
            <p>{says}</p>
            <Taught book={book} question={id} />
          </details>
        ))}
      </div>
    </section>
  );
}
