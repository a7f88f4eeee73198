import type { DecisionOf, Kind } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import type { Refused, Session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Cite } from '../../ui/Cite.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { whyRefused } from '../model/refused.ts';
import { refuse } from './drafts.ts';

/** Why something was refused, and the rule that says so. */
export function Refusal({
  session,
  decision,
  refusal,
}: {
  session: Session;
  decision: DecisionOf<Kind>;
  refusal: Refused;
}) {
  const { decisions: say, ui } = text.value;
  return (
    <div class="card warn dp-refusal" role="alert">
      <Icon name="warn" size={22} />
      <div class="tx">
        <b>{say.refused}</b>
        <p class="sm">{whyRefused(session.rules, refusal)}</p>
        <Cite cite={refusal.cite} />
      </div>
      <Button
        kind="ghost"
        size="sm"
        icon="x"
        label={ui.close}
        onPress={() => refuse(session, decision, undefined)}
      />
    </div>
  );
}
