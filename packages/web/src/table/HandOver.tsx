import { seatWords } from '../i18n/seat.ts';
import type { Neighbour, Session } from '../session/session.ts';
import { Button } from '../ui/Button.tsx';
import { Mark } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { useTable } from './context.ts';
import { nameOf } from './model.ts';

/** Somebody at this device, by name and nation. */
function whoIs(session: Session, { name, owner }: Neighbour): string {
  const leads = session.view.peek().open.nations[owner] !== undefined;
  return leads ? `${name}, ${nameOf(session, owner)}` : name;
}

/** While somebody else at this device is asked: the way to hand it over. */
export function PassOn() {
  const { live, handOver } = useTable();
  const say = seatWords.value.hotSeat;
  const [next] = live.neighbours?.value ?? [];
  if (!next?.asked || !handOver) return null;
  return (
    <p class="card info pad row wrap" role="status">
      <span class="sp">{say.waits(whoIs(live, next))}</span>
      <Button kind="primary" onPress={handOver}>
        {say.pass}
      </Button>
    </p>
  );
}

/** Somebody who may take the device next. */
export interface Taker {
  seat: string;
  words: string;
  asked: boolean;
  nation?: string;
}

export const takersAt = (session: Session): Taker[] =>
  (session.neighbours?.peek() ?? []).map((person) => ({
    seat: person.seat,
    asked: person.asked,
    words: whoIs(session, person),
    ...(session.view.peek().open.nations[person.owner] && { nation: person.owner }),
  }));

/** Nothing of the table is to be seen until the next one says so. */
export function Cover({ takers, onTake }: { takers: readonly Taker[]; onTake(seat: string): void }) {
  const say = seatWords.value.hotSeat;
  return (
    <main class="opening">
      <Mark size={56} />
      <h2>{say.cover}</h2>
      <p>{say.lead}</p>
      {takers.map(({ seat, words, nation, asked }) => (
        <p key={seat} class="row">
          {nation && <NationBadge nation={nation} size={28} />}
          <Button kind={asked ? 'primary' : 'plain'} size="lg" onPress={() => onTake(seat)}>
            {say.iAm(words)}
          </Button>
          {asked && <span class="sec">{say.asked}</span>}
        </p>
      ))}
    </main>
  );
}
