import type { Empire } from '../empire.ts';
import type { DrawnWorld } from '../world.ts';

/** A nation's lands in its own hatch, what it can reach with a dashed edge, where it may be fought in red. */
export function EmpireLayer({ world, empire }: { world: DrawnWorld; empire: Empire }) {
  const paths = (ids: ReadonlySet<string>): string =>
    [...ids].map((id) => world.byId[id]?.path ?? '').join('');
  const held = paths(empire.held);
  return (
    <g class="empire" aria-hidden="true">
      <path class="reach" d={paths(empire.reach)} fill-rule="evenodd" />
      <path class="held" d={held} fill={`url(#own-${empire.owner})`} fill-rule="evenodd" />
      <path class="rim" d={held} />
      <path class="risk" d={paths(empire.risk)} fill-rule="evenodd" />
    </g>
  );
}
