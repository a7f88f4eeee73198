import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { seatWords } from '../i18n/seat.ts';
import { personName } from '../net/seats.ts';
import { reread } from '../route.ts';
import type { Company } from '../session/company.ts';
import type { Session } from '../session/session.ts';
import { sitDown } from '../session/sitting.ts';
import { nameOf } from '../table/model.ts';
import { Button } from '../ui/Button.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import './company.css';

/** Seats of a running game that somebody gave up: whoever watches may take one over. */
export function FreeSeats({ session, company }: { session: Session; company: Company }) {
  const say = seatWords.value;
  const table = company.table.value;
  const name = useSignal(personName());
  const problem = useSignal('');
  const free = table.seats.filter(({ kind, leaving }) => kind === 'open' && leaving === undefined);
  if (table.status !== 'running' || free.length === 0) return null;
  const { open } = session.view.value;
  const yourName = text.value.front.room.yourName;
  const take = async (seat: number): Promise<void> => {
    try {
      await sitDown(table, name.value.trim(), seat);
      reread();
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <section class="card pad freeseats" aria-labelledby="freeseats">
      <h3 id="freeseats">{say.free(free.length)}</h3>
      <p class="sm sec">{say.freeHint}</p>
      <label class="field">
        <input
          aria-label={yourName}
          placeholder={yourName}
          maxLength={32}
          value={name.value}
          onInput={(e) => {
            name.value = e.currentTarget.value;
          }}
        />
      </label>
      <ul>
        {free.map(({ seat }) => {
          const id = open.seats[`seat-${seat}`] ?? `seat-${seat}`;
          return (
            <li key={seat} class="row">
              {open.nations[id] && <NationBadge nation={id} size={24} />}
              <b class="sp ell">{nameOf(session, id)}</b>
              <Button size="sm" disabled={name.value.trim() === ''} onPress={() => void take(seat)}>
                {say.take}
              </Button>
            </li>
          );
        })}
      </ul>
      {problem.value && (
        <p class="card warn pad" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
