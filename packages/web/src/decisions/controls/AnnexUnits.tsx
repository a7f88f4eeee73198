import type { Answer, AreaId, Counts } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Option, Options, Stepper } from '../../ui/controls.tsx';
import { sum, withCount } from '../model/counts.ts';
import { areaName, nationName } from '../model/names.ts';
import { toggledUpTo } from '../model/select.ts';
import { CalamityPicture, calamityOf, Parts } from '../parts/calamity.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Row } from '../parts/rows.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

interface Bounds {
  tokens: number;
  cities: number;
  among: { tokens: Counts; cities: AreaId[] };
}

export function AnnexUnits({ session, decision, board }: ControlProps<'annexUnits'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { tokens, cities, among } = session.choices(decision) as unknown as Bounds;
  const draft = draftOf<Answer<'annexUnits'>>(session, decision, 'answer', () => ({ tokens: {}, cities: [] }));
  const now = draft.value;
  const left = tokens - sum(now.tokens);
  const setTokens = (area: AreaId, n: number): void => {
    draft.value = { ...now, tokens: withCount(now.tokens, area, n) };
  };
  const toggleCity = (area: AreaId): void => {
    draft.value = { ...now, cities: toggledUpTo(now.cities, area, cities) };
  };
  const areas = [...Object.keys(among.tokens), ...among.cities];
  useShown(board, decision.id, areas);
  useBoard(board, {
    areas: Object.fromEntries(
      areas.map((a) => [a, { tone: now.tokens[a] || now.cities.includes(a) ? ('chosen' as const) : ('target' as const) }]),
    ),
    dim: true,
    press(area) {
      if (among.cities.includes(area)) toggleCity(area);
      else if (among.tokens[area] !== undefined && left > 0)
        setTokens(area, Math.min(among.tokens[area]!, (now.tokens[area] ?? 0) + 1));
    },
  });
  const calamity = calamityOf(rules, decision.ask.purpose);
  const title = say.annex.title(tokens, cities, nationName(rules, decision.ask.of));
  const ready = !session.check(decision, now as never);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      title={title}
      lead={say.annex.note}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      progress={{
        value: sum(now.tokens) + now.cities.length,
        max: tokens + cities,
        label: say.of(sum(now.tokens) + now.cities.length, tokens + cities),
      }}
      propose={(answer) => {
        draft.value = answer as unknown as Answer<'annexUnits'>;
      }}
      primary={{
        label: ready ? say.annex.confirm(tokens, cities) : say.annex.missing,
        ready,
        press: () => void send(session, decision, now as never),
      }}
    >
      {among.cities.length > 0 && (
        <Options kind="check" label={title}>
          {among.cities.map((area) => (
            <Option
              key={area}
              kind="check"
              on={now.cities.includes(area)}
              title={areaName(rules, area)}
              detail={say.units.city}
              onPress={() => toggleCity(area)}
            />
          ))}
        </Options>
      )}
      <div class="card">
        {Object.entries(among.tokens).map(([area, n]) => (
          <Row key={area} title={areaName(rules, area)} detail={say.tokens(n)} onPress={() => board.show([area])}>
            <Stepper
              value={now.tokens[area] ?? 0}
              max={Math.min(n, (now.tokens[area] ?? 0) + left)}
              label={areaName(rules, area)}
              onChange={(v) => setTokens(area, v)}
            />
          </Row>
        ))}
      </div>
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
