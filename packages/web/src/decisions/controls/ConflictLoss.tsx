import { type AreaId, equal, type LossAt } from '@ochre/engine';
import { tokens } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lossArea, lossName } from '../model/loss.ts';
import { areaName } from '../model/names.ts';
import { type ControlProps, draftOf, refuse, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

export function ConflictLoss({ session, decision, board }: ControlProps<'conflictLoss'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { area } = decision.ask;
  const among = session.choices(decision);
  const chosen = draftOf(session, decision, 'answer', (): LossAt => among[0] ?? { token: area });
  const sight = session.sight();
  const placeOf = (loss: LossAt): AreaId => lossArea(rules, loss);
  const places = [...new Set(among.map(placeOf))];
  useShown(board, decision.id, [area, ...places]);
  useBoard(board, {
    areas: {
      [area]: { tone: 'conflict' },
      ...Object.fromEntries(
        places.map((p) => [
          p,
          { tone: placeOf(chosen.value) === p ? ('loss' as const) : ('target' as const) },
        ]),
      ),
    },
    dim: true,
    press(pressed) {
      const option = among.find((o) => placeOf(o) === pressed);
      if (option !== undefined) chosen.value = option;
      else refuse(session, decision, session.check(decision, { token: pressed }));
    },
  });
  const title = say.conflictLoss.title(areaName(rules, area));
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.conflict(areaName(rules, area))}
      tone="loss"
      title={title}
      adopt={(answer) => {
        chosen.value = answer;
      }}
      primary={{
        label: say.conflictLoss.confirm,
        ready: true,
        press: () => void send(session, decision, chosen.value),
      }}
    >
      <Options kind="radio" label={title}>
        {among.map((option) => (
          <Option
            key={JSON.stringify(option)}
            kind="radio"
            on={equal(chosen.value, option)}
            before={<Icon name={'ship' in option ? 'ship' : 'token'} size={20} />}
            title={lossName(rules, decision.ask, option)}
            detail={
              'token' in option
                ? say.conflictLoss.leaves(tokens(sight, decision.owner, option.token) - 1)
                : undefined
            }
            onPress={() => {
              chosen.value = option;
            }}
          />
        ))}
      </Options>
    </Frame>
  );
}
