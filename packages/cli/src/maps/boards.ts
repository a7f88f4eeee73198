import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BackgroundSet } from '@ochre/maps/background.ts';
import { type BoardId, boards } from '@ochre/maps/boards.ts';
import type { Board } from '@ochre/maps/render/index.ts';
import { UsageError } from '../command.ts';

export const boardIds: readonly BoardId[] = boards.map(({ id }) => id);

/** The painting of a board: where its files are, and which there are. */
export interface Painting {
  folder: URL;
  set: BackgroundSet;
}

export interface DrawnBoard extends Board {
  painting?: Painting;
}

export function boardId(name: string): BoardId {
  const found = boardIds.find((id) => id === name);
  if (!found) throw new UsageError(`no map ${name} (there is: ${boardIds.join(', ')})`);
  return found;
}

const src = new URL('.', import.meta.resolve('@ochre/maps'));

/** The folder of the fonts that the maps are set in. */
export const fontFolder = fileURLToPath(new URL('../fonts/', src));

export function readBoard(id: BoardId): DrawnBoard {
  const folder = new URL(`${id}/`, src);
  const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const ifThere = (name: string) => (existsSync(new URL(name, folder)) ? read(name) : undefined);
  const set: BackgroundSet | undefined = ifThere('background.json');
  return {
    map: read('topology.json'),
    geometry: read('geometry.json'),
    scenery: ifThere('scenery.json'),
    ...(set ? { painting: { folder, set } } : {}),
  };
}

/** The decisions about coasts: split in two, or one though the water comes in parts. */
export function readCoasts(id: BoardId): { joined?: Record<string, string> } {
  const file = new URL(`${id}/coasts.json`, src);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
