import { text } from '../i18n/index.ts';
import { ruleHref, ruleLabel, topicName } from '../rules/topics.ts';
import { openRules } from '../ui/Cite.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { lazily } from '../ui/lazily.tsx';
import { ruleIndex } from '../ui/ruleIndex.ts';

const Asked = lazily(async () => (await import('../rules/Asked.tsx')).Asked);
const Rulings = lazily(async () => (await import('../rules/Rulings.tsx')).Rulings);

/** One rule, with its number, what people ask about it, and how it is read here. */
function RuleText({ cite }: { cite: string }) {
  const index = ruleIndex.value;
  const rule = index?.ruleOf(cite);
  if (!index) return null;
  return (
    <>
      {rule ? (
        <blockquote class="gist" lang={index.lang}>
          {rule.gist}
        </blockquote>
      ) : (
        <p class="mute">{text.value.ui.noRule}</p>
      )}
      <p>
        <a class="sm mute" href={ruleHref(cite)} target="_blank" rel="noopener">
          {ruleLabel(cite)}
        </a>
      </p>
      <Asked cite={cite} />
      <Rulings cite={cite} open />
    </>
  );
}

/** What a citation says, over the table: by the name of what it rules. */
export function RuleDrawer() {
  const { ui } = text.value;
  const { cites, says } = openRules.value;
  if (cites.length === 0) return null;
  const index = ruleIndex.value;
  const topics = cites.flatMap((cite) => index?.ruleOf(cite)?.topic ?? []);
  return (
    <Dialog
      kind="drawer"
      eyebrow={ui.rules(cites.length)}
      title={topics[0] ? topicName(topics[0]) : ui.why}
      onClose={() => {
        openRules.value = { cites: [] };
      }}
    >
      {says && <p>{says}</p>}
      {cites.map((cite) => (
        <RuleText key={cite} cite={cite} />
      ))}
    </Dialog>
  );
}
