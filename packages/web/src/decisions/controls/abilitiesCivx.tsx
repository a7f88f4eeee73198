import type { AreaId, NationId } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip, Option, Options, Stepper } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { areaName, nationName } from '../model/names.ts';
import { whyRefused } from '../model/refused.ts';
import { toggledUpTo } from '../model/select.ts';
import { draftOf } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { Row } from '../parts/rows.tsx';
import { useAreas } from './abilitiesDawn.tsx';
import { GainRow, gainAct, gainOf } from './abilityGain.tsx';
import type { AbilityProps } from './UseAbility.tsx';

/** Tokens or a city of one owner in an area. */
type Part = {
  area: AreaId;
  of?: NationId;
  tokens?: number;
  city?: boolean;
};

/** What is taken of a part: its city, or so many tokens. */
type Choice = Pick<Part, 'area' | 'of'> & ({ city: true } | { tokens: number });

const sameSpot = (a: Pick<Part, 'area' | 'of'>, b: Pick<Part, 'area' | 'of'>): boolean =>
  a.area === b.area && a.of === b.of;

/** Picks a city or a number of tokens out of the parts offered. */
function Parts(props: AbilityProps & { parts: Part[]; title: string; words: 'settle' | 'convert' }) {
  const { session, decision, advance, effect, use, back, parts, title, words } = props;
  const say = text.value.civx;
  const { rules } = session;
  const picked = draftOf<Choice | undefined>(session, decision, `${advance}.${words}`, () => undefined);
  const pick = picked.value;
  const first = ({ area, of, tokens: n = 0, city }: Part): Choice => ({
    area,
    ...(of !== undefined && { of }),
    ...(n > 0 || !city ? { tokens: n } : { city: true }),
  });
  useAreas(props, [...new Set(parts.map((p) => p.area))], pick?.area, (area) => {
    picked.value = first(parts.find((p) => p.area === area)!);
  });
  const most = pick && parts.find((p) => sameSpot(p, pick))?.tokens;
  const name = (p: Part): string =>
    p.of === undefined ? areaName(rules, p.area) : `${nationName(rules, p.of)}, ${areaName(rules, p.area)}`;
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={text.value.decisions.eyebrow.abilities}
      title={title}
      acts={<Button onPress={back}>{text.value.decisions.back}</Button>}
      primary={{
        label: pick ? say[words](areaName(rules, pick.area)) : text.value.decisions.ability.pickArea,
        ready: pick !== undefined,
        press: () => pick && use({ ...pick }),
      }}
    >
      {pick && 'tokens' in pick && most !== undefined && most > 1 && (
        <div class="card">
          <Row title={say.count}>
            <Stepper
              value={pick.tokens}
              min={1}
              max={most}
              label={say.count}
              onChange={(n) => {
                picked.value = { ...pick, tokens: n };
              }}
            />
          </Row>
        </div>
      )}
      <Options kind="radio" label={title}>
        {parts.flatMap((p) => [
          ...((p.tokens ?? 0) > 0
            ? [
                <Option
                  key={`${p.area}.${p.of}.tokens`}
                  kind="radio"
                  on={pick !== undefined && sameSpot(p, pick) && 'tokens' in pick}
                  before={p.of !== undefined && <NationBadge nation={p.of} size={24} />}
                  title={name(p)}
                  detail={words === 'settle' ? say.settleTokens(p.tokens!) : say.convertTokens(p.tokens!)}
                  onPress={() => {
                    picked.value = first({ ...p, city: false });
                  }}
                />,
              ]
            : []),
          ...(p.city
            ? [
                <Option
                  key={`${p.area}.${p.of}.city`}
                  kind="radio"
                  on={pick !== undefined && sameSpot(p, pick) && 'city' in pick}
                  before={p.of !== undefined && <NationBadge nation={p.of} size={24} />}
                  title={name(p)}
                  detail={words === 'settle' ? say.settleCity : say.convertCity}
                  onPress={() => {
                    picked.value = first({ ...p, tokens: 0 });
                  }}
                />,
              ]
            : []),
        ])}
      </Options>
    </Frame>
  );
}

export function SettleAfar(props: AbilityProps) {
  const { settle } = props.choices as { settle: Part[] };
  const title = text.value.civx.settleTitle(props.session.rules.advance(props.advance).name);
  return <Parts {...props} parts={settle} title={title} words="settle" />;
}

export function ConvertBarbarians(props: AbilityProps) {
  const { convert } = props.choices as { convert: Part[] };
  const title = text.value.civx.convertTitle(props.session.rules.advance(props.advance).name);
  return <Parts {...props} parts={convert} title={title} words="convert" />;
}

/** Up to so many areas for treasury, or treasury from stock. */
export function AnnexAreas(props: AbilityProps) {
  const { session, decision, advance, effect, use, back } = props;
  const say = text.value.decisions;
  const {
    gain: gains,
    most,
    areas,
  } = props.choices as {
    gain: number;
    most: number;
    areas: { area: AreaId; price: number }[];
  };
  const picked = draftOf<AreaId[]>(session, decision, `${advance}.areas`, () => []);
  const gain = gainOf(props, gains);
  const instead = (): void => {
    picked.value = [];
  };
  const now = picked.value;
  const toggle = (area: AreaId): void => {
    picked.value = toggledUpTo(now, area, most);
  };
  useAreas(
    props,
    areas.map((a) => a.area),
    now.at(-1),
    toggle,
  );
  const { rules } = session;
  const violation =
    now.length > 0 ? session.check(decision, { use: advance, with: { areas: now } }) : undefined;
  const title = text.value.civx.annexTitle(rules.advance(advance).name, most);
  return (
    <Frame
      session={session}
      decision={decision}
      cite={effect.cite}
      eyebrow={say.eyebrow.abilities}
      title={title}
      lead={violation && whyRefused(rules, violation)}
      acts={<Button onPress={back}>{say.back}</Button>}
      primary={
        now.length > 0
          ? {
              label: text.value.civx.annex(say.list(now.map((a) => areaName(rules, a)))),
              ready: violation === undefined,
              press: () => use({ areas: now }),
            }
          : gainAct(gain, use)
      }
    >
      <GainRow gain={gain} most={gains} instead={instead} />
      <Options kind="check" label={title}>
        {areas.map(({ area, price }) => (
          <Option
            key={area}
            kind="check"
            on={now.includes(area)}
            title={areaName(rules, area)}
            after={<Chip>{say.ability.price(price)}</Chip>}
            onPress={() => toggle(area)}
          />
        ))}
      </Options>
    </Frame>
  );
}
