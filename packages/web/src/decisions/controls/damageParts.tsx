import type { AreaId, DamageBounds, Rules } from '@ochre/engine';
import { CITY_POINTS } from '@ochre/engine/query';
import { lackingOf } from '../../calamity/SumLines.tsx';
import type { Sum } from '../../calamity/sum.ts';
import { filmWords } from '../../i18n/film.ts';
import { text } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { signed } from '../../ui/signed.ts';
import { lossLines, mostLeft, type Taken } from '../model/damage.ts';
import { areaName } from '../model/names.ts';
import { Row } from '../parts/rows.tsx';

/** How the points come about, in a row: as printed, each advance held, what remains; those not held in one line. */
export function DamageSum({ sum }: { sum: Sum }) {
  const say = filmWords.value.calamities;
  const missing = lackingOf(sum.advances);
  return (
    <div class="card dp-strip">
      <dl>
        <div>
          <dt>{say.asPrinted}</dt>
          <dd>{sum.printed}</dd>
        </div>
        {sum.advances
          .filter(({ held, n }) => held && n !== undefined)
          .map(({ label, n, cite }) => (
            <div key={cite}>
              <dt>{label}</dt>
              <dd class={n! > 0 ? 'neg' : 'pos'}>{signed(n!)}</dd>
            </div>
          ))}
        <div>
          <dt>{say.toRemove}</dt>
          <dd class="neg">{sum.total}</dd>
        </div>
      </dl>
      {missing !== '' && <p>{missing}</p>}
    </div>
  );
}

/** The same in one line: `15 − 5 + 5`. */
export function formula({ printed, advances }: Sum): string {
  const added = advances.flatMap(({ held, n }) => (held && n ? [`${n < 0 ? '−' : '+'} ${Math.abs(n)}`] : []));
  return [printed, ...(added.length > 0 ? added : [filmWords.value.calamities.asPrinted])].join(' ');
}

/** What counts how much, over the map as long as damage is chosen. */
export function Reckoning({ bounds, taken }: { bounds: DamageBounds; taken: Taken }) {
  const say = filmWords.value.calamities;
  const left = Math.max(0, ...bounds.cities.map(({ area }) => mostLeft(taken, bounds, area)));
  return (
    <dl class="reckoning" data-still>
      <div>
        <dt>{say.choose(bounds.points)}</dt>
      </div>
      {Object.keys(bounds.tokens).length > 0 && (
        <div>
          <dt>{say.token}</dt>
          <dd>1</dd>
        </div>
      )}
      {left > 0 && (
        <div>
          <dt>{say.cityTo(left)}</dt>
          <dd>
            {CITY_POINTS} − {left} = {CITY_POINTS - left}
          </dd>
        </div>
      )}
      {bounds.cities.some(({ leave }) => leave === 0) && (
        <div>
          <dt>{say.cityLost}</dt>
          <dd>{CITY_POINTS}</dd>
        </div>
      )}
    </dl>
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

/** What is chosen so far, each with its points and a way back. */
export function LossList({ rules, taken, setTokens, toggleCity, show }: DamageRowsProps) {
  const say = filmWords.value.calamities;
  const lines = lossLines(taken);
  if (lines.length === 0) return <p class="sm sec">{say.none}</p>;
  return (
    <ul class="card dp-ledger">
      {lines.map(({ area, kind, points, n }) => {
        const name = areaName(rules, area);
        const [before, , after] = kind === 'city' ? say.cityOf(n, name) : say.tokensOf(n, name);
        return (
          <li key={`${kind} ${area}`}>
            <b class="n neg">{points}</b>
            <button type="button" class="tx" onClick={() => show(area)}>
              {before}
              <b>{name}</b>
              {after}
              {kind === 'city' && n > 0 && (
                <small>
                  {CITY_POINTS} − {n}
                </small>
              )}
            </button>
            <button
              type="button"
              class="back"
              aria-label={say.takeBack(`${before}${name}${after}`)}
              onClick={() => (kind === 'city' ? toggleCity(area) : setTokens(area, 0))}
            >
              <Icon name="x" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Every area and city that may pay, with what it pays. */
export function DamageRows(props: DamageRowsProps) {
  const { rules, bounds, taken } = props;
  const say = text.value.decisions;
  const { source } = filmWords.value.calamities;
  return (
    <section class="dp-stack">
      <h3 class="eyebrow">{source}</h3>
      <div class="card" role="group" aria-label={source}>
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
    </section>
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
