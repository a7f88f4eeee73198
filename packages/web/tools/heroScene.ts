import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lateGame } from '../test/support/scenes.ts';

// Writes the position that stands on the front page: the pieces of a late game between eighteen bots.

const { open } = lateGame();
const bare = ({ tokens, cities, ships }: (typeof open)['barbarians']) => ({ tokens, cities, ships });
const nations = Object.fromEntries(Object.entries(open.nations).map(([id, n]) => [id, bare(n)]));
const file = fileURLToPath(new URL('../src/front/scene.json', import.meta.url));
writeFileSync(file, `${JSON.stringify({ nations, barbarians: bare(open.barbarians) })}\n`);
