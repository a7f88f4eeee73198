import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { byGroups } from '../../ui/credits.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Till } from './till.ts';

/** Credits per group, where there are such. */
export function Credits({ till, name = false }: { till: Till; name?: boolean }) {
  const say = text.value.decisions.shop;
  if (!byGroups(till.session.rules)) return null;
  const sight = till.session.sight();
  const { credits } = nation(sight, till.decision.owner);
  const { ruleset, map } = sight.rules;
  const given = Math.max(0, ...Object.values(ruleset.layout(sight.config, map).credits));
  return (
    <>
      {name && <span class="sm mute">{say.credits}</span>}
      {name && given > 0 && <small class="mute">{say.creditsGiven(given)}</small>}
      <ul class="sh-credits" aria-label={say.credits}>
        {till.session.rules.ruleset.groups.map((g) => (
          <li key={g} class={`soft-${g}`} data-explain="credit">
            <Icon name={g} label={say.group[g] ?? g} /> <b>{credits[g] ?? 0}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
