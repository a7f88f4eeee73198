import { calamities, discard } from '../board/cards.ts';
import { nations } from '../board/queries.ts';
import type { Copy } from '../calamities/common.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { CiteKey } from '../ruleset/cites.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { CardId, NationId } from '../state.ts';
import { CALLED, calledCalamity } from './calledCalamity.ts';

interface Held {
  victim: NationId;
  card: CardId;
}

function striking(play: Play, who: NationId): CardId[] {
  const own = play.own(who);
  return calamities(play.rules, own.hand).filter((id) => play.rules.policies.strikes(play, own, id));
}

/** Who is struck by which calamity in hand, in ranking order. */
export function holders(play: Play): Map<Calamity, Held[]> {
  const found = new Map<Calamity, Held[]>();
  for (const victim of nations(play))
    for (const card of striking(play, victim)) {
      const calamity = play.rules.card(card).calamity!;
      found.set(calamity, [...(found.get(calamity) ?? []), { victim, card }]);
    }
  return found;
}

/** Such calamities in the order they are called: by stack, of a stack minors, then what cannot be traded. */
export function called(play: Play, which: (calamity: Calamity) => boolean): Calamity[] {
  return play.rules.ruleset.calamities
    .filter((c) => which(c) && !c.before)
    .sort(
      (a, b) =>
        a.stack - b.stack ||
        Number(a.kind === 'major') - Number(b.kind === 'major') ||
        Number(a.tradeable) - Number(b.tradeable),
    );
}

export function reveal(play: Play, calamity: Calamity, { victim, card }: Held, rule: CiteKey): void {
  play.emit('calamityRevealed', play.rules.cite(rule), { nation: victim, calamity: calamity.id, card });
}

/** Who drew the card and who traded it on, where the rules ask for it. */
function path(play: Play, { victim, card }: Held): Pick<Copy, 'drawer' | 'trader'> {
  if (play.rules.variants.drawers === 'forgotten') return {};
  const { drawnBy, tradedBy } = play.state.hidden;
  const drawer = drawnBy?.[card] ?? victim;
  const trader = tradedBy[card];
  return { drawer, ...(trader !== undefined && { trader }) };
}

/** One of those after the other is called, revealed and resolved; with the last all calamity cards are turned in. */
export const resolving = (
  id: string,
  which: (calamity: Calamity) => boolean,
  last: boolean,
  rule: CiteKey = 'calamityRevealed',
): Step => ({
  id,
  calls: [calledCalamity],
  cites: [rule],
  run(play, frame) {
    const calls = called(play, which);
    const held = holders(play);
    while (frame.at < calls.length) {
      const calamity = calls[frame.at++]!;
      const found = held.get(calamity);
      if (!found) continue;
      for (const holder of found) reveal(play, calamity, holder, rule);
      const copies = found.map((c) => ({
        ...c,
        calamity: calamity.id,
        secondary: [],
        at: CALLED,
        ...path(play, c),
      }));
      play.push(calledCalamity, { copies });
      return 'again';
    }
    if (!last) return 'done';
    for (const who of nations(play)) discard(play, who, striking(play, who));
    play.open.calamities = {};
    delete play.open.revolting;
    return 'done';
  },
});

export const majorCalamities = resolving('majorCalamities', (c) => c.kind === 'major', true);
