import type { NationId } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { nationName } from '../model/names.ts';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard } from '../parts/useBoard.ts';

export function ChooseCivilization({ session, decision, board }: ControlProps<'chooseCivilization'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const chosen = draftOf<NationId | undefined>(session, decision, 'answer', () => undefined);
  const among = session.choices(decision) as NationId[];
  const homes = (id: NationId) => rules.map.land.filter((a) => a.start === id).map((a) => a.id);
  const region = (id: NationId) => rules.map.land.filter((a) => a.region === id).map((a) => a.id);
  const choose = (id: NationId): void => {
    chosen.value = id;
    const land = region(id);
    board.visit(land.length > 0 ? land : homes(id));
  };
  const pick = chosen.value;
  const blocks = new Set(among.map((id) => rules.civilization(id).block));
  const areas = pick
    ? Object.fromEntries(
        region(pick).map((a) => [
          a,
          { tone: homes(pick).includes(a) ? ('source' as const) : ('lit' as const) },
        ]),
      )
    : {};
  useBoard(board, {
    areas,
    press(area) {
      const owner = rules.map.find(area)?.region;
      if (owner !== undefined && among.includes(owner)) choose(owner);
    },
  });
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.setup}
      title={say.civilization.title}
      lead={among.some((id) => region(id).length > 0) ? say.civilization.lead : say.civilization.leadBare}
      adopt={(answer) => choose(answer)}
      primary={{
        label: pick ? say.civilization.confirm(nationName(rules, pick)) : say.civilization.none,
        ready: pick !== undefined,
        press: () => pick && send(session, decision, pick),
      }}
    >
      <Options kind="radio" label={say.civilization.title}>
        {among.map((id) => {
          const { rank, block } = rules.civilization(id);
          const home = homes(id)[0];
          const land = region(id).map((area) => rules.map.area(area));
          const room = land.reduce((sum, { limit }) => sum + (limit ?? 0), 0);
          const sites = land.filter(({ site }) => site !== undefined).length;
          const detail = [
            say.civilization.start(home ? rules.map.area(home).name : '—'),
            ...(land.length > 0 ? [say.civilization.land(room, sites)] : []),
          ];
          return (
            <Option
              key={id}
              kind="radio"
              on={pick === id}
              before={<NationBadge nation={id} size={28} />}
              title={nationName(rules, id)}
              detail={detail.join(' · ')}
              after={
                <span class="xs mute nw">
                  {[blocks.size > 1 && say.civilization.block[block], say.civilization.rank(rank)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              }
              onPress={() => choose(id)}
            />
          );
        })}
      </Options>
    </Frame>
  );
}
