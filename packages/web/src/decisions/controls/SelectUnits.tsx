import type { AreaId } from '@ochre/engine';
import { CITY_POINTS, hasCity, tokens, unitPointsIn } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { areaName, nationName } from '../model/names.ts';
import { selectedPoints, toggled } from '../model/select.ts';
import { CalamityPicture, calamityOf } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, refuse, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

export function SelectUnits({ session, decision, board }: ControlProps<'selectUnits'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { purpose, of, for: to } = decision.ask;
  const { areas, points } = session.choices(decision) as { areas: AreaId[]; points: number };
  const chosen = draftOf<AreaId[]>(session, decision, 'answer', () => []);
  const now = chosen.value;
  const sight = session.sight();
  const sum = selectedPoints(sight, of, now);
  const own = of === decision.owner;
  const toggle = (area: AreaId): void => {
    refuse(session, decision, undefined);
    if (areas.includes(area)) chosen.value = toggled(now, area);
  };
  useShown(board, decision.id, areas);
  useBoard(board, {
    areas: Object.fromEntries(
      areas.map((a) => [a, { tone: now.includes(a) ? ('leaves' as const) : ('target' as const) }]),
    ),
    dim: true,
    press: toggle,
  });
  const calamity = calamityOf(rules, purpose);
  const recipient = nationName(rules, to);
  const title = own
    ? say.units.own(points, recipient)
    : say.units.other(points, nationName(rules, of), recipient);
  const open = points - sum;
  const flaw = open === 0 ? session.check(decision, now) : undefined;
  const detail = (area: AreaId): string =>
    say.one.units(tokens(sight, of, area), hasCity(sight, of, area) ? 1 : 0);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      tone="loss"
      title={title}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      lead={`${say.units.hangs} ${say.units.counts(CITY_POINTS)}`}
      progress={{ value: sum, max: points, label: say.of(sum, points) }}
      adopt={(answer) => {
        chosen.value = answer;
      }}
      primary={{
        label:
          open > 0
            ? say.units.missing(open)
            : open < 0
              ? say.units.over(-open)
              : own
                ? say.units.confirm(points)
                : say.units.confirmOther(points),
        ready: open === 0,
        press: () => (flaw ? refuse(session, decision, flaw) : void send(session, decision, now)),
      }}
    >
      <Options kind="check" label={title}>
        {areas.map((area) => (
          <Option
            key={area}
            kind="check"
            on={now.includes(area)}
            title={areaName(rules, area)}
            detail={detail(area)}
            after={<b class="n">{unitPointsIn(sight, of, area)}</b>}
            onPress={() => toggle(area)}
          />
        ))}
      </Options>
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
