import { soloHref, tableHref } from '../route.ts';
import type { SavedGame } from '../session/messages.ts';
import type { SeatedGame } from './seatedGames.ts';

/** What most people want who come: to go on with a game, a game like the last, or the first of all. */
export type First = { to: 'goOn'; title: string; href: string } | { to: 'play' | 'guided' };

/** A game that waits for me comes before one that others or bots play on, and people before bots. */
export function firstOf(games: readonly SavedGame[], seated: readonly SeatedGame[]): First {
  const people = seated
    .filter(({ table, held }) => held && table.status === 'running')
    .map(({ table, asked }) => ({
      title: table.title,
      href: tableHref(table.id),
      waits: asked !== undefined,
    }));
  const alone = games
    .filter(({ over }) => !over)
    .map(({ id, title, yourMove }) => ({ title, href: soloHref(id), waits: yourMove }));
  const under = [...people, ...alone];
  const best = under.find(({ waits }) => waits) ?? under[0];
  if (best) return { to: 'goOn', title: best.title, href: best.href };
  return { to: games.length + seated.length > 0 ? 'play' : 'guided' };
}
