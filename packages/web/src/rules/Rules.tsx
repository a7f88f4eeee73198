import type { RuleEntry } from '@ochre/rulesets/rules.ts';
import { text } from '../i18n/index.ts';
import { ruleIndex } from '../ui/ruleIndex.ts';
import { Rulings } from './Rulings.tsx';
import { ruleHref } from './topics.ts';

interface RulesProps {
  entries: readonly RuleEntry[];
  /** The one that is looked for. */
  cite?: string | undefined;
  /** Whether they can be scrolled to: nothing else on the page shows them so. */
  anchored?: boolean;
}

/** Rules one below the other, each with how it is read where its book leaves that open. */
export function Rules({ entries, cite, anchored }: RulesProps) {
  const say = text.value.rules;
  return (
    <dl class="card" lang={ruleIndex.value?.lang}>
      {entries.map(({ id, gist, sameAs }) => (
        <div key={id} id={anchored ? `rule-${id}` : undefined} class={id === cite ? 'sought' : ''}>
          <dt>
            <a href={ruleHref(id)}>{id}</a>
          </dt>
          <dd>
            {gist}
            {sameAs && (
              <a class="same" href={ruleHref(sameAs)}>
                {say.sameAs(sameAs)}
              </a>
            )}
            <Rulings cite={id} open={id === cite} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
