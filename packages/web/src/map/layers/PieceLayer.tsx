import { type AreaId, BARBARIANS, type Owner } from '@ochre/engine';
import { emblemOf, lookOf } from '../../ui/nations.ts';
import type { EmpireBadge } from '../pieces.ts';
import { placed } from '../sizing.ts';
import { type More, type PlacedPiece, RADIUS as R, type Stand } from '../stand.ts';

const EDGE = '#1d1209';
const PAPER = '#fffaf0';
/** A count is never smaller than 11 pixels, however small its piece. */
const SMALLEST_COUNT = 11 / 13;
const countScale = (size: number): number => Math.max(1, SMALLEST_COUNT / size);

export function Count({ n, x, y, size = 1 }: { n: number | string; x: number; y: number; size?: number }) {
  const wide = String(n).length > 2 ? 13 : 9.6;
  return (
    <g transform={`translate(${x} ${y}) scale(${countScale(size).toFixed(3)})`}>
      <rect
        x={-wide}
        y="-9.6"
        width={2 * wide}
        height="19.2"
        rx="9.6"
        fill={PAPER}
        stroke={EDGE}
        stroke-width="1.5"
      />
      <text class="count-text" y="4.6">
        {n}
      </text>
    </g>
  );
}

function Tokens({ piece }: { piece: PlacedPiece }) {
  const { fill, ink } = lookOf(piece.owner);
  const size = R * 1.15;
  return (
    <>
      {piece.n > 2 && <circle cx="2" cy="4.500" r={R} fill={fill} stroke={EDGE} stroke-width="1.8" />}
      {piece.n > 1 && <circle cx="1" cy="2.200" r={R} fill={fill} stroke={EDGE} stroke-width="1.8" />}
      <circle r={R} fill={fill} stroke={EDGE} stroke-width="2" />
      <circle r={R - 2.4} fill="none" stroke={PAPER} stroke-opacity=".5" stroke-width="1.3" />
      <use
        class="emblem"
        href={emblemOf(piece.owner)}
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        style={{ color: ink }}
      />
      {piece.n > 1 && <Count n={piece.n} x={R * 0.8} y={-R * 0.8} size={piece.size} />}
    </>
  );
}

/** Turned over: paper with the emblem in the colour of its owner. */
function Hired({ piece }: { piece: PlacedPiece }) {
  const { fill } = lookOf(piece.owner);
  const size = R * 1.15;
  return (
    <>
      <circle r={R} fill={PAPER} stroke={EDGE} stroke-width="2" stroke-dasharray="5 3" />
      <use
        class="emblem"
        href={emblemOf(piece.owner)}
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
        style={{ color: fill }}
      />
      {piece.n > 1 && <Count n={piece.n} x={R * 0.8} y={-R * 0.8} size={piece.size} />}
    </>
  );
}

function City({ piece }: { piece: PlacedPiece }) {
  const { fill, ink } = lookOf(piece.owner);
  const pirate = piece.owner === BARBARIANS;
  return (
    <g transform="scale(.82)">
      <path
        d="M-20 16V-10h5.500v3.500h4V-10H-7V-19L0 -24.500L7 -19V-10h3.500v3.500h4V-10H20V16z"
        fill={fill}
        stroke={EDGE}
        stroke-width="2.3"
        stroke-linejoin="round"
      />
      <path
        d="M-17.800 13.500V-7.800M-5 -9V-17.800"
        stroke={PAPER}
        stroke-opacity=".5"
        stroke-width="1.400"
        fill="none"
      />
      <use
        class="emblem"
        href={pirate ? '#i-piracy' : emblemOf(piece.owner)}
        x="-10"
        y="-6"
        width="20"
        height="20"
        style={{ color: ink }}
      />
    </g>
  );
}

function Ships({ piece }: { piece: PlacedPiece }) {
  const { fill } = lookOf(piece.owner);
  return (
    <g transform="scale(.86)">
      <path
        d="M-22 4c4 9 11 13 22 13s19-4.500 23-14c-4 2-7 2.200-10 2.200h-27c-3 0-5-.3-8-1.200z"
        fill={fill}
        stroke={EDGE}
        stroke-width="2.2"
        stroke-linejoin="round"
      />
      <path d="M0-24V5" stroke={EDGE} stroke-width="2.4" />
      <path
        d="M1-21c10 2 14 8 14 19H1z"
        fill={PAPER}
        stroke={EDGE}
        stroke-width="1.900"
        stroke-linejoin="round"
      />
      <use
        class="emblem"
        href={emblemOf(piece.owner)}
        x="2.500"
        y="-15"
        width="11"
        height="11"
        style={{ color: EDGE }}
      />
      <path
        d="M-1-18c-7 2-11 7-11.500 16H-1z"
        fill={fill}
        stroke={EDGE}
        stroke-width="1.900"
        stroke-linejoin="round"
      />
      {piece.n > 1 && <Count n={piece.n} x={22} y={-16} size={piece.size * 0.86} />}
    </g>
  );
}

