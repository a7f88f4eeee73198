import type { Answer, AreaId } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { sum, withCount } from '../model/counts.ts';
import { nationName } from '../model/names.ts';
import { toggledUpTo } from '../model/select.ts';
import { CalamityPicture, calamityOf } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { UnitRows } from '../parts/UnitRows.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

export function AnnexUnits({ session, decision, board }: ControlProps<'annexUnits'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { tokens, cities, among } = session.choices(decision);
  const draft = draftOf<Answer<'annexUnits'>>(session, decision, 'answer', () => ({
    tokens: {},
    cities: [],
  }));
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
      areas.map((a) => [
        a,
        { tone: now.tokens[a] || now.cities.includes(a) ? ('chosen' as const) : ('target' as const) },
      ]),
    ),
    dim: true,
    press(area) {
      if (among.cities.includes(area)) toggleCity(area);
      else if (among.tokens[area] !== undefined && left > 0)
        setTokens(area, Math.min(among.tokens[area]!, (now.tokens[area] ?? 0) + 1));
    },
  });
  const calamity = calamityOf(rules, decision.ask.purpose);
  const units = say.annex.units(tokens, cities);
  const words = decision.ask.stock ? say.annex.barbarians : say.annex;
  const title = words.title(units, nationName(rules, decision.ask.of));
  const ready = !session.check(decision, now);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      title={title}
      lead={words.note}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      progress={{
        value: sum(now.tokens) + now.cities.length,
        max: tokens + cities,
        label: say.of(sum(now.tokens) + now.cities.length, tokens + cities),
      }}
      adopt={(answer) => {
        draft.value = answer;
      }}
      primary={{
        label: ready ? words.confirm(units) : words.missing,
        ready,
        press: () => void send(session, decision, now),
      }}
    >
      <UnitRows
        rules={rules}
        label={title}
        among={among}
        picked={now}
        room={left}
        toggleCity={toggleCity}
        setTokens={setTokens}
        show={(area) => board.show([area])}
      />
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
