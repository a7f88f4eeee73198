import type { Point } from '@ochre/maps/geometry.ts';
import type { Arrow, BoardMode } from '../../decisions/board.ts';
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

const BEND = 0.16;

interface Curve {
  path: string;
  middle: Point;
  head: { at: Point; angle: number };
}

/** A bent arrow between two points. */
function curveOf([x1, y1]: Point, [x2, y2]: Point): Curve {
  const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * BEND, (y1 + y2) / 2 + (x2 - x1) * BEND];
  return {
    path: `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`,
    middle: [(x1 + 2 * mx + x2) / 4, (y1 + 2 * my + y2) / 4],
    head: { at: [x2, y2], angle: (Math.atan2(y2 - my, x2 - mx) * 180) / Math.PI },
  };
}

function routeOf(points: readonly Point[]): Curve {
  const path = `M${points.map((p) => p.join(' ')).join('L')}`;
  const [before, end] = [points.at(-2) ?? points[0]!, points.at(-1)!];
  return {
    path,
    middle: points[Math.floor(points.length / 2)]!,
    head: { at: end, angle: (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI },
  };
}

function curveFor(world: DrawnWorld, { from, via, to, route }: Arrow): Curve | undefined {
  if (route && route.length > 1) {
    const points = route.flatMap((coast) => (world.harbours[coast] ? [world.harbours[coast]] : []));
    return points.length > 1 ? routeOf(points) : undefined;
  }
  const places = [from, via, to].flatMap((id) =>
    id !== undefined && world.byId[id] ? [world.byId[id].tokens[0]] : [],
  );
  if (places.length < 2) return undefined;
  return places.length === 2 ? curveOf(places[0]!, places[1]!) : routeOf(places);
}

export function Arrows({ world, arrows }: { world: DrawnWorld; arrows: readonly Arrow[] }) {
  return (
    <g class="arrows" aria-hidden="true">
      {arrows.map((arrow, i) => {
        const curve = curveFor(world, arrow);
        if (!curve) return null;
        const { head, middle } = curve;
        return (
          <g key={i} class={`arrow ${arrow.tone}`}>
            <path class="under" d={curve.path} />
            <path class="over" d={curve.path} />
            <path
              class="tip"
              d="M3 0L-13 -8.500V8.500Z"
              style={{
                transform: `translate(${head.at[0]}px, ${head.at[1]}px) rotate(${head.angle}deg) scale(var(--u))`,
              }}
            />
            <g style={{ transform: `translate(${middle[0]}px, ${middle[1]}px) scale(var(--u))` }}>
              <circle r="10.500" />
              <text y="4.800">{arrow.n}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
