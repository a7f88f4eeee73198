import { BARBARIANS } from '@ochre/engine';
import { emblemOf, lookOf } from '../../ui/nations.ts';
import type { EmpireBadge, Piece } from '../pieces.ts';
import { placed } from '../sizing.ts';

const EDGE = '#1d1209';
const PAPER = '#fffaf0';
const R = 15;

function Count({ n, x, y }: { n: number | string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="9.6" fill={PAPER} stroke={EDGE} stroke-width="1.5" />
      <text class="count-text" y="4.6">
        {n}
      </text>
    </g>
  );
}

function Tokens({ piece }: { piece: Piece }) {
  const { fill, ink } = lookOf(piece.owner);
  const size = R * 1.15;
  return (
    <>
      {piece.n > 2 && <circle cx="2" cy="4.500" r={R} fill={fill} stroke={EDGE} stroke-width="1.8" />}
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
      <Count n={piece.n} x={R * 0.8} y={-R * 0.8} />
    </>
  );
}

/** Turned over: paper with the emblem in the colour of its owner. */
function Hired({ piece }: { piece: Piece }) {
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
      <Count n={piece.n} x={R * 0.8} y={-R * 0.8} />
    </>
  );
}

function City({ piece }: { piece: Piece }) {
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

function Ships({ piece }: { piece: Piece }) {
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
      {piece.n > 1 && <Count n={piece.n} x={22} y={-16} />}
    </g>
  );
}

const DRAW = { tokens: Tokens, hired: Hired, city: City, ships: Ships };

export function PieceLayer({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <g class="pieces" aria-hidden="true">
      {pieces.map((piece) => {
        const Drawn = DRAW[piece.kind];
        return (
          <g
            key={piece.key}
            class={`piece ${piece.kind}`}
            data-area={piece.area}
            data-coast={piece.coast}
            {...placed(piece.at, 'piece')}
          >
            <Drawn piece={piece} />
          </g>
        );
      })}
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
          <g key={owner} {...placed(at, 'none')}>
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
