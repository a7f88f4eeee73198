import { nation, tokensOnBoard } from '@ochre/engine/board/queries.ts';
import { faceValue } from '@ochre/engine/board/cards.ts';
import type { AreaId, CardId, Counts, NationId } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Option, Options, Stepper } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import type { Mark } from '../board.ts';
import { clamped, sum } from '../model/counts.ts';
import { areaName, nationName } from '../model/names.ts';
import { toggledUpTo } from '../model/select.ts';
import { handValue, without } from '../model/trade.ts';
import { draftOf, refuse } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { HandPicker, SetsCard } from '../parts/HandPicker.tsx';
import { Notes, Row } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';
import { AreaSearch } from './AreaSearch.tsx';
import type { AbilityProps } from './UseAbility.tsx';

/** Own tokens taken up here and put down there. */
export function RelocateTokens({ session, decision, board, advance, effect, choices, use, back }: AbilityProps) {
  const say = text.value.decisions;
  const { rules } = session;
  const bounds = choices as { tokens: number; from: Counts; to: Counts };
  const from = draftOf<Counts>(session, decision, `${advance}.from`, () => ({}));
  const to = draftOf<Counts>(session, decision, `${advance}.to`, () => ({}));
  const taken = sum(from.value);
  const placed = sum(to.value);
  const take = (area: AreaId, n: number): void => {
    from.value = clamped(from.value, area, n, bounds.from[area] ?? 0, bounds.tokens);
    if (to.value[area]) to.value = clamped(to.value, area, 0, 0, 0);
  };
  const put = (area: AreaId, n: number): void => {
    if (from.value[area]) return;
    to.value = clamped(to.value, area, n, bounds.to[area] ?? 0, sum(from.value));
  };
  const marks: Record<AreaId, Mark> = {};
  for (const area in bounds.from) marks[area] = { tone: from.value[area] ? 'source' : 'lit' };
  for (const area in to.value) marks[area] = { tone: 'chosen', label: `+${to.value[area]}` };
  useBoard(board, {
    areas: marks,
    press(area) {
      if (placed < taken && bounds.to[area] && !from.value[area]) put(area, (to.value[area] ?? 0) + 1);
      else if (bounds.from[area]) take(area, (from.value[area] ?? 0) + 1);
      else
        refuse(session, decision, session.check(decision, { use: advance, with: { from: from.value, to: { ...to.value, [area]: 1 } } }));
    },
  });
  const rows = (counts: Counts, most: Counts, set: (a: AreaId, n: number) => void, left: number) =>
    Object.keys(most).map((area) => (
      <Row key={area} title={areaName(rules, area)} detail={say.of(counts[area] ?? 0, most[area]!)} onPress={() => board.show([area])}>
        <Stepper
          value={counts[area] ?? 0}
          max={Math.min(most[area]!, (counts[area] ?? 0) + left)}
          label={areaName(rules, area)}
          onChange={(n) => set(area, n)}
        />
      </Row>
    ));
  const chosenTo = Object.fromEntries(Object.keys(to.value).map((a) => [a, bounds.to[a]!]));
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={say.eyebrow.abilities}
      title={rules.advance(advance).name}
      progress={{ value: placed, max: Math.max(taken, 1), label: say.of(placed, taken) }}
      acts={<Button onPress={back}>{say.back}</Button>}
      primary={{
        label: taken === 0 ? say.ability.takeMissing : placed < taken ? say.ability.moveMissing(taken - placed) : say.ability.moveConfirm(taken),
        ready: taken > 0 && placed === taken,
        press: () => use({ from: from.value, to: to.value }),
      }}
    >
      <h4 class="eyebrow">{say.ability.takeFrom}</h4>
      <div class="card">{rows(from.value, bounds.from, take, bounds.tokens - taken)}</div>
      <h4 class="eyebrow">{say.ability.putInto}</h4>
      {placed > 0 && <div class="card">{rows(to.value, chosenTo, put, taken - placed)}</div>}
      <AreaSearch rules={rules} among={Object.keys(bounds.to)} onPick={(area) => put(area, (to.value[area] ?? 0) + 1)} />
    </Frame>
  );
}

