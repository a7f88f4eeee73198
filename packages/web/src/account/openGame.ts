import type { MyGame } from '@ochre/protocol';
import { holdSeat, seatAt } from '../net/seats.ts';
import { tableHref } from '../route.ts';
import { openGame } from './account.ts';

/** Goes to a table of my account: opened here, my seat is played here too; where I am only invited, to the invitation. */
export async function goToGame({ table, title }: Pick<MyGame, 'table' | 'title'>): Promise<void> {
  if (!seatAt(table)) {
    const { seat, token, url } = await openGame(table);
    if (seat === undefined) {
      location.assign(url);
      return;
    }
    holdSeat({ table, title, seat, token });
  }
  location.hash = tableHref(table);
}
