import type { AreaId } from '@ochre/engine';
import { hasCity, nations, tokens } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Option, Options } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { areaName } from '../model/names.ts';
import { draftOf, refuse } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';
import { GainRow, gainAct, gainOf } from './abilityGain.tsx';
import type { AbilityProps } from './UseAbility.tsx';

function Who({ session, area }: { session: Session; area: AreaId }) {
  const sight = session.sight();
  const there = nations(sight).filter((n) => tokens(sight, n, area) > 0 || hasCity(sight, n, area));
  return (
    <span class="row">
      {there.map((n) => (
        <NationBadge key={n} nation={n} size={20} />
      ))}
    </span>
  );
}

function unitsOf(session: Session, area: AreaId, me: string): string {
  const sight = session.sight();
  const others = nations(sight).filter((n) => n !== me);
  const n = others.reduce((sum, who) => sum + tokens(sight, who, area), 0);
  return text.value.decisions.one.units(n, others.filter((who) => hasCity(sight, who, area)).length);
}

/** Pressed areas that will not do answer with the reason. */
function usePicker(
  props: AbilityProps,
  areas: readonly AreaId[],
  pick: AreaId | undefined,
  set: (a: AreaId) => void,
): void {
  const { session, decision, board, advance } = props;
  useShown(board, `${decision.id}.${advance}`, areas);
  useBoard(board, {
    areas: Object.fromEntries(
      areas.map((a) => [a, { tone: a === pick ? ('conflict' as const) : ('target' as const) }]),
    ),
    dim: true,
    press(area) {
      if (areas.includes(area)) set(area);
      else refuse(session, decision, session.check(decision, { use: advance, with: { area } }));
    },
  });
}

/** Strikes one area beside own units: destroys or annexes all in it. */
export function AreaAbility(props: AbilityProps) {
  const { session, decision, advance, effect, use, back } = props;
  const say = text.value.decisions;
  const { area: areas } = props.choices as { area: AreaId[] };
  const pick = draftOf<AreaId | undefined>(session, decision, `${advance}.area`, () => undefined);
  usePicker(props, areas, pick.value, (a) => {
    pick.value = a;
  });
  const name = (area: AreaId): string => areaName(session.rules, area);
  const title = say.ability.areaTitle(session.rules.advance(advance).name);
  const verb = effect.run === 'destroyArea' ? say.ability.destroy : say.ability.annex;
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={say.eyebrow.abilities}
      title={title}
      acts={<Button onPress={back}>{say.back}</Button>}
      primary={{
        label: pick.value ? verb(name(pick.value)) : say.ability.pickArea,
        ready: pick.value !== undefined,
        press: () => pick.value && use({ area: pick.value }),
      }}
    >
      <Options kind="radio" label={title}>
        {areas.map((area) => (
          <Option
            key={area}
            kind="radio"
            on={pick.value === area}
            title={name(area)}
            detail={unitsOf(session, area, decision.owner)}
            after={<Who session={session} area={area} />}
            onPress={() => {
              pick.value = area;
              props.board.show([area]);
            }}
          />
        ))}
      </Options>
    </Frame>
  );
}

/** Treasury from stock, or an area for its points. */
export function GainOrBuy(props: AbilityProps) {
  const { session, decision, advance, effect, use, back } = props;
  const say = text.value.decisions;
  const { gain: most, area: areas } = props.choices as {
    gain: number;
    area: { area: AreaId; price: number }[];
  };
  const pick = draftOf<AreaId | undefined>(session, decision, `${advance}.area`, () => undefined);
  const gain = gainOf(props, most);
  const instead = (): void => {
    pick.value = undefined;
  };
  usePicker(
    props,
    areas.map((a) => a.area),
    pick.value,
    (a) => {
      pick.value = a;
    },
  );
  const chosen = areas.find((a) => a.area === pick.value);
  const title = say.ability.areaTitle(session.rules.advance(advance).name);
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={say.eyebrow.abilities}
      title={title}
      acts={<Button onPress={back}>{say.back}</Button>}
      primary={
        chosen
          ? {
              label: say.ability.buyArea(areaName(session.rules, chosen.area), chosen.price),
              ready: true,
              press: () => use({ area: chosen.area }),
            }
          : gainAct(gain, use)
      }
    >
      <GainRow gain={gain} most={most} instead={instead} />
      {areas.length > 0 && (
        <Options kind="radio" label={title}>
          {areas.map(({ area, price }) => (
            <Option
              key={area}
              kind="radio"
              on={pick.value === area}
              title={areaName(session.rules, area)}
              detail={unitsOf(session, area, decision.owner)}
              before={<Who session={session} area={area} />}
              after={<Chip>{say.ability.price(price)}</Chip>}
              onPress={() => {
                pick.value = area;
              }}
            />
          ))}
        </Options>
      )}
    </Frame>
  );
}
