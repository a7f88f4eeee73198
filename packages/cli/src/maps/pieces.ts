import { readFileSync } from 'node:fs';
import type { Config, GameState } from '@ochre/engine';
import type { BoardPieces } from '@ochre/maps/render/index.ts';
import { inEnglish } from '@ochre/protocol';
import type { Recording } from '@ochre/testkit';
import { gameFor } from '@ochre/testkit';
import { UsageError } from '../command.ts';

export interface GameFile {
  /** Which map it is played on, where the file says so. */
  map?: string;
  pieces: BoardPieces;
}

interface Known {
  config?: Config;
  open?: GameState['open'];
  actions?: Recording['actions'];
  seed?: string;
}

/** The pieces of a game: a state or a view as JSON, or a recording, which is played to `until` (its end). */
export function readGame(file: string, until?: number): GameFile {
  const data = parse(file);
  const map = data.config?.map;
  if (data.open?.nations) return { map, pieces: data.open };
  if (data.actions && data.config && data.seed !== undefined) {
    const pieces = playTo(data as Recording, until ?? data.actions.length);
    return { map, pieces };
  }
  throw new UsageError(`${file} is neither a state, nor a view, nor a recording`);
}

function parse(file: string): Known {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
}

function playTo({ config, seed, actions }: Recording, until: number): BoardPieces {
  const game = gameFor(config.ruleset, config.map);
  const { state } = game.start(config, seed);
  for (const action of actions.slice(0, until)) {
    const applied = game.advance(state, action);
    if (!applied.ok)
      throw new UsageError(`the recording does not play: ${inEnglish(game.rules, applied.violation)}`);
  }
  return state.open;
}
