import type { AreaId, NationId } from '@ochre/engine';
import { hasCity, tokens } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Option, Options } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { GoodSelect } from '../market/deskGive.tsx';
import { areaName, nationName } from '../model/names.ts';
import { draftOf } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';
import { GainRow, gainAct, gainOf } from './abilityGain.tsx';
import type { AbilityProps } from './UseAbility.tsx';

type Settling = { area: AreaId; city?: true };

/** Lights the areas that can be picked and hears which one is pressed. */
export function useAreas(
  { decision, board, advance }: AbilityProps,
  areas: readonly AreaId[],
  picked: AreaId | undefined,
  pick: (area: AreaId) => void,
): void {
  useShown(board, `${decision.id}.${advance}`, areas);
  useBoard(board, {
    areas: Object.fromEntries(
      areas.map((a) => [a, { tone: a === picked ? ('chosen' as const) : ('target' as const) }]),
    ),
    dim: true,
    press: (area) => areas.includes(area) && pick(area),
  });
}

/** A city, or tokens up to the limit, in an empty area. */
export function SettleArea(props: AbilityProps) {
  const { session, decision, advance, effect, use, back } = props;
  const say = text.value.dawn;
  const { settle } = props.choices as { settle: Settling[] };
  const picked = draftOf<Settling | undefined>(session, decision, `${advance}.settle`, () => undefined);
  const pick = picked.value;
  useAreas(props, [...new Set(settle.map((s) => s.area))], pick?.area, (area) => {
    picked.value = settle.find((s) => s.area === area && s !== pick);
  });
  const title = say.settleTitle(session.rules.advance(advance).name);
  const limit = (area: AreaId): number => session.rules.policies.limit(session.sight(), decision.owner, area);
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={text.value.decisions.eyebrow.abilities}
      title={title}
      acts={<Button onPress={back}>{text.value.decisions.back}</Button>}
      primary={{
        label: pick ? say.settle(areaName(session.rules, pick.area)) : text.value.decisions.ability.pickArea,
        ready: pick !== undefined,
        press: () => pick && use({ ...pick }),
      }}
    >
      <Options kind="radio" label={title}>
        {settle.map((s) => (
          <Option
            key={`${s.area}.${s.city}`}
            kind="radio"
            on={pick?.area === s.area && pick.city === s.city}
            title={areaName(session.rules, s.area)}
            detail={s.city ? say.settleCity : say.settleTokens(limit(s.area))}
            onPress={() => {
              picked.value = s;
            }}
          />
        ))}
      </Options>
    </Frame>
  );
}

type Conversion = { area: AreaId; of: NationId; price: number };

/** Everything one nation has in an area, from stock or for treasury; or treasury instead. */
export function ConvertUnits(props: AbilityProps) {
  const { session, decision, advance, effect, use, back } = props;
  const say = text.value.decisions;
  const { gain: most, convert } = props.choices as { gain: number; convert: Conversion[] };
  const picked = draftOf<Conversion | undefined>(session, decision, `${advance}.convert`, () => undefined);
  const gain = gainOf(props, most);
  const instead = (): void => {
    picked.value = undefined;
  };
  const pick = picked.value;
  useAreas(props, [...new Set(convert.map((c) => c.area))], pick?.area, (area) => {
    picked.value = convert.find((c) => c.area === area && c !== pick);
  });
  const { rules } = session;
  const sight = session.sight();
  const units = ({ area, of }: Conversion): string =>
    say.one.units(tokens(sight, of, area), Number(hasCity(sight, of, area)));
  const title = text.value.dawn.convertTitle(rules.advance(advance).name);
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={say.eyebrow.abilities}
      title={title}
      acts={<Button onPress={back}>{say.back}</Button>}
      primary={
        pick || most === 0
          ? {
              label: pick
                ? text.value.dawn.convert(nationName(rules, pick.of), areaName(rules, pick.area))
                : say.ability.pickArea,
              ready: pick !== undefined,
              press: () => pick && use({ area: pick.area, of: pick.of }),
            }
          : gainAct(gain, use)
      }
    >
      <GainRow gain={gain} most={most} instead={instead} />
      <Options kind="radio" label={title}>
        {convert.map((c) => (
          <Option
            key={`${c.area}.${c.of}`}
            kind="radio"
            on={pick?.area === c.area && pick.of === c.of}
            before={<NationBadge nation={c.of} size={24} />}
            title={areaName(rules, c.area)}
            detail={units(c)}
            after={c.price > 0 && <Chip>{say.ability.price(c.price)}</Chip>}
            onPress={() => {
              picked.value = c;
            }}
          />
        ))}
      </Options>
    </Frame>
  );
}

/** A commodity by name, and who is asked for it first. */
export function DemandCard({ session, decision, board, advance, effect, choices, use, back }: AbilityProps) {
  const say = text.value.dawn;
  const { nations, most } = choices as { nations: NationId[]; most: number };
  const of = draftOf<NationId | undefined>(session, decision, `${advance}.of`, () => undefined);
  const good = draftOf(session, decision, `${advance}.good`, () => '');
  const { rules } = session;
  useBoard(board, {});
  const title = say.demandTitle(most);
  const whom = of.value;
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={text.value.decisions.eyebrow.abilities}
      title={title}
      acts={<Button onPress={back}>{text.value.decisions.back}</Button>}
      primary={{
        label: whom && good.value ? say.demandOf(nationName(rules, whom)) : say.demandMissing,
        ready: whom !== undefined && good.value !== '',
        press: () => whom && use({ nation: whom, commodity: good.value }),
      }}
    >
      <GoodSelect
        rules={rules}
        value={good.value}
        empty={say.commodity}
        label={say.commodity}
        onChange={(name) => {
          good.value = name;
        }}
      />
      <Options kind="radio" label={title}>
        {nations.map((id) => (
          <Option
            key={id}
            kind="radio"
            on={whom === id}
            before={<NationBadge nation={id} size={26} />}
            title={nationName(rules, id)}
            detail={text.value.decisions.cards(session.view.value.handSizes[id] ?? 0)}
            onPress={() => {
              of.value = id;
            }}
          />
        ))}
      </Options>
    </Frame>
  );
}
