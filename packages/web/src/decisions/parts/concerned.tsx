import type { Calamity, CardId } from '@ochre/engine';
import { OriginLine } from '../../calamity/OriginLine.tsx';
import { rolesIn } from '../../calamity/roles.ts';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { myNation } from '../../table/model.ts';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { nationName } from '../model/names.ts';

/** From whom I have it; victim, beneficiary and others, each with badge and part. */
export function Parts({ session, calamity }: { session: Session; calamity: Calamity }) {
  const say = text.value.decisions.calamity;
  const roles = rolesIn(session.log.value, session.view.value.open, calamity.id, undefined);
  const revealed = revealedTo(session, calamity);
  return (
    <>
      {revealed && <OriginLine session={session} card={revealed} />}
      {roles.size > 0 && (
        <div class="dp-parts">
          {[...roles].map(([nation, role]) => (
            <span key={nation} class="row">
              <NationBadge nation={nation} size={22} />
              <span class="tx">
                <b>{nationName(session.rules, nation)}</b>
                <small>{say[role]}</small>
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
