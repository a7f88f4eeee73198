import type { RuleEntry } from '@ochre/rulesets/rules.ts';
import { useSignal, useSignalEffect } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { openRule } from '../ui/Cite.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** What a citation says, over the table. */
export function RuleDrawer() {
  const rule = useSignal<RuleEntry | undefined>(undefined);
  const { ui, front } = text.value;
  useSignalEffect(() => {
    const cite = openRule.value;
    rule.value = undefined;
    if (cite === undefined) return;
    void import('@ochre/rulesets/rules.ts').then(({ ruleOf }) => {
      if (openRule.peek() === cite) rule.value = ruleOf(cite);
    });
  });
  const cite = openRule.value;
  if (cite === undefined) return null;
  return (
    <Dialog
      kind="drawer"
      eyebrow={ui.why}
      title={ui.rule(cite)}
      onClose={() => {
        openRule.value = undefined;
      }}
    >
      {rule.value ? (
        <>
          <p class="eyebrow">{rule.value.topic}</p>
          <blockquote class="gist">{rule.value.gist}</blockquote>
        </>
      ) : (
        <p class="mute">{ui.noRule}</p>
      )}
      <p>
        <a href={`#/rules/${encodeURIComponent(cite)}`} target="_blank" rel="noopener">
          {front.rulesAll}
        </a>
      </p>
    </Dialog>
  );
}
