import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Till } from './till.ts';

/** Credits per group. */
export function Credits({ till }: { till: Till }) {
  const say = text.value.decisions.shop;
  const { credits } = nation(till.session.sight(), till.decision.owner);
  return (
    <ul class="sh-credits" aria-label={say.credits}>
      {till.session.rules.ruleset.groups.map((g) => (
        <li key={g} class={`soft-${g}`} data-explain="credit">
          <Icon name={g} label={say.group[g] ?? g} /> <b>{credits[g] ?? 0}</b>
        </li>
      ))}
    </ul>
  );
}
