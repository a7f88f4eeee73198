import { useSignal } from '@preact/signals';
import { fairWords } from '../i18n/fair.ts';
import { text } from '../i18n/index.ts';
import type { Session } from '../session/session.ts';
import type { Proved, Verdict } from '../session/verdict.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The people of seats, by name. */
const namesOf = ({ company }: Session, seats: readonly number[]): string =>
  text.value.ui.list(
    (company?.table.value.seats ?? [])
      .filter(({ seat }) => seats.includes(seat))
      .map(({ name }) => name ?? ''),
  );

function Found({ session, found }: { session: Session; found: Proved }) {
  const say = fairWords.value;
  const { given, held, mine, actions, cards, fingerprint } = found;
  const points = [
    ['check', say.promised],
    given.length > 0 ? ['check', say.given(namesOf(session, given))] : ['warn', say.alone],
    ...(mine ? [['check', say.yours]] : []),
    ['check', say.played(actions, cards)],
    ['check', say.ended],
    ...(held.length > 0 ? [['warn', say.held(namesOf(session, held))]] : []),
  ] as const;
  return (
    <>
      <ul class="checks">
        {points.map(([icon, words]) => (
          <li key={words} data-icon={icon}>
            <Icon name={icon!} /> {words}
          </li>
        ))}
      </ul>
      <small class="sec">
        {say.print}: <code>{fingerprint}</code>
      </small>
    </>
  );
}

/** What is wrong, and where, as far as a person can use it. */
function whatIsWrong(session: Session, { wrong, at }: Extract<Verdict, { wrong: string }>): string {
  const say = fairWords.value;
  if (wrong === 'part') return say.part(namesOf(session, at === undefined ? [] : [at]));
  const words = say.whatIsWrong[wrong];
  return at === undefined || wrong === 'notMine' ? words : `${words} ${say.where(at)}`;
}

/** What was found, in a line. Where nobody else shuffled it is a promise kept, and no more. */
function headOf(verdict: Verdict | undefined): string {
  const say = fairWords.value;
  if (!verdict) return say.title;
  if ('wrong' in verdict) return say.wrong;
  if ('unproved' in verdict) return say.unclear;
  return verdict.given.length > 0 ? say.right : say.kept;
}

/** Has this browser deal the finished game again, and says what it found. */
export function FairCheck({ session }: { session: Session }) {
  const say = fairWords.value;
  const state = useSignal<Verdict | 'checking' | 'failed' | undefined>(undefined);
  const { value: at } = state;
  const check = async (): Promise<void> => {
    state.value = 'checking';
    state.value = await session.verify!().catch(() => 'failed' as const);
  };
  const verdict = typeof at === 'object' ? at : undefined;
  const wrong = verdict && 'wrong' in verdict;
  return (
    <section class={`card pad faircheck${wrong ? ' bad' : ''}`} aria-labelledby="faircheck">
      <h3 id="faircheck">
        {verdict && <Icon name={wrong ? 'warn' : 'check'} size={22} />}
        {headOf(verdict)}
      </h3>
      <div role={wrong ? 'alert' : 'status'}>
        {at === 'checking' && <p>{say.checking}</p>}
        {at === 'failed' && <p>{say.failed}</p>}
        {verdict &&
          ('wrong' in verdict ? (
            <p>{whatIsWrong(session, verdict)}</p>
          ) : 'unproved' in verdict ? (
            <p>{say.older}</p>
          ) : (
            <Found session={session} found={verdict} />
          ))}
      </div>
      <Button icon="scales" disabled={at === 'checking'} onPress={() => void check()}>
        {at === undefined ? say.verify : say.again}
      </Button>
    </section>
  );
}
