import type { Owner } from '@ochre/engine';
import { NationBadge } from '../ui/NationBadge.tsx';
import type { Carried } from './carry.ts';

/** The stack under the pointer, with its number. */
export function CarriedStack({ carried: { x, y, n, max }, owner }: { carried: Carried; owner: Owner }) {
  return (
    <div class="carried" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      <NationBadge nation={owner} size={40} />
      <b>
        {n}
        <small>/{max}</small>
      </b>
    </div>
  );
}
