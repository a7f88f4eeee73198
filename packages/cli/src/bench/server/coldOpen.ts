import type { Recorded } from '@ochre/testkit';
import { type Spread, spreadOf } from './figures.ts';
import { Hosted } from './hosted.ts';
import { Player } from './player.ts';
import { filePlayed, withStore } from './tables.ts';

/** A late game lies in the database; how long until the first who says hello to a fresh server sees it? */
export async function coldOpen(
  data: string,
  played: Recorded,
  seed: string,
  tables: number,
): Promise<Spread> {
  // What is filed behind the back of a running server is not open in it: only there a late game is cold, since a server
  // that starts takes up every game it finds.
  const server = await Hosted.start(data);
  try {
    const last = Math.max(...played.turns.keys());
    const late = { ...played, actions: played.actions.slice(0, played.turns.get(last)!.at) };
    const filed = await withStore(data, (store) =>
      Promise.all(Array.from({ length: tables }, () => filePlayed(store, late, seed, Date.now()))),
    );
    const times: number[] = [];
    for (const { id, tokens } of filed) {
      const player = await Player.connect(server.url);
      times.push(await player.hello(id, tokens[0]!));
      player.close();
    }
    return spreadOf(times);
  } finally {
    await server.stop();
  }
}