/** A piece as it looks, round the origin and in pixels at its usual size. */
export function Glyph({ piece }: { piece: Pick<PlacedPiece, 'kind' | 'owner' | 'n' | 'size'> }) {
  const Drawn = DRAW[piece.kind];
  return <Drawn piece={piece as PlacedPiece} />;
}

const DRAW = { tokens: Tokens, hired: Hired, city: City, ships: Ships };

/** How many tokens of an owner would stand where, by what he plans. */
export interface Plan {
  owner: Owner;
  tokens: Readonly<Record<AreaId, number>>;
}

const planning = ({ kind, owner }: PlacedPiece, plan: Plan | undefined): plan is Plan =>
  kind === 'tokens' && owner === plan?.owner;

export function PieceLayer({
  stand: { pieces, more },
  plan,
}: {
  stand: Pick<Stand, 'pieces' | 'more'>;
  plan?: Plan | undefined;
}) {
  return (
    <g class="pieces" aria-hidden="true">
      {pieces.map((piece) => {
        const Drawn = DRAW[piece.kind];
        const n = planning(piece, plan) ? (plan.tokens[piece.area] ?? 0) : piece.n;
        const changed = n === 0 ? 'empties' : n > piece.n ? 'grows' : '';
        return (
          <g
            key={piece.key}
            class={`piece ${piece.kind} ${changed}`}
            data-area={piece.area}
            data-owner={piece.owner}
            data-n={n}
            data-coast={piece.coast}
            {...placed(piece.at, piece.size)}
          >
            <Drawn piece={{ ...piece, n }} />
          </g>
        );
      })}
      {more.map((one) => (
        <Others key={`+.${one.area}`} more={one} />
      ))}
    </g>
  );
}

/** Stacks that would stand where their owner has none yet; beside whoever is there. */
export function Arrivals({ stand, plan: { owner, tokens } }: { stand: Stand; plan: Plan }) {
  const settled = new Set(
    stand.pieces.filter((p) => p.kind === 'tokens' && p.owner === owner).map((p) => p.area),
  );
  return (
    <g aria-hidden="true">
      {Object.entries(tokens).map(([area, n]) => {
        const hold = settled.has(area) ? undefined : stand.stackOf(area, owner);
        if (!hold || n === 0) return null;
        const taken = stand.pieces.some((p) => p.area === area && p.kind !== 'ships');
        const [x, y] = hold.at;
        return (
          <g
            key={area}
            class="piece tokens arrives"
            data-area={area}
            data-owner={owner}
            data-n={n}
            {...placed([x + (taken ? 2 * hold.rim : 0), y], hold.size)}
          >
            <Glyph piece={{ kind: 'tokens', owner, n, size: hold.size }} />
          </g>
        );
      })}
    </g>
  );
}

/** More owners than an area has places for. */
function Others({ more: { area, n, at, size } }: { more: More }) {
  return (
    <g class="piece others" data-area={area} {...placed(at, size)}>
      <Count n={`+${n}`} x={0} y={R + 8} size={size} />
    </g>
  );
}

/** Seen from afar: one badge for each empire. */
export function BadgeLayer({ badges }: { badges: readonly EmpireBadge[] }) {
  return (
    <g class="badges" aria-hidden="true">
      {badges.map(({ owner, at, n }) => {
        const { fill, ink } = lookOf(owner);
        return (
          <g key={owner} data-nation={owner} {...placed(at)}>
            <circle r="12" fill={fill} stroke={EDGE} stroke-width="1.8" />
            <use
              class="emblem"
              href={emblemOf(owner)}
              x="-8"
              y="-8"
              width="16"
              height="16"
              style={{ color: ink }}
            />
            <Count n={n} x={9.5} y={-9.5} />
          </g>
        );
      })}
    </g>
  );
}
