import type { AreaId, CardId, Counts, NationId } from '@ochre/engine';
import { faceValue, nation, tokensOnBoard, without } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Option, Options, Stepper } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { clamped, sum } from '../model/counts.ts';
import { areaName, nationName } from '../model/names.ts';
import { toggledUpTo } from '../model/select.ts';
import { handValue } from '../model/trade.ts';
import { draftOf } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { HandPicker, SetsCard } from '../parts/HandPicker.tsx';
import { Notes, Row } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';
import type { AbilityProps } from './UseAbility.tsx';

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
      <Notes
        title={say.whatThisMeans}
        lines={[{ icon: 'hand', text: say.ability.levyNote(Number(effect.with['minFace'] ?? 0)) }]}
      />
    </Frame>
  );
}

const rulesName = (session: AbilityProps['session'], advance: string): string =>
  session.rules.advance(advance).name;

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
        label:
          picked.value.length === 0 ? say.ability.sellMissing : say.ability.sell(picked.value.length, gain),
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
      <SetsCard
        before={handValue(rules, cards)}
        after={handValue(rules, without(cards, picked.value))}
        note={say.ability.stockLimits(most)}
      />
    </Frame>
  );
}

/** A pirate city, or barbarian tokens. */
export function AnnexBarbarians({
  session,
  decision,
  board,
  advance,
  effect,
  choices,
  use,
  back,
}: AbilityProps) {
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
    // Where they are taken in one area, the last one touched is it.
    const before = effect.with['sole'] ? { [area]: counts.value[area] ?? 0 } : counts.value;
    counts.value = clamped(before, area, n, bounds.tokens[area] ?? 0, bounds.most);
  };
  const areas = [...bounds.city, ...Object.keys(bounds.tokens)];
  useBoard(board, {
    areas: Object.fromEntries(
      areas.map((a) => [
        a,
        { tone: a === city.value || counts.value[a] ? ('chosen' as const) : ('target' as const) },
      ]),
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
        label: pick
          ? say.ability.takeCity(areaName(rules, pick))
          : n > 0
            ? say.ability.takeTokens(n)
            : say.ability.pickArea,
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
          <Row
            key={area}
            title={areaName(rules, area)}
            detail={say.ability.barbarians(there)}
            onPress={() => board.show([area])}
          >
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
