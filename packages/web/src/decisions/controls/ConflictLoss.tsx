import { tokens } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { areaName, coastName } from '../model/names.ts';
import { type ControlProps, draftOf, refuse, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

export function ConflictLoss({ session, decision, board }: ControlProps<'conflictLoss'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { area } = decision.ask;
  const among = session.choices(decision) as string[];
  const chosen = draftOf(session, decision, 'answer', () => among[0] ?? 'here');
  const sight = session.sight();
  const placeOf = (option: string): string => {
    const [what = '', place] = option.split(/:(.*)/);
    if (what === 'ship') return place === undefined ? area : rules.map.water(place).area;
    if (what === 'hired') return place ?? area;
    return option === 'here' ? area : option;
  };
  const titleOf = (option: string): string => {
    if (option === 'here') return say.conflictLoss.here(areaName(rules, area));
    if (option === 'ship') return say.conflictLoss.ship;
    if (option.startsWith('ship:'))
      return say.conflictLoss.shipAt(coastName(rules, option.slice('ship:'.length)));
    if (option.startsWith('hired')) return text.value.civx.lossHired(areaName(rules, placeOf(option)));
    return say.conflictLoss.nearby(areaName(rules, option));
  };
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
      else refuse(session, decision, session.check(decision, pressed));
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
      propose={(answer) => {
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
            key={option}
            kind="radio"
            on={chosen.value === option}
            before={<Icon name={option.startsWith('ship') ? 'ship' : 'token'} size={20} />}
            title={titleOf(option)}
            detail={
              option.startsWith('ship') || option.startsWith('hired')
                ? undefined
                : say.conflictLoss.leaves(tokens(sight, decision.owner, placeOf(option)) - 1)
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
