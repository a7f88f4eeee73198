import type { AreaId } from '@ochre/engine';
import { besides } from '../map/pins.ts';
import type { Stand } from '../map/stand.ts';
import type { DrawnWorld } from '../map/world.ts';

export interface SignpostsProps {
  world: DrawnWorld;
  stand: Stand;
  areas: readonly AreaId[];
}

const HEIGHT = 20;

/** Names on plates beside the stacks, of areas that are too small for their names. */
export function Signposts({ world, stand, areas }: SignpostsProps) {
  const signs = areas.flatMap((area) => {
    const name = world.byId[area]?.name;
    return name ? [{ area, name, width: name.length * 7.2 + 14, height: HEIGHT }] : [];
  });
  const places = besides(stand, signs);
  return (
    <g class="signposts" aria-hidden="true">
      {signs.map(({ area, name, width }, i) => {
        const at = places[i];
        return (
          at && (
            <g key={area} data-area={area} style={{ '--bx': `${at[0]}px`, '--by': `${at[1]}px` }}>
              <rect x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx="4" />
              <text y="4.500">{name}</text>
            </g>
          )
        );
      })}
    </g>
  );
}
