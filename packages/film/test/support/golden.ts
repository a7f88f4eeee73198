import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapGeometry } from '@ochre/maps/geometry.ts';
import { type Recording, root } from '@ochre/testkit';

/** A golden game of the command line. */
export const golden = (ruleset: string, name: string): Recording =>
  JSON.parse(readFileSync(join(root, 'packages/cli/test/golden', ruleset, `${name}.json`), 'utf8'));

export const geometryOf = (map: string): MapGeometry =>
  JSON.parse(readFileSync(join(root, 'packages/maps/src', map, 'geometry.json'), 'utf8'));
