import type { CardId, NationId } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { cardName, nationName } from '../model/names.ts';
import { toggled } from '../model/select.ts';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { CardIcon } from '../parts/HandPicker.tsx';
import { useBoard } from '../parts/useBoard.ts';

export function RevealCards({ session, decision, board }: ControlProps<'revealCards'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const given = session.choices(decision) as { from: NationId; card: CardId }[];
  const shown = draftOf<NationId[]>(session, decision, 'answer', () => []);
  useBoard(board, {});
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.abilities}
      title={say.reveal.title}
      adopt={(answer) => {
        shown.value = answer;
      }}
      primary={{
        label: say.reveal.confirm(shown.value.length),
        ready: true,
        press: () => void send(session, decision, shown.value),
      }}
    >
      <Options kind="check" label={say.reveal.title}>
        {given.map(({ from, card }) => (
          <Option
            key={from}
            kind="check"
            on={shown.value.includes(from)}
            before={<CardIcon rules={rules} card={card} />}
            title={cardName(rules, card)}
            detail={say.reveal.from(nationName(rules, from))}
            after={<NationBadge nation={from} size={22} />}
            onPress={() => {
              shown.value = toggled(shown.value, from);
            }}
          />
        ))}
      </Options>
    </Frame>
  );
}
