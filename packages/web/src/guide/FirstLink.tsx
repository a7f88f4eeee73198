import { guideWords } from '../i18n/guide.ts';
import { Icon } from '../ui/Icon.tsx';

/** The way into a first game that explains itself. */
export function FirstLink() {
  const say = guideWords.value;
  return (
    <a class="btn xl dark" href="#/first" title={say.beginHint}>
      <Icon name="eye" />
      {say.begin}
    </a>
  );
}
