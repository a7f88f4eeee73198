import { nation } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { yesNo } from '../model/asked.ts';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard } from '../parts/useBoard.ts';

export function Confirm({ session, decision, board }: ControlProps<'confirm'>) {
  const say = text.value.decisions;
  const { purpose, price = 0 } = decision.ask;
  const words = yesNo(purpose, price) ?? {
    title: say.confirm.other,
    yes: say.confirm.yes,
    no: say.confirm.no,
  };
  const chosen = draftOf<boolean | undefined>(session, decision, 'answer', () => undefined);
  const pick = chosen.value;
  const { treasury } = nation(session.sight(), decision.owner);
  const barred = session.check(decision, true);
  useBoard(board, {});
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.other}
      title={words.title}
      lead={words.note}
      propose={(answer) => {
        chosen.value = answer;
      }}
      primary={{
        label: pick === undefined ? say.one.missing : pick ? words.yes : words.no,
        ready: pick !== undefined,
        press: () => pick !== undefined && send(session, decision, pick),
      }}
    >
      <Options kind="radio" label={words.title}>
        <Option
          kind="radio"
          on={pick === true}
          disabled={barred !== undefined}
          title={words.yes}
          detail={
            barred
              ? say.confirm.tooDear(price)
              : price > 0 && say.confirm.treasury(treasury, treasury - price)
          }
          onPress={() => {
            chosen.value = true;
          }}
        />
        <Option
          kind="radio"
          on={pick === false}
          title={words.no}
          onPress={() => {
            chosen.value = false;
          }}
        />
      </Options>
    </Frame>
  );
}
