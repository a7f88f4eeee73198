// Makes the film and the poster of README.md anew, of a golden game of eighteen: node packages/cli/tools/filmPictures.ts
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import film from '../src/commands/film.ts';
import { root } from './golden/marked.ts';

const picture = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/pictures/${name}`, import.meta.url));

/** Small enough for a page that is looked at once. */
const SMALL = ['--width', '720', '--rate', '6', '--quality', '42'];

const poster = picture('game-poster.png');
const game = [`${root}civx/18-builder.json`, '--title', 'Eighteen nations'];
await film.run([...game, ...SMALL, '--out', picture('game-film.webp')]);
await film.run([...game, '--poster', poster]);
await sharp(poster).webp({ quality: 74, effort: 6 }).toFile(picture('game-poster.webp'));
rmSync(poster);
