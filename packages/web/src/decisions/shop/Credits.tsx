import { text } from '../../i18n/index.ts';
import { byGroups, creditNote, creditsOf, creditWords } from '../../ui/credits.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Till } from './till.ts';

/** Credits per group, where there are such, and how many single advances have one. */
export function Credits({ till, name = false }: { till: Till; name?: boolean }) {
  const say = text.value.decisions.shop;
  const { rules } = till.session;
  const sight = till.session.sight();
  const held = creditsOf(sight, till.decision.owner);
  const grouped = byGroups(rules);
  if (!grouped && held.singles.length === 0) return null;
  const { ruleset, map } = sight.rules;
  const given = Math.max(0, ...Object.values(ruleset.layout(sight.config, map).credits));
  return (
    <div class="sh-have">
      {name && (
        <span class="sm mute">
          {say.credits}
          {given > 0 && <small> {say.creditsGiven(given)}</small>}
        </span>
      )}
      {grouped && (
        <ul class="sh-credits" aria-label={say.credits}>
          {held.groups.map((credit) => (
            <li key={credit.group} class={`soft-${credit.group}`} data-explain="credit">
              <Icon name={credit.group} label={say.group[credit.group] ?? credit.group} />{' '}
              <b>{creditWords(credit)}</b>
            </li>
          ))}
        </ul>
      )}
      <small class="mute">{creditNote(held)}</small>
    </div>
  );
}
