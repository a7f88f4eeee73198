import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaults, startServer } from '@ochre/server';
import type { Browser, Page } from 'playwright-core';
import { launch, openPage } from '../test/support/browser.ts';

import { builtGallery, builtSite } from '../test/support/site.ts';
import { contactSheet } from './contactSheet.ts';
import { furnish } from './furnish.ts';
import type { Places } from './screen.ts';
import { screens } from './screens.ts';
import { tables } from './tables.ts';

// Pictures of every screen and dialog, on a desk and on a phone, light and dark: `npm run shots`.

const { values: wished } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    out: { type: 'string', default: fileURLToPath(new URL('../shots', import.meta.url)) },
  },
});

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const SETTLE_MS = 350;
const PATIENCE_MS = 10_000;

const chosen = [...screens, ...tables].filter(({ name }) =>
  wished.only === '' ? true : wished.only.split(',').some((part) => name.startsWith(part)),
);

async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every((i) => i.complete), undefined, {
    timeout: 15_000,
  });
  await page.waitForTimeout(SETTLE_MS);
  // What opens has opened, however busy the machine is; what was stopped stays so.
  await page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ending = running.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function shoot(
  browser: Browser,
  at: Places,
  size: keyof typeof SIZES,
  theme: string,
  film: boolean,
): Promise<string[]> {
  const { page, problems } = await openPage(browser, SIZES[size], { drawn: true });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript(
    ([t, l, speed]) => {
      localStorage.setItem('ochre.theme', t!);
      localStorage.setItem('ochre.language', l!);
      localStorage.setItem('ochre.speed', speed!);
    },
    [theme, wished.language, film ? 'slow' : 'off'],
  );
  for (const screen of chosen) {
    if ((screen.only && screen.only !== size) || (screen.film ?? false) !== film) continue;
    const file = `${screen.name}.${size}.${theme}.png`;
    try {
      await screen.open(page, at);
      await atRest(page);
      await page.screenshot({ path: join(wished.out, file) });
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  await page.context().close();
  return problems;
}

const data = mkdtempSync(join(tmpdir(), 'ochre-shots-'));
mkdirSync(wished.out, { recursive: true });
const [site, gallery, browser] = await Promise.all([builtSite(), builtGallery(), launch(true)]);
const settings = { ...defaults, port: 0, data, web: site.folder, botDelay: 0, logLevel: 'error' as const };
/** Makes the server's accounts open at once, then takes it down: pictures are of one that sends mail. */
async function furnished() {
  const first = await startServer(settings);
  try {
    return await furnish(first.url, data);
  } finally {
    await first.stop();
  }
}
const inside = await furnished();
const smtp = { url: 'smtp://127.0.0.1:9', from: 'Ochre <ochre@example.org>' };
const server = await startServer({ ...settings, notices: { ...defaults.notices, smtp } });
const problems: string[] = [];
try {
  const at: Places = { served: `${server.url}/`, gallery: gallery.url, ...inside };
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[])
    for (const theme of ['light', 'dark'])
      if ((!wished.size || wished.size === size) && (!wished.theme || wished.theme === theme))
        for (const film of [false, true]) problems.push(...(await shoot(browser, at, size, theme, film)));
  writeFileSync(join(wished.out, 'index.html'), contactSheet(wished.out));
} finally {
  await browser.close();
  await server.stop();
  await gallery.close();
  await site.close();
  rmSync(data, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(`pictures of ${chosen.length} screens in ${wished.out}`);
process.exitCode = problems.length > 0 ? 1 : 0;
