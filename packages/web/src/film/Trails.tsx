import type { Playing } from '../live/animator.ts';
import { wayOf } from '../live/FxLayer.tsx';
import { curveFor, numbersOn } from '../map/curves.ts';
import { Drawn } from '../map/layers/Marks.tsx';
import type { Stand } from '../map/stand.ts';
import { lookOf } from '../ui/nations.ts';

/** Ways of those who act now, in their own colour. */
export function Trails({ trails, stand }: { trails: readonly Playing[]; stand: Stand }) {
  const ways = trails.flatMap(({ key, effect }) =>
    effect.kind === 'travel' || effect.kind === 'voyage'
      ? [{ key, effect, curve: curveFor(stand, wayOf(effect), effect.owner) }]
      : [],
  );
  const numbers = numbersOn(
    ways.map(({ curve }) => curve),
    stand,
  );
  return (
    <g class="trails" aria-hidden="true">
      {ways.map(({ key, effect, curve }, i) => {
        const { fill, ink } = lookOf(effect.owner);
        return (
          curve && (
            <g key={key} class="arrow" style={{ '--arrow': fill, '--arrow-ink': ink }}>
              <Drawn curve={curve} n={effect.n} at={numbers[i]!} />
            </g>
          )
        );
      })}
    </g>
  );
}
