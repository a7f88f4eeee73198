import type { Offer } from '@ochre/engine';
import type { Stretch } from '../../src/session/messages.ts';
import type { SoloTable } from '../../src/session/soloTable.ts';
import { playedSave } from './saves.ts';

/** What the third card of the offer is in truth, and what is said of it. */
export const THIRD = 'clay';
const SAID = 'grain';
const HAND = ['wine', 'wine', 'wine', 'grain', 'grain', 'fish', 'fish', 'iron', 'ochre'];

/** A market with one offer, of a bot that has finished: two cards named and true, and a third that is not what it says. */
export function offeredSave(id = 'save'): Stretch {
  const save = playedSave({ id, seed: 'market' }, (table, asked) => {
    if (asked.kind !== 'trade') return false;
    const { state, me } = table;
    const traders = Object.values(state.pending).flatMap((d) => (d.kind === 'trade' ? [d.owner] : []));
    for (const who of traders) {
      const own = state.own[who]!;
      Object.assign(own, { hand: ['salt', 'hides', 'papyri'], offers: [], committed: {} });
    }
    state.own[me]!.hand = [...HAND];
    state.open.offers = [];
    const bot = traders.find((who) => who !== me)!;
    state.own[bot]!.hand = ['wine', 'grain', THIRD, 'hides'];
    const offer: Offer = {
      id: `${bot}.1`,
      from: bot,
      gives: { count: 3, names: ['wine', 'grain', SAID] },
      wants: { count: 3, names: ['fish', 'fish'] },
    };
    state.open.offers.push(offer);
    state.own[bot]!.committed[offer.id] = ['wine', 'grain', THIRD];
    othersFinish(table);
    return true;
  });
  const { turn, offers } = save.state.open;
  // The page knows of the offer by the event that told it.
  const made = { type: 'offerMade' as const, cite: 'MC 7.trade.2', open: { offer: offers[0]! } };
  save.events.push({ seq: save.events.length, turn, phase: 'trade', event: made });
  return save;
}

/** All but me are done with trading; what they offer stays. */
function othersFinish(table: SoloTable): void {
  for (const d of Object.values(table.state.pending))
    if (d.kind === 'trade' && d.owner !== table.me)
      table.act({ by: d.owner, decision: d.id, kind: d.kind, answer: { do: 'done' } });
}

/** A market of eighteen with so many offers that nobody reads them all; `still`: where nobody trades on. */
export function fullMarketSave(id = 'save', still = false): Stretch {
  const config = { ruleset: 'civx', map: 'world', players: 18, side: 'both', options: {} };
  return playedSave({ id, seed: 'eighteen', config }, (table, asked) => {
    if (asked.kind !== 'trade' || table.state.open.turn < 13) return false;
    while (table.state.open.offers.length < 40 && table.step());
    if (still) othersFinish(table);
    return true;
  });
}