/** Neighbours that pay tribute. */
export function LevyCards({ session, decision, board, advance, effect, choices, use, back }: AbilityProps) {
  const say = text.value.decisions;
  const { most, nations } = choices as { most: number; nations: NationId[] };
  const named = draftOf<NationId[]>(session, decision, `${advance}.nations`, () => nations.slice(0, most));
  const sight = session.sight();
  const areas = named.value.flatMap((id) => Object.keys(nation(sight, id).tokens));
  useBoard(board, { areas: Object.fromEntries(areas.map((a) => [a, { tone: 'leaves' as const }])) });
  const title = say.ability.levyTitle(most);
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={rulesName(session, advance)}
      title={title}
      progress={{ value: named.value.length, max: most, label: say.of(named.value.length, most) }}
      acts={<Button onPress={back}>{say.back}</Button>}
      primary={{
        label: say.ability.demand(named.value.length),
        ready: named.value.length > 0,
        press: () => use({ nations: named.value }),
      }}
    >
      <Options kind="check" label={title}>
        {nations.map((id) => (
          <Option
            key={id}
            kind="check"
            on={named.value.includes(id)}
            before={<NationBadge nation={id} size={26} />}
            title={nationName(session.rules, id)}
            detail={say.nations.units(tokensOnBoard(sight, id), nation(sight, id).cities.length)}
            after={<span class="sm sec">{say.cards(session.view.value.handSizes[id] ?? 0)}</span>}
            onPress={() => {
              named.value = toggledUpTo(named.value, id, most);
            }}
          />
        ))}
      </Options>
      <Notes title={say.whatThisMeans} lines={[{ icon: 'hand', text: say.ability.levyNote(Number(effect['minFace'] ?? 0)) }]} />
    </Frame>
  );
}

const rulesName = (session: AbilityProps['session'], advance: string): string => session.rules.advance(advance).name;

/** Goods for treasury. */
export function SellCards({ session, decision, board, advance, effect, choices, use, back }: AbilityProps) {
  const say = text.value.decisions;
  const { rules } = session;
  const { cards, times, most } = choices as { cards: CardId[]; times: number; most: number };
  const picked = draftOf<CardId[]>(session, decision, `${advance}.cards`, () => []);
  const gain = faceValue(rules, picked.value) * times;
  useBoard(board, {});
  const title = say.ability.sellTitle(times);
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={rulesName(session, advance)}
      title={title}
      acts={<Button onPress={back}>{say.back}</Button>}
      primary={{
        label: picked.value.length === 0 ? say.ability.sellMissing : say.ability.sell(picked.value.length, gain),
        ready: picked.value.length > 0 && gain <= most,
        press: () => use({ cards: picked.value }),
      }}
    >
      <HandPicker
        rules={rules}
        among={cards}
        picked={picked.value}
        left={gain < most ? cards.length : 0}
        onChange={(next) => {
          picked.value = next;
        }}
        label={title}
      />
      <SetsCard before={handValue(rules, cards)} after={handValue(rules, without(cards, picked.value))} note={say.ability.stockLimits(most)} />
    </Frame>
  );
}

/** A pirate city, or barbarian tokens. */
export function AnnexBarbarians({ session, decision, board, advance, effect, choices, use, back }: AbilityProps) {
  const say = text.value.decisions;
  const { rules } = session;
  const bounds = choices as { city: AreaId[]; most: number; tokens: Counts };
  const city = draftOf<AreaId | undefined>(session, decision, `${advance}.city`, () => undefined);
  const counts = draftOf<Counts>(session, decision, `${advance}.tokens`, () => ({}));
  const pickCity = (area: AreaId): void => {
    city.value = area;
    counts.value = {};
  };
  const set = (area: AreaId, n: number): void => {
    city.value = undefined;
    counts.value = clamped(counts.value, area, n, bounds.tokens[area] ?? 0, bounds.most);
  };
  const areas = [...bounds.city, ...Object.keys(bounds.tokens)];
  useBoard(board, {
    areas: Object.fromEntries(
      areas.map((a) => [a, { tone: a === city.value || counts.value[a] ? ('chosen' as const) : ('target' as const) }]),
    ),
    dim: true,
    press(area) {
      if (bounds.city.includes(area)) pickCity(area);
      else if (bounds.tokens[area]) set(area, (counts.value[area] ?? 0) + 1);
    },
  });
  const n = sum(counts.value);
  const pick = city.value;
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={rulesName(session, advance)}
      title={say.ability.hordesTitle}
      acts={<Button onPress={back}>{say.back}</Button>}
      primary={{
        label: pick ? say.ability.takeCity(areaName(rules, pick)) : n > 0 ? say.ability.takeTokens(n) : say.ability.pickArea,
        ready: pick !== undefined || n > 0,
        press: () => use(pick ? { city: pick } : { tokens: counts.value }),
      }}
    >
      {bounds.city.length > 0 && (
        <Options kind="radio" label={say.ability.hordesTitle}>
          {bounds.city.map((area) => (
            <Option
              key={area}
              kind="radio"
              on={pick === area}
              title={areaName(rules, area)}
              detail={say.ability.pirateCity}
              onPress={() => pickCity(area)}
            />
          ))}
        </Options>
      )}
      <div class="card">
        {Object.entries(bounds.tokens).map(([area, there]) => (
          <Row key={area} title={areaName(rules, area)} detail={say.ability.barbarians(there)} onPress={() => board.show([area])}>
            <Stepper
              value={counts.value[area] ?? 0}
              max={Math.min(there, (counts.value[area] ?? 0) + bounds.most - n)}
              label={areaName(rules, area)}
              onChange={(v) => set(area, v)}
            />
          </Row>
        ))}
      </div>
    </Frame>
  );
}
