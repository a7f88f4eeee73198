import type { AreaId, Counts } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/controls.tsx';
import type { Mark } from '../board.ts';
import { clamped, sum } from '../model/counts.ts';
import { areaName } from '../model/names.ts';
import { draftOf, refuse } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Row } from '../parts/rows.tsx';
import { useBoard } from '../parts/useBoard.ts';
import { AreaSearch } from './AreaSearch.tsx';
import type { AbilityProps } from './UseAbility.tsx';

/** Own tokens taken up here and put down there. */
export function RelocateTokens({
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
        refuse(
          session,
          decision,
          session.check(decision, {
            use: advance,
            with: { from: from.value, to: { ...to.value, [area]: 1 } },
          }),
        );
    },
  });
  const rows = (counts: Counts, most: Counts, set: (a: AreaId, n: number) => void, left: number) =>
    Object.keys(most).map((area) => (
      <Row
        key={area}
        title={areaName(rules, area)}
        detail={say.of(counts[area] ?? 0, most[area]!)}
        onPress={() => board.show([area])}
      >
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
        label:
          taken === 0
            ? say.ability.takeMissing
            : placed < taken
              ? say.ability.moveMissing(taken - placed)
              : say.ability.moveConfirm(taken),
        ready: taken > 0 && placed === taken,
        press: () => use({ from: from.value, to: to.value }),
      }}
    >
      <h3 class="eyebrow">{say.ability.takeFrom}</h3>
      <div class="card">{rows(from.value, bounds.from, take, bounds.tokens - taken)}</div>
      <h3 class="eyebrow">{say.ability.putInto}</h3>
      {placed > 0 && <div class="card">{rows(to.value, chosenTo, put, taken - placed)}</div>}
      <AreaSearch
        rules={rules}
        among={Object.keys(bounds.to)}
        onPick={(area) => put(area, (to.value[area] ?? 0) + 1)}
      />
    </Frame>
  );
}
