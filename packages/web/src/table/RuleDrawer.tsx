import { text } from '../i18n/index.ts';
import { ruleHref, topicName } from '../rules/topics.ts';
import { openRule } from '../ui/Cite.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { lazily } from '../ui/lazily.tsx';
import { ruleIndex } from '../ui/ruleIndex.ts';

const Asked = lazily(async () => (await import('../rules/Asked.tsx')).Asked);
const Rulings = lazily(async () => (await import('../rules/Rulings.tsx')).Rulings);

/** What a citation says, over the table, what people ask about it, and how it is read here. */
export function RuleDrawer() {
  const { ui, front } = text.value;
  const cite = openRule.value;
  if (cite === undefined) return null;
  const index = ruleIndex.value;
  const rule = index?.ruleOf(cite);
  return (
    <Dialog
      kind="drawer"
      eyebrow={ui.why}
      title={ui.rule(cite)}
      onClose={() => {
        openRule.value = undefined;
      }}
    >
      {rule && (
        <>
          <p class="eyebrow">{topicName(rule.topic)}</p>
          <blockquote class="gist" lang={index?.lang}>
            {rule.gist}
          </blockquote>
          <Asked cite={cite} />
          <Rulings cite={cite} open />
        </>
      )}
      {index && !rule && <p class="mute">{ui.noRule}</p>}
      <p>
        <a href={ruleHref(cite)} target="_blank" rel="noopener">
          {rule ? topicName(rule.topic) : front.rulesAll}
        </a>
      </p>
    </Dialog>
  );
}
