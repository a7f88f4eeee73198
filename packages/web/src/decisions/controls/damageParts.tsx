import type { AreaId, DamageBounds, Rules } from '@ochre/engine';
import { CITY_POINTS } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Cite } from '../../ui/Cite.tsx';
import { Chip, Stepper } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Addend, mostLeft, type Taken } from '../model/damage.ts';
import { areaName } from '../model/names.ts';
import { Row } from '../parts/rows.tsx';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** How the points come about, read downwards: each advance held with its rule, those not held in one line. */
export function DamageSum({
  sum,
  total,
}: {
  sum: { as: 'primary' | 'secondary'; lines: Addend[] };
  total: number;
}) {
  const say = text.value.decisions.damage;
  const [base, ...others] = sum.lines;
  const held = others.filter((l) => l.held);
  const missing = others.filter((l) => !l.held).map((l) => say.change(l.label, l.n));
  if (!base) return null;
  return (
    <div class="card dp-sum">
      <div class="dp-row">
        <span class="n">{base.n}</span>
        <span class="tx">
          <b>{say[sum.as]}</b>
          <small>{sum.as === 'primary' ? say.primaryNote : say.secondaryNote}</small>
        </span>
        <Cite cite={base.cite} />
      </div>
      {held.map((line) => (
        <div key={line.label} class="dp-row">
          <span class={`n ${line.n < 0 ? 'pos' : 'neg'}`}>{signed(line.n)}</span>
          <span class="tx">
            <b>{line.label}</b>
          </span>
          <Chip tone={line.n < 0 ? 'ok' : 'warn'}>{say.held}</Chip>
          <Cite cite={line.cite} />
        </div>
      ))}
      {missing.length > 0 && <p class="dp-row fold">{say.notHeld(missing.join(', '))}</p>}
      <div class="dp-row total">
        <span class="n neg">{total}</span>
        <span class="tx">
          <b>{say.toRemove}</b>
        </span>
      </div>
    </div>
  );
}

export interface DamageRowsProps {
  rules: Rules;
  bounds: DamageBounds;
  taken: Taken;
  open: number;
  setTokens(area: AreaId, n: number): void;
  toggleCity(area: AreaId): void;
  setLeft(area: AreaId, left: number): void;
  show(area: AreaId): void;
}

/** Every area and city that may pay, with what it pays. */
export function DamageRows(props: DamageRowsProps) {
  const { rules, bounds, taken } = props;
  const say = text.value.decisions;
  return (
    <div class="card" role="group" aria-label={say.damage.losses}>
      {bounds.cities.map(({ area }) => (
        <CityRow key={`city.${area}`} area={area} {...props} />
      ))}
      {Object.keys(bounds.tokens).map((area) => {
        const n = taken.tokens[area] ?? 0;
        return (
          <Row
            key={area}
            before={<span class={`n ${n > 0 ? 'neg' : 'mute'}`}>{n}</span>}
            title={areaName(rules, area)}
            detail={say.tokens(bounds.tokens[area]!)}
            onPress={() => props.show(area)}
          >
            <Stepper
              value={n}
              max={Math.min(bounds.tokens[area]!, n + Math.max(0, props.open))}
              label={areaName(rules, area)}
              onChange={(v) => props.setTokens(area, v)}
            />
          </Row>
        );
      })}
    </div>
  );
}

function CityRow({
  area,
  rules,
  bounds,
  taken,
  toggleCity,
  setLeft,
  show,
}: DamageRowsProps & { area: AreaId }) {
  const say = text.value.decisions.damage;
  const left = taken.cities[area];
  const most = Math.max(mostLeft(taken, bounds, area), bounds.overfull ? CITY_POINTS - 1 : 0);
  const name = areaName(rules, area);
  return (
    <Row
      before={
        <span class={`n ${left === undefined ? 'mute' : 'neg'}`}>
          {left === undefined ? 0 : CITY_POINTS - left}
        </span>
      }
      title={
        <>
          <Icon name="city" /> {name}
        </>
      }
      detail={left === undefined ? say.city : say.label(left)}
      onPress={() => show(area)}
    >
      {left !== undefined && (
        <Stepper value={left} max={most} label={say.left(name)} onChange={(n) => setLeft(area, n)} />
      )}
      <Button size="sm" pressed={left !== undefined} onPress={() => toggleCity(area)}>
        {left === undefined ? say.reduceCity : say.keepCity}
      </Button>
    </Row>
  );
}
