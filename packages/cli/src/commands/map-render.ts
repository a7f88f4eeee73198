import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { world } from '@ochre/maps/boards.ts';
import { type Box, type LayerId, layerIds, themes } from '@ochre/maps/render/index.ts';
import { command, UsageError, whole } from '../command.ts';
import { boardId, boardIds, readBoard } from '../maps/boards.ts';
import { svgPicture } from '../maps/picture.ts';
import { readGame } from '../maps/pieces.ts';

export default command({
  help: `usage: ochre map render --out FILE [options]

Draws a map as PNG or SVG, after the ending of FILE.

  --map M            ${boardIds.join(' or ')} (that of the game, else ${world.id})
  --width N          of the picture, in pixels (2000)
  --window x,y,w,h   part of the page, in its full-size pixels; or the id of an area, to centre on it
  --game FILE        with the pieces of a game: a state, a view, or a recording
  --until N          of a recording, play only the first N actions
  --detail D         far, middle or near (follows from the scale)
  --theme T          light or dark (light)
  --show L[,L…]      layers to add
  --hide L[,L…]      layers to leave out
                     (${layerIds.join(', ')})`,
  options: {
    map: { type: 'string' },
    width: { type: 'string' },
    window: { type: 'string' },
    game: { type: 'string' },
    until: { type: 'string' },
    detail: { type: 'string' },
    theme: { type: 'string' },
    show: { type: 'string' },
    hide: { type: 'string' },
    out: { type: 'string' },
  },
  async run(flags) {
    const { out } = flags;
    const kind = out ? extname(out).toLowerCase() : undefined;
    if (!out || (kind !== '.png' && kind !== '.svg'))
      throw new UsageError('--out is needed, a file that ends in .png or .svg');
    const until = flags.until === undefined ? undefined : whole('until', flags.until, 0);
    const game = flags.game === undefined ? undefined : readGame(flags.game, until);
    const board = readBoard(boardId(flags.map ?? game?.map ?? world.id));
    const picture = {
      window: windowOf(flags.window, board.geometry),
      width: atLeast('width', whole('width', flags.width, 2000), 16),
    };
    const options = {
      pieces: game?.pieces,
      detail: oneOf('detail', flags.detail, ['far', 'middle', 'near'] as const),
      theme: oneOf('theme', flags.theme, Object.keys(themes) as (keyof typeof themes)[]),
      layers: { ...switched('show', flags.show, true), ...switched('hide', flags.hide, false) },
    };
    if (kind === '.svg') writeFileSync(out, svgPicture(board, picture, options));
    else writeFileSync(out, await (await png()).pngPicture(board, picture, options));
    return 0;
  },
});

/** What draws pixels is there in a workshop, not where only the server is installed. */
const png = (): Promise<typeof import('../../tools/png.ts')> =>
  import('../../tools/png.ts').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError('PNG takes the development packages: npm install --include=dev; SVG does not');
  });

function oneOf<T extends string>(
  flag: string,
  value: string | undefined,
  known: readonly T[],
): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((id) => id === value);
  if (!found) throw new UsageError(`--${flag} takes ${known.join(', ')}, not ${value}`);
  return found;
}

function atLeast(flag: string, value: number, least: number): number {
  if (value < least) throw new UsageError(`--${flag} takes at least ${least}`);
  return value;
}

function switched(flag: string, list: string | undefined, on: boolean): Partial<Record<LayerId, boolean>> {
  const chosen = (list ?? '').split(',').filter((name) => name !== '');
  return Object.fromEntries(chosen.map((name) => [oneOf(flag, name, layerIds), on]));
}

interface Page {
  width: number;
  height: number;
  areas: { id: string; label: { at: [number, number] } }[];
}

function windowOf(value: string | undefined, { width, height, areas }: Page): Box {
  const page = { x: 0, y: 0, width, height };
  if (value === undefined) return page;
  const area = areas.find(({ id }) => id === value);
  if (area)
    return fitted({ x: area.label.at[0] - 750, y: area.label.at[1] - 550, width: 1500, height: 1100 }, page);
  const numbers = value.split(',').map(Number);
  const [x, y, w, h] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || w! <= 0 || h! <= 0)
    throw new UsageError(`--window takes x,y,w,h or the id of an area, not ${value}`);
  return { x: x!, y: y!, width: w!, height: h! };
}

/** Moved until it lies on the page. */
function fitted(box: Box, page: Box): Box {
  const x = Math.max(0, Math.min(page.width - box.width, box.x));
  const y = Math.max(0, Math.min(page.height - box.height, box.y));
  return { ...box, x, y };
}
