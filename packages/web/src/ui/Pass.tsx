import { text } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** A link to be passed on. */
export const Pass = ({ words, link }: { words: string; link: string }) => (
  <p class="card pad row wrap">
    <Icon name="link" size={20} />
    <span>{words}</span>
    <code>{link}</code>
    <Button size="sm" onPress={() => navigator.clipboard.writeText(link)}>
      {text.value.front.room.copy}
    </Button>
  </p>
);
