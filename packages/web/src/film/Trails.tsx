import type { Playing } from '../live/animator.ts';
import { wayOf } from '../live/FxLayer.tsx';
import { curveFor } from '../map/curves.ts';
import { Drawn } from '../map/layers/Marks.tsx';
import type { Stand } from '../map/stand.ts';
import { lookOf } from '../ui/nations.ts';

/** Ways of those who act now, in their own colour. */
export function Trails({ trails, stand }: { trails: readonly Playing[]; stand: Stand }) {
  return (
    <g class="trails" aria-hidden="true">
      {trails.map(({ key, effect }) => {
        if (effect.kind !== 'travel' && effect.kind !== 'voyage') return null;
        const curve = curveFor(stand, wayOf(effect), effect.owner);
        const { fill, ink } = lookOf(effect.owner);
        return (
          curve && (
            <g key={key} class="arrow" style={{ '--arrow': fill, '--arrow-ink': ink }}>
              <Drawn curve={curve} n={effect.n} />
            </g>
          )
        );
      })}
    </g>
  );
}
