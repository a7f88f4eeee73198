import { HATCHES, lookOf, nationIds } from '../../ui/nations.ts';
import type { DrawnWorld } from '../world.ts';

/** Borders by the class they are drawn in, those above last. */
const BORDERS = { 'b-sea': 'S', 'b-water': 'W', 'b-edge': 'X', 'b-land': 'L' };

/** Rivers and borders. */
export function Lines({ world: { borders, rivers } }: { world: DrawnWorld }) {
  return (
    <g class="lines" aria-hidden="true">
      {rivers.map((path, i) => (
        <path key={i} class="river" d={path} />
      ))}
      {Object.entries(BORDERS).map(([name, kind]) =>
        borders[kind]?.map((path, i) => <path key={`${name}.${i}`} class={name} d={path} />),
      )}
    </g>
  );
}

/** Fills that mark owned areas, and the hatches of highlights. */
export function Patterns() {
  return (
    <defs>
      {nationIds().map((id) => {
        const { fill, ink, hatch } = lookOf(id);
        const lines = HATCHES[hatch];
        return (
          <pattern
            key={id}
            id={`own-${id}`}
            width="20"
            height="20"
            patternUnits="userSpaceOnUse"
            patternTransform="scale(1.9)"
          >
            <rect width="20" height="20" fill={fill} fill-opacity=".56" />
            {lines && <path d={lines} stroke={ink} stroke-opacity=".38" stroke-width="2.2" fill="none" />}
          </pattern>
        );
      })}
      <pattern
        id="own-barbarians"
        width="20"
        height="20"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(1.9)"
      >
        <rect width="20" height="20" fill="#2A1410" fill-opacity=".42" />
        <path d="M-4 24L24 -4M-4 -4L24 24" stroke="#c8452b" stroke-opacity=".5" stroke-width="2.2" />
      </pattern>
      <pattern
        id="hatch-fallow"
        width="14"
        height="14"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(2) rotate(45)"
      >
        <path d="M0 0V14" stroke="#5c4d33" stroke-width="1.6" stroke-opacity=".22" />
      </pattern>
      <pattern
        id="hatch-loss"
        width="11"
        height="11"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(2) rotate(-45)"
      >
        <path d="M0 0V11" stroke="#98261C" stroke-width="3.6" stroke-opacity=".6" />
      </pattern>
      <pattern
        id="hatch-leaves"
        width="11"
        height="11"
        patternUnits="userSpaceOnUse"
        patternTransform="scale(2) rotate(45)"
      >
        <path d="M0 0V11" stroke="#24567B" stroke-width="3.6" stroke-opacity=".6" />
      </pattern>
    </defs>
  );
}
