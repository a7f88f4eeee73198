import type { Places } from './screens.ts';

async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

interface Seated {
  table: { id: string };
  seat: number;
  token: string;
}

const table = (server: string, title: string, ruleset: string, players: number, side?: string) =>
  post<Seated>(`${server}/api/tables`, {
    name: 'Ada',
    title,
    ruleset,
    players,
    privacy: 'open',
    options: {},
    ...(side && { side }),
  });

/** Tables on a fresh server, as on an ordinary evening. */
export async function furnish(server: string): Promise<Pick<Places, 'room' | 'played'>> {
  const room = await table(server, 'The long weekend', 'mega', 9, 'west');
  for (const name of ['Tolga', 'Judith', 'Sem'])
    await post(`${server}/api/tables/${room.table.id}/join`, { name });
  for (const seat of [5, 6])
    await post(`${server}/api/tables/${room.table.id}/bots`, { seat, level: 'builder' }, room.token);
  await table(server, 'First game, teachers welcome', 'eastern', 6);
  await table(server, 'Mediterranean, quick', 'classic', 5);
  const played = await table(server, 'Bots of Babylon', 'mega', 5, 'east');
  for (const seat of [2, 3, 4, 5])
    await post(`${server}/api/tables/${played.table.id}/bots`, { seat, level: 'builder' }, played.token);
  await post(`${server}/api/tables/${played.table.id}/start`, {}, played.token);
  return {
    room: { id: room.table.id, seat: room.seat, token: room.token },
    played: played.table.id,
  };
}
