import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hash } from '@ochre/engine';
import * as query from '@ochre/engine/query';
import type { Brain } from './brain.ts';
import { addBrain, brains, findBrain } from './brains.ts';

// Bots of one's own: a module whose default export is a brain, or makes one of what Ochre has to offer. For Node alone.

/** What a bot is made with that is not written in Ochre's own house. */
export interface Workshop {
  /** Those of every level, to build on: `brains.strong`. */
  readonly brains: Readonly<Record<string, Brain>>;
  /** One by level and personality: `findBrain('steady:raider')`. */
  readonly findBrain: typeof findBrain;
  /** What can be asked of a position. */
  readonly query: typeof query;
}

export type MakeBrain = (workshop: Workshop) => Brain;

/** A module that was loaded: its brain's name, and what tells it from another version of itself. */
export interface BrainModule {
  id: string;
  path: string;
  sum: string;
}

/** Whether somebody means a file, and not a level. */
export const isModulePath = (name: string): boolean => /^\.{0,2}[/\\]|\.[cm]?[jt]s$/.test(name);

const NAME = /^[a-z][a-z0-9-]{0,30}$/;

const loaded = new Map<string, BrainModule>();

/** Loads the bot of a file, which then takes part under its own name. Throws what is wrong with it, in a sentence. */
export async function loadBrain(file: string): Promise<BrainModule> {
  const path = resolve(file);
  const known = loaded.get(path);
  if (known) return known;
  const brain = brainOf(file, await exportOf(file, path));
  const taken = [...loaded.values()].some((other) => other.id === brain.id) || findBrain(brain.id);
  if (taken) throw new Error(`${file}: there is a bot ${brain.id} already`);
  addBrain(brain);
  const module = { id: brain.id, path, sum: hash(readFileSync(path, 'utf8')).slice(0, 12) };
  loaded.set(path, module);
  return module;
}

/** The module of a file that was loaded before. */
export const loadedBrain = (file: string): BrainModule | undefined => loaded.get(resolve(file));

async function exportOf(file: string, path: string): Promise<unknown> {
  try {
    return ((await import(pathToFileURL(path).href)) as { default?: unknown }).default;
  } catch (error) {
    throw new Error(`${file} cannot be loaded: ${(error as Error).message}`, { cause: error });
  }
}

function brainOf(file: string, made: unknown): Brain {
  const brain = typeof made === 'function' ? (made as MakeBrain)({ brains, findBrain, query }) : made;
  if (!isBrain(brain)) throw new Error(`${file}: its default export is neither a bot nor makes one`);
  if (!NAME.test(brain.id)) throw new Error(`${file}: ${brain.id} is no name; take a-z, 0-9 and -`);
  return brain;
}

function isBrain(what: unknown): what is Brain {
  const { id, choose } = (what ?? {}) as Partial<Brain>;
  return typeof id === 'string' && typeof choose === 'function';
}
