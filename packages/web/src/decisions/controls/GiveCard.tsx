import type { Answer, CardId } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Option, Options, Segmented } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { cardName, nationName } from '../model/names.ts';
import { lossOf } from '../model/trade.ts';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { CardIcon } from '../parts/HandPicker.tsx';
import { useBoard } from '../parts/useBoard.ts';

export function GiveCard({ session, decision, board }: ControlProps<'giveCard'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { to, minFace, stack, secret } = decision.ask;
  const among = session.choices(decision) as CardId[];
  const draft = draftOf<Answer<'giveCard'>>(session, decision, 'answer', () => ({
    card: null,
    openly: false,
  }));
  const { card, openly } = draft.value;
  useBoard(board, {});
  const { hand } = session.sight().own;
  const title =
    stack === undefined
      ? say.give.title(nationName(rules, to), minFace)
      : text.value.civx.giveStack(nationName(rules, to), stack);
  const none = among.length === 0;
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.abilities}
      tone="loss"
      title={title}
      picture={<NationBadge nation={to} size={44} />}
      propose={(answer) => {
        draft.value = answer;
      }}
      primary={{
        label: none
          ? say.give.confirmNone
          : card === null
            ? say.give.missing
            : say.give.confirm(cardName(rules, card)),
        ready: none || card !== null,
        press: () => void send(session, decision, draft.value),
      }}
    >
      {none ? (
        <p class="card pad">{say.give.none}</p>
      ) : (
        <Options kind="radio" label={title}>
          {among.map((c) => (
            <Option
              key={c}
              kind="radio"
              on={card === c}
              before={<CardIcon rules={rules} card={c} />}
              title={`${cardName(rules, c)}, ${rules.card(c).stack}`}
              detail={say.give.costs(lossOf(rules, hand, c))}
              onPress={() => {
                draft.value = { card: c, openly };
              }}
            />
          ))}
        </Options>
      )}
      {stack === undefined && !secret && (
        <Segmented
          value={openly ? 'open' : 'unseen'}
          label={title}
          options={[
            { id: 'unseen', label: say.give.unseen, icon: 'lock' },
            { id: 'open', label: say.give.openly, icon: 'eye' },
          ]}
          onChange={(how) => {
            draft.value = { card, openly: how === 'open' };
          }}
        />
      )}
    </Frame>
  );
}
