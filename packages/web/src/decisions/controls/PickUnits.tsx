import type { Answer, AreaId } from '@ochre/engine';
import { CITY_POINTS } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { isLost } from '../model/asked.ts';
import { sum, withCount } from '../model/counts.ts';
import { nationName } from '../model/names.ts';
import { toggled } from '../model/select.ts';
import { CalamityPicture, calamityOf } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { UnitRows } from '../parts/UnitRows.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

export function PickUnits({ session, decision, board }: ControlProps<'pickUnits'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { points, tokens, cities } = session.choices(decision);
  const draft = draftOf<Answer<'pickUnits'>>(session, decision, 'answer', () => ({ tokens: {}, cities: [] }));
  const now = draft.value;
  const chosen = sum(now.tokens) + CITY_POINTS * now.cities.length;
  const open = points - chosen;
  // Short of the points, where nothing else fits.
  const full = decision.ask.within === true && !session.check(decision, now);
  const own = decision.ask.of === decision.owner;
  const setTokens = (area: AreaId, n: number): void => {
    draft.value = { ...now, tokens: withCount(now.tokens, area, n) };
  };
  const toggleCity = (area: AreaId): void => {
    draft.value = { ...now, cities: toggled(now.cities, area) };
  };
  const areas = [...new Set([...Object.keys(tokens), ...cities])];
  const picked = (area: AreaId): boolean => now.cities.includes(area) || (now.tokens[area] ?? 0) > 0;
  useShown(board, decision.id, areas);
  useBoard(board, {
    areas: Object.fromEntries(
      areas.map((a) => [a, { tone: picked(a) ? ('leaves' as const) : ('target' as const) }]),
    ),
    dim: true,
    press(area) {
      if (cities.includes(area)) toggleCity(area);
      else if (tokens[area] !== undefined)
        setTokens(area, (now.tokens[area] ?? 0) >= tokens[area]! ? 0 : (now.tokens[area] ?? 0) + 1);
    },
  });
  const calamity = calamityOf(rules, decision.ask.purpose);
  const lost = isLost(rules, decision);
  const of = nationName(rules, decision.ask.of);
  const title = own
    ? say.units[lost ? 'loseOwn' : 'pickOwn'](points)
    : say.units[lost ? 'lose' : 'pick'](points, of);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      tone={own ? 'loss' : 'act'}
      title={title}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      lead={cities.length > 0 && say.units.counts(CITY_POINTS)}
      progress={{ value: chosen, max: points, label: say.of(chosen, points) }}
      adopt={(answer) => {
        draft.value = answer;
      }}
      primary={{
        label:
          open > 0 && full
            ? text.value.dawn.pickedAll(chosen)
            : open > 0
              ? say.units.missing(open)
              : open < 0
                ? say.units.over(-open)
                : say.units[own ? 'confirm' : 'confirmOther'](points),
        ready: open === 0 || (open > 0 && full),
        press: () => void send(session, decision, now),
      }}
    >
      <UnitRows
        rules={rules}
        label={title}
        among={{ tokens, cities }}
        picked={now}
        room={open}
        toggleCity={toggleCity}
        setTokens={setTokens}
        show={(area) => board.show([area])}
      />
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
