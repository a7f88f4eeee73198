import type { Owner } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import type { Arrow, BoardMode } from '../../decisions/board.ts';
import type { Box } from '../camera.ts';
import { type Curve, curveFor, numbersOn } from '../curves.ts';
import type { Stand } from '../stand.ts';
import type { DrawnWorld } from '../world.ts';

/** Areas with a mark, and the rest stepped back. */
export function Marks({ world, mode }: { world: DrawnWorld; mode: BoardMode }) {
  const marked = Object.entries(mode.areas).flatMap(([id, mark]) => {
    const area = world.byId[id];
    return area ? [{ area, tone: mark.tone }] : [];
  });
  const page = `M0 0H${world.width}V${world.height}H0Z`;
  return (
    <g class="marks" aria-hidden="true">
      {mode.dim && marked.length > 0 && (
        <path class="dim" d={page + marked.map((m) => m.area.path).join('')} fill-rule="evenodd" />
      )}
      {marked.map(({ area, tone }) => (
        <path key={`h.${area.id}`} class={`halo ${tone}`} d={area.path} />
      ))}
      {marked.map(({ area, tone }) => (
        <path key={area.id} class={`mark ${tone}`} d={area.path} fill-rule="evenodd" />
      ))}
    </g>
  );
}

export interface ArrowsProps {
  stand: Stand;
  arrows: readonly Arrow[];
  /** Whose stacks move. */
  owner?: Owner | undefined;
  /** Room that names and limits take. */
  written: readonly Box[];
}

export function Arrows({ stand, arrows, owner, written }: ArrowsProps) {
  const curves = arrows.map((arrow) => curveFor(stand, arrow, owner));
  const numbers = numbersOn(curves, stand, written);
  return (
    <g class="arrows" aria-hidden="true">
      {curves.map(
        (curve, i) =>
          curve && (
            <g key={i} class={`arrow ${arrows[i]!.tone}`}>
              <Drawn curve={curve} n={arrows[i]!.n} at={numbers[i]!} />
            </g>
          ),
      )}
    </g>
  );
}

/** The line of an arrow with its tip, and how many go. */
export function Drawn({ curve: { path, head }, n, at }: { curve: Curve; n: number; at: Point }) {
  return (
    <>
      <path class="under" d={path} />
      <path class="over" d={path} />
      <path
        class="tip"
        d="M3 0L-13 -8.500V8.500Z"
        style={{
          transform: `translate(${head.at[0]}px, ${head.at[1]}px) rotate(${head.angle}deg) scale(var(--u))`,
        }}
      />
      {n > 0 && (
        <g style={{ transform: `translate(${at[0]}px, ${at[1]}px) scale(var(--u))` }}>
          <circle r="10.500" />
          <text y="4.800">{n}</text>
        </g>
      )}
    </>
  );
}
