import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contactSheet } from './contactSheet.ts';
import { screens } from './screens.ts';
import { deviceOf, openStudio, SIZES, type Size, type Studio, type Theme, USUAL } from './studio.ts';
import { tables } from './tables.ts';

// Pictures of every screen and dialog, on a desk and on a phone, light and dark: `npm run shots`; `--size` takes any of the others.

const { values: wished } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    out: { type: 'string', default: fileURLToPath(new URL('../shots', import.meta.url)) },
  },
});

const chosen = [...screens, ...tables].filter(({ name }) =>
  wished.only === '' ? true : wished.only.split(',').some((part) => name.startsWith(part)),
);

async function shoot(studio: Studio, size: Size, theme: Theme, film: boolean): Promise<string[]> {
  const { picture, problems, end } = await studio.visit({ size, theme, language: wished.language, film });
  for (const screen of chosen) {
    if ((screen.only && screen.only !== deviceOf(size)) || (screen.film ?? false) !== film) continue;
    const file = `${screen.name}.${size}.${theme}.png`;
    try {
      writeFileSync(join(wished.out, file), await picture(screen));
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  await end();
  return problems;
}

mkdirSync(wished.out, { recursive: true });
const studio = await openStudio();
const problems: string[] = [];
try {
  const sizes = wished.size ? (Object.keys(SIZES) as Size[]).filter((one) => wished.size === one) : USUAL;
  for (const size of sizes)
    for (const theme of ['light', 'dark'] as const)
      if (!wished.theme || wished.theme === theme)
        for (const film of [false, true]) problems.push(...(await shoot(studio, size, theme, film)));
  writeFileSync(join(wished.out, 'index.html'), contactSheet(wished.out));
} finally {
  await studio.close();
}
for (const problem of problems) console.error(problem);
console.log(`pictures of ${chosen.length} screens in ${wished.out}`);
process.exitCode = problems.length > 0 ? 1 : 0;
