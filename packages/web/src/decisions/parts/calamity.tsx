import type { Calamity, NationId, Rules } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { TradeCard } from '../../ui/cards.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { nationName } from '../model/names.ts';

/** The calamity a purpose speaks of: `flood` as well as `flood.plain`. */
export function calamityOf(rules: Rules, purpose: string): Calamity | undefined {
  const id = purpose.split('.')[0];
  return rules.ruleset.calamities.find((c) => c.id === id);
}

/** The calamity's card beside the headline. */
export function CalamityPicture({ rules, calamity }: { rules: Rules; calamity: Calamity }) {
  const card = rules.findCard(calamity.id);
  return card ? <TradeCard card={card} /> : null;
}

interface Part {
  nation: NationId;
  words: string;
}

/** Who is concerned by the calamity in hand, as the events of this turn tell it. */
function partsOf(session: Session, calamity: Calamity): Part[] {
  const { turn } = session.view.value.open;
  const say = text.value.decisions.calamity;
  const found = new Map<NationId, Part>();
  for (const { event, turn: when } of session.log.value) {
    const { type, open } = event;
    if (type !== 'calamityRevealed' && type !== 'beneficiary' && type !== 'secondaryVictims') continue;
    if (when !== turn || open.calamity !== calamity.id) continue;
    const add = (nation: NationId, words: string): unknown => found.set(nation, { nation, words });
    if (type === 'calamityRevealed') add(open.nation, say.primary);
    else if (type === 'beneficiary') add(open.nation, say.beneficiary);
    else for (const who of open.victims) add(who, say.secondary);
  }
  return [...found.values()];
}

/** Victim, beneficiary and others, each with badge and part. */
export function Parts({ session, calamity }: { session: Session; calamity: Calamity }) {
  const parts = partsOf(session, calamity);
  if (parts.length === 0) return null;
  return (
    <div class="dp-parts">
      {parts.map(({ nation, words }) => (
        <span key={nation} class="row">
          <NationBadge nation={nation} size={22} />
          <span class="tx">
            <b>{nationName(session.rules, nation)}</b>
            <small>{words}</small>
          </span>
        </span>
      ))}
    </div>
  );
}
