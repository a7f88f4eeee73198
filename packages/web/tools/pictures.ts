import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { openStudio, type Size, type Studio, type Theme } from './studio.ts';
import { tables } from './tables.ts';

// The pictures of README and docs, taken anew: `npm run pictures [NAME …]`. The moving one is `turnFilm.ts`, those of the maps
// are `packages/cli/tools/pictures.ts`.

type Shot = readonly [screen: string, size: Size, theme: Theme];

/** What each shows; several stand side by side. */
const PICTURES: Readonly<Record<string, readonly Shot[]>> = {
  front: [['front', 'desk', 'light']],
  table: [['late.move', 'desk', 'light']],
  market: [['market.receipt', 'desk', 'light']],
  film: [['film.city', 'desk', 'light']],
  since: [['since', 'desk', 'light']],
  nation: [['late.card', 'desk', 'light']],
  standings: [['late.standings', 'desk', 'light']],
  advances: [['ask.purchase', 'desk', 'light']],
  calamity: [['losses.chosen', 'desk', 'dark']],
  course: [['learn', 'desk', 'light']],
  lesson: [['lesson.mistake', 'desk', 'light']],
  guided: [['guided', 'desk', 'light']],
  legend: [['late.legend', 'desk', 'light']],
  phone: [
    ['late.move', 'phone', 'light'],
    ['market.receipt', 'phone', 'light'],
    ['losses.chosen', 'phone', 'dark'],
    ['phone.table', 'phone', 'light'],
  ],
};

/** Between pictures side by side, and around them. */
const MARGIN = 24;
const QUALITY = { quality: 72, effort: 6 };

const all = new Map<string, Screen>([...screens, ...tables].map((screen) => [screen.name, screen]));

async function taken(studio: Studio, [name, size, theme]: Shot): Promise<Buffer> {
  const screen = all.get(name);
  if (!screen) throw new Error(`there is no screen ${name}`);
  const { picture, problems, end } = await studio.visit({
    size,
    theme,
    language: 'en',
    film: screen.film ?? false,
  });
  const png = await picture(screen);
  await end();
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`);
  return png;
}

async function sideBySide(parts: readonly Buffer[]): Promise<Buffer> {
  if (parts.length === 1) return parts[0]!;
  const { width, height } = await sharp(parts[0]!).metadata();
  const paper = {
    width: parts.length * (width + MARGIN) + MARGIN,
    height: height + 2 * MARGIN,
    channels: 4,
    background: '#00000000',
  } as const;
  const laid = parts.map((input, n) => ({ input, left: MARGIN + n * (width + MARGIN), top: MARGIN }));
  return sharp({ create: paper }).composite(laid).png().toBuffer();
}

const asked = process.argv.slice(2);
for (const name of asked) if (!PICTURES[name]) throw new Error(`there is no picture ${name}`);
const studio = await openStudio();
try {
  for (const [name, shots] of Object.entries(PICTURES)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const parts: Buffer[] = [];
    for (const shot of shots) parts.push(await taken(studio, shot));
    const file = fileURLToPath(new URL(`../../../docs/pictures/${name}.webp`, import.meta.url));
    const { size } = await sharp(await sideBySide(parts))
      .webp(QUALITY)
      .toFile(file);
    console.log(`${name}.webp ${Math.round(size / 1024)} KB`);
  }
} finally {
  await studio.close();
}
