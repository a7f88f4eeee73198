import type { Calamity, CardId, NationId } from '@ochre/engine';
import { OriginLine } from '../../calamity/OriginLine.tsx';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { myNation } from '../../table/model.ts';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { nationName } from '../model/names.ts';

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

/** From whom I have it; victim, beneficiary and others, each with badge and part. */
export function Parts({ session, calamity }: { session: Session; calamity: Calamity }) {
  const parts = partsOf(session, calamity);
  const revealed = revealedTo(session, calamity);
  return (
    <>
      {revealed && <OriginLine session={session} card={revealed} />}
      {parts.length > 0 && (
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
      )}
    </>
  );
}

/** The card that strikes me this turn. */
function revealedTo(session: Session, calamity: Calamity): CardId | undefined {
  const { turn } = session.view.value.open;
  const me = myNation(session.view.value);
  for (const { event, turn: when } of session.log.value.toReversed())
    if (when === turn && event.type === 'calamityRevealed')
      if (event.open.calamity === calamity.id && event.open.nation === me) return event.open.card;
  return undefined;
}
