import { text } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';

/** Its words stand beside the icon where there is room. */
export function RulesLink({ worded }: { worded?: boolean }) {
  const { rules } = text.value.table;
  return (
    <a
      class={worded ? 'btn' : 'btn sm ghost icon'}
      href="#/rules"
      target="_blank"
      rel="noopener"
      aria-label={worded ? undefined : rules}
      title={worded ? undefined : rules}
    >
      <Icon name="book" />
      {worded && rules}
    </a>
  );
}
