import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaults, startServer } from '@ochre/server';
import type { Page } from 'playwright-core';
import { launch, openPage } from '../test/support/browser.ts';
import { builtGallery, builtSite } from '../test/support/site.ts';
import { furnish } from './furnish.ts';
import type { Places, Screen } from './screen.ts';

// Where pictures are taken: a furnished server, the gallery, and a browser before them.

export const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  wide: { width: 1920, height: 1080 },
  small: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  lying: { width: 844, height: 390 },
  narrow: { width: 320, height: 640 },
} as const;
/** Whose screens a size shows. */
export const deviceOf = (size: Size): 'desk' | 'phone' =>
  size === 'phone' || size === 'lying' || size === 'narrow' ? 'phone' : 'desk';
/** Taken where no size is asked for. */
export const USUAL: readonly Size[] = ['desk', 'phone'];
export type Size = keyof typeof SIZES;
export type Theme = 'light' | 'dark';

const SETTLE_MS = 350;
const PATIENCE_MS = 10_000;

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
  await page.waitForFunction(() => document.querySelector('.stage.pushed') === null);
}

/** Who is looked over the shoulder: what is shown, on which device, in which light and language. */
export interface Look {
  size: Size;
  theme: Theme;
  language: string;
  /** With films, as calm as they can be. */
  film: boolean;
}

export interface Visit {
  picture(screen: Screen): Promise<Buffer>;
  problems: string[];
  end(): Promise<void>;
}

export interface Studio {
  visit(look: Look): Promise<Visit>;
  close(): Promise<void>;
}

export async function openStudio(): Promise<Studio> {
  const data = mkdtempSync(join(tmpdir(), 'ochre-shots-'));
  const [site, gallery, browser] = await Promise.all([builtSite(), builtGallery(), launch(true)]);
  const settings = { ...defaults, port: 0, data, web: site.folder, botDelay: 0, logLevel: 'error' as const };
  // Accounts are opened at once on a server that sends no mail; pictures are of one that does.
  const first = await startServer(settings);
  const inside = await furnish(first.url, data).finally(() => first.stop());
  const smtp = { url: 'smtp://127.0.0.1:9', from: 'Ochre <ochre@example.org>' };
  const server = await startServer({ ...settings, notices: { ...defaults.notices, smtp } });
  const at: Places = { served: `${server.url}/`, gallery: gallery.url, ...inside };
  return {
    async visit({ size, theme, language, film }) {
      const { page, problems } = await openPage(browser, SIZES[size], { drawn: true });
      page.setDefaultTimeout(PATIENCE_MS);
      await page.addInitScript(
        ([t, l, speed]) => {
          localStorage.setItem('ochre.theme', t!);
          localStorage.setItem('ochre.language', l!);
          localStorage.setItem('ochre.speed', speed!);
        },
        [theme, language, film ? 'slow' : 'off'],
      );
      return {
        problems,
        async picture(screen) {
          await screen.open(page, at);
          await atRest(page);
          return page.screenshot();
        },
        end: () => page.context().close(),
      };
    },
    async close() {
      await browser.close();
      await server.stop();
      await gallery.close();
      await site.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
