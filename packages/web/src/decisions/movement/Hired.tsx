import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { text } from '../../i18n/index.ts';
import { Stepper } from '../../ui/controls.tsx';
import { areaName } from '../model/names.ts';
import { Row } from '../parts/rows.tsx';
import type { Movement } from './state.ts';

/** Hired tokens, area by area: so many go to a neighbouring area. */
export function Hired({ m }: { m: Movement }) {
  const say = text.value.civx;
  const { rules } = m.session;
  const counts = useMemo(() => signal<Record<string, number>>({}), [m]);
  const groups = m.options.hired ?? [];
  if (groups.length === 0) return null;
  return (
    <section class="card" aria-label={say.hired}>
      {groups.map(({ from, tokens, to }) => {
        const n = Math.min(tokens, counts.value[from] ?? tokens);
        return (
          <div key={from} class="dp-means">
            <Row title={say.hired} detail={say.hiredIn(tokens, areaName(rules, from))}>
              <Stepper
                value={n}
                min={1}
                max={tokens}
                label={say.hired}
                onChange={(k) => {
                  counts.value = { ...counts.value, [from]: k };
                }}
              />
            </Row>
            <label class="field">
              {say.hiredTo}
              <select
                value=""
                onChange={(e) => {
                  const target = to.find((t) => t.to === e.currentTarget.value);
                  if (!target) return;
                  const { via } = target;
                  m.order({
                    do: 'walk',
                    n,
                    from,
                    to: target.to,
                    hired: true,
                    ...(via !== undefined && { via }),
                  });
                }}
              >
                <option value="">…</option>
                {to.map((t) => (
                  <option key={t.to} value={t.to}>
                    {areaName(rules, t.to)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        );
      })}
    </section>
  );
}

/** Hired tokens that a ship takes aboard where it lies, or lands there. */
export function HiredAboard({ m, index }: { m: Movement; index: number }) {
  const say = text.value.civx;
  const ship = m.options.ships[index]!;
  const area = m.session.rules.map.water(ship.at).area;
  const ashore = m.options.hired?.find((h) => h.from === area)?.tokens ?? 0;
  const room = Math.min(ashore, m.options.capacity - ship.cargo - (ship.hired ?? 0));
  const aboard = ship.hired ?? 0;
  if (room <= 0 && aboard === 0) return null;
  return (
    <Row title={say.loadHired}>
      <Stepper
        value={aboard}
        max={aboard + Math.max(0, room)}
        label={say.loadHired}
        onChange={(n) => {
          const leg = n > aboard ? { loadHired: n - aboard } : { landHired: aboard - n };
          m.order({ do: 'sail', ship: index, legs: [leg] });
        }}
      />
    </Row>
  );
}
