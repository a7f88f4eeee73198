import type { Decision } from '@ochre/engine';
import { decisionTitle } from '../decisions/index.ts';
import { modifierSum } from '../decisions/model/damage.ts';
import { calamityOf } from '../decisions/parts/calamity.tsx';
import { filmWords } from '../i18n/film.ts';
import { text } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import { calamityIcon } from '../ui/goods.ts';
import { Icon, Mark } from '../ui/Icon.tsx';

/** The bar of a phone while losses are chosen: what strikes me, and as whom. */
export function LossBar({ decision }: { decision: Decision }) {
  const { session } = useTable();
  const say = filmWords.value.calamities;
  const { purpose = '' } = decision.ask as { purpose?: string };
  const calamity = calamityOf(session.rules, purpose);
  const sum = decision.kind === 'takeDamage' ? modifierSum(session.sight(), decision) : undefined;
  return (
    <header class="bar phone lossbar">
      <a href="#/" aria-label={text.value.table.leaveTable}>
        <Mark size={26} />
      </a>
      <div class="sp ell">
        <h1>{calamity?.name ?? decisionTitle(decision)}</h1>
        <small class="mute">{sum ? say.youAre[sum.as] : text.value.decisions.titles[decision.kind]}</small>
      </div>
      <Icon name={calamity ? calamityIcon(calamity.id) : 'calamity'} size={30} />
    </header>
  );
}
