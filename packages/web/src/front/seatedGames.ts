import type { TableInfo } from '@ochre/protocol';
import { call, Refused, tableInfo } from '../net/api.ts';
import { heldInvites } from '../net/invites.ts';
import { dropSeat, type HeldSeat, heldSeats } from '../net/seats.ts';

/** A table on the server where this browser holds a seat or an invitation. */
export interface SeatedGame {
  table: TableInfo;
  /** My seat there; none where I have not sat down yet. */
  held?: HeldSeat;
  /** The kind of decision that others wait for, where one is asked of this seat. */
  asked?: string;
}

/** Tables looked at: those sat down at last. */
const MOST = 12;

interface Asked {
  decisions: { decision: { kind: string; optional?: boolean } }[];
}

async function look(held: HeldSeat): Promise<SeatedGame> {
  const { table: id, token } = held;
  const table = await tableInfo(id, token).catch((error: unknown) => {
    if (error instanceof Refused && error.problem.code === 'noTable') dropSeat(id);
    throw error;
  });
  if (table.status !== 'running') return { table, held };
  const { decisions } = await call<Asked>('GET', `/tables/${id}/decisions`, undefined, token);
  const first = decisions.find(({ decision }) => !decision.optional);
  return { table, held, ...(first && { asked: first.decision.kind }) };
}

const urgency = ({ table, asked }: SeatedGame): number =>
  asked ? 0 : table.status === 'running' ? 1 : table.status === 'gathering' ? 2 : 3;

/** Tables that wait for somebody invited here to sit down. */
async function lookIn([id, token]: [string, string]): Promise<SeatedGame[]> {
  const table = await tableInfo(id, token);
  return table.status === 'gathering' ? [{ table }] : [];
}

/** Tables of this browser on the server, what is asked of me first; those that are gone are left out. */
export async function seatedGames(): Promise<SeatedGame[]> {
  const seats = heldSeats()
    .slice(0, MOST)
    .map(async (seat) => [await look(seat)]);
  const found = await Promise.allSettled([...seats, ...Object.entries(heldInvites()).map(lookIn)]);
  return found
    .flatMap((f) => (f.status === 'fulfilled' ? f.value : []))
    .filter(({ table }) => table.status !== 'archived')
    .sort((a, b) => urgency(a) - urgency(b));
}
