import type { AreaId } from '@ochre/engine';
import type { DrawnWorld } from '../map/world.ts';
import './calamity.css';

/** The map steps back, but for the land of those whom a calamity strikes. */
export function Gloom({ world, land }: { world: DrawnWorld; land: readonly AreaId[] }) {
  const lit = [...new Set(land)].flatMap((id) => world.byId[id]?.path ?? []);
  return (
    <g aria-hidden="true">
      <path class="gloom" d={`M0 0H${world.width}V${world.height}H0Z${lit.join('')}`} fill-rule="evenodd" />
      {lit.map((path) => (
        <path key={path} class="stricken" d={path} fill-rule="evenodd" />
      ))}
    </g>
  );
}
