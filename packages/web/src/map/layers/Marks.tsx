import type { Owner } from '@ochre/engine';
import type { Arrow, BoardMode } from '../../decisions/board.ts';
import { type Curve, curveFor } from '../curves.ts';
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
}

export function Arrows({ stand, arrows, owner }: ArrowsProps) {
  return (
    <g class="arrows" aria-hidden="true">
      {arrows.map((arrow, i) => {
        const curve = curveFor(stand, arrow, owner);
        if (!curve) return null;
        return (
          <g key={i} class={`arrow ${arrow.tone}`}>
            <Drawn curve={curve} n={arrow.n} />
          </g>
        );
      })}
    </g>
  );
}

/** The line of an arrow with its tip, and how many go. */
export function Drawn({ curve: { path, head, middle }, n }: { curve: Curve; n: number }) {
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
        <g style={{ transform: `translate(${middle[0]}px, ${middle[1]}px) scale(var(--u))` }}>
          <circle r="10.500" />
          <text y="4.800">{n}</text>
        </g>
      )}
    </>
  );
}
