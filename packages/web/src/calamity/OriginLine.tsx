import type { CardId } from '@ochre/engine';
import { filmWords } from '../i18n/film.ts';
import type { Session } from '../session/session.ts';
import { myNation, nameOf } from '../table/model.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { originOf } from './giver.ts';

/** Who gave me the card, as far as I may know. */
export function OriginLine({ session, card, size = 22 }: { session: Session; card: CardId; size?: number }) {
  const say = filmWords.value.calamities.origin;
  const me = myNation(session.view.value);
  const origin = me === undefined ? undefined : originOf(session.log.value, me, card);
  if (!origin) return null;
  if (!('from' in origin))
    return (
      <p class="origin">
        <Icon name="hand" size={size} />
        <span>{say[origin.how]}</span>
      </p>
    );
  const who = nameOf(session, origin.from);
  const [plain, rest] = origin.how === 'traded' ? say.traded(who, origin.among) : say[origin.how](who);
  return (
    <p class="origin">
      <NationBadge nation={origin.from} size={size} />
      <span>
        <b>{plain}</b>
        {rest}
      </span>
    </p>
  );
}
