import type { NationId } from '@ochre/engine';
import { homeOf, startsIn } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { nationName } from '../model/names.ts';
import { landOf, originOf } from '../model/origin.ts';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard } from '../parts/useBoard.ts';

export function ChooseCivilization({ session, decision, board }: ControlProps<'chooseCivilization'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const chosen = draftOf<NationId | undefined>(session, decision, 'answer', () => undefined);
  const among = session.choices(decision) as NationId[];
  const sight = session.sight();
  const starts = (id: NationId) => startsIn(sight, id);
  const home = (id: NationId) => homeOf(sight, id);
  const { open, config } = session.view.value;
  const left = among.length - (config.players - Object.keys(open.seats).length);
  const choose = (id: NationId): void => {
    chosen.value = id;
    board.visit(home(id));
  };
  const pick = chosen.value;
  const areas = pick
    ? Object.fromEntries(
        home(pick).map((a) => [
          a,
          { tone: starts(pick).includes(a) ? ('source' as const) : ('lit' as const) },
        ]),
      )
    : {};
  useBoard(board, {
    areas,
    press(area) {
      // Homes may overlap, starts do not.
      const owner =
        among.find((id) => starts(id).includes(area)) ?? among.find((id) => home(id).includes(area));
      if (owner !== undefined) choose(owner);
    },
  });
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.setup}
      title={say.civilization.title}
      lead={[
        among.some((id) => landOf(rules, id).length > 0) ? say.civilization.lead : say.civilization.leadBare,
        ...(left > 0 ? [say.civilization.stayOut(left)] : []),
      ].join(' ')}
      adopt={(answer) => choose(answer)}
      primary={{
        label: pick ? say.civilization.confirm(nationName(rules, pick)) : say.civilization.none,
        ready: pick !== undefined,
        press: () => pick && send(session, decision, pick),
      }}
    >
      <Options kind="radio" label={say.civilization.title}>
        {among.map((id) => {
          return (
            <Option
              key={id}
              kind="radio"
              on={pick === id}
              before={<NationBadge nation={id} size={28} />}
              title={nationName(rules, id)}
              detail={originOf(sight, id, among)}
              onPress={() => choose(id)}
            />
          );
        })}
      </Options>
    </Frame>
  );
}
