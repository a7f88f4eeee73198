import { BARBARIANS, type Owner } from '@ochre/engine';
import type { Language } from '@ochre/languages';
import { wordCites } from '@ochre/rulesets/answers.ts';
import type { ComponentChildren } from 'preact';
import '../film/film.css';
import { Limit, limitClass, Site, Volcano } from '../map/layers/Names.tsx';
import { Count, Glyph } from '../map/layers/PieceLayer.tsx';
import type { Session } from '../session/session.ts';
import { myNation } from '../table/model.ts';

export type SignId = keyof Language['legend']['signs'];
export type SignGroup = keyof Language['legend']['groups'];

export interface Sign {
  id: SignId;
  group: SignGroup;
  /** What it is on the map. */
  selector: string;
  /** Drawn as the map draws it, in a box of 48 by 36 round its middle. */
  picture: ComponentChildren;
}

/** A piece of land in units of the page, and a stretch of border. */
const LAND = 'M-40 -24H40V24H-40Z';
const BORDER = 'M-20 4C-12 -12 -4 12 4 2S14 -8 20 -2';

const piece = (kind: 'tokens' | 'hired' | 'city' | 'ships', owner: Owner, n = 1) => (
  <g class={`piece ${kind}`}>
    <Glyph piece={{ kind, owner, n, size: 1 }} />
  </g>
);
const disc = (n: number, own?: number) => (
  <g class={limitClass(n, own)} transform="scale(1.25)">
    <Limit printed={n} own={own} />
  </g>
);
const mark = (tone: string) => (
  <g class="marks page">
    <path class={`halo ${tone}`} d={LAND} />
    <path class={`mark ${tone}`} d={LAND} />
  </g>
);
const land = (...paths: ComponentChildren[]) => (
  <g class="page">
    <path class="bare-land" d={LAND} />
    {paths}
  </g>
);
const border = (kind: string, ground: string) => (
  <>
    <rect class={ground} x="-22" y="-14" width="44" height="28" rx="3" />
    <g class="lines">
      <path class={kind} d={BORDER} />
    </g>
  </>
);

const plate = (words: string, tone: string) => (
  <g class="sinceplates">
    <g class={`plate ${tone}`}>
      <rect x="-14" y="-9" width="28" height="18" rx={tone === 'loss' ? 9 : 4} />
      <text y="4.500">{words}</text>
    </g>
  </g>
);

/** The signs of this table's map, drawn as the map draws them: those it has, and those that may yet come. */
export function signsOf({ rules, view }: Session): Sign[] {
  const { open } = view.value;
  const me = myNation(view.value) ?? Object.keys(open.nations)[0] ?? '';
  const { areas } = rules.map;
  const wild = rules.ruleset.book in wordCites.barbarian;
  const all: (Sign | false)[] = [
    { id: 'limit', group: 'ground', selector: '.limit', picture: disc(2) },
    { id: 'ownLimit', group: 'ground', selector: '.limit.own', picture: disc(2, 3) },
    {
      id: 'site',
      group: 'ground',
      selector: '.site.black',
      picture: (
        <Big>
          <Site colour="black" />
        </Big>
      ),
    },
    areas.some(({ site }) => site === 'white') && {
      id: 'whiteSite',
      group: 'ground',
      selector: '.site.white',
      picture: (
        <Big>
          <Site colour="white" />
        </Big>
      ),
    },
    areas.some(({ volcano }) => volcano) && {
      id: 'volcano',
      group: 'ground',
      selector: '.volcano',
      picture: (
        <g class="volcano" transform="scale(.75)">
          <Volcano />
        </g>
      ),
    },
    areas.some(({ region }) => region !== undefined && !open.regions[region]) && {
      id: 'outOfPlay',
      group: 'ground',
      selector: '.fallow',
      picture: land(<path class="veil" d={LAND} />, <path d={LAND} fill="url(#hatch-fallow)" />),
    },
    {
      id: 'owned',
      group: 'ground',
      selector: '.holders path',
      picture: land(<path d={LAND} fill={`url(#own-${me})`} />),
    },
    { id: 'landBorder', group: 'lines', selector: '.b-land', picture: border('b-land', 'bare-land') },
    { id: 'waterBorder', group: 'lines', selector: '.b-water, .b-sea', picture: border('b-sea', 'bare-sea') },
    { id: 'target', group: 'lines', selector: '.mark.target', picture: mark('target') },
    { id: 'conflict', group: 'lines', selector: '.mark.conflict, .mark.loss', picture: mark('loss') },
    { id: 'leaves', group: 'lines', selector: '.mark.leaves', picture: mark('leaves') },
    { id: 'tokens', group: 'pieces', selector: '.piece.tokens', picture: piece('tokens', me, 4) },
    { id: 'city', group: 'pieces', selector: '.piece.city', picture: piece('city', me) },
    { id: 'ships', group: 'pieces', selector: '.piece.ships', picture: piece('ships', me) },
    Object.values(open.nations).some(({ hired }) => hired) && {
      id: 'hired',
      group: 'pieces',
      selector: '.piece.hired',
      picture: piece('hired', me, 2),
    },
    wild && {
      id: 'barbarians',
      group: 'pieces',
      selector: `.piece.tokens[data-owner="${BARBARIANS}"]`,
      picture: piece('tokens', BARBARIANS, 3),
    },
    wild && {
      id: 'pirateCity',
      group: 'pieces',
      selector: `.piece.city[data-owner="${BARBARIANS}"]`,
      picture: piece('city', BARBARIANS),
    },
    { id: 'emblem', group: 'pieces', selector: '.piece .emblem', picture: piece('tokens', me) },
    { id: 'surplus', group: 'pieces', selector: '.flag.surplus', picture: plate('−1', 'loss') },
    { id: 'more', group: 'pieces', selector: '.piece.others', picture: <Count n="+1" x={0} y={0} /> },
    { id: 'arrived', group: 'pieces', selector: '.sinceplates .more', picture: plate('+2', 'more') },
  ];
  return all.filter((sign) => sign !== false);
}

const Big = ({ children }: { children: ComponentChildren }) => <g transform="scale(1.7)">{children}</g>;
