import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export const SCRIPT_BUDGET = 250 * 1024;

/** Watches a page that fetches nothing ahead, its threads too. @returns what scripts it had when it first asked something */
export async function weigh(
  page: Page,
  folder: string,
): Promise<() => Promise<{ files: string[]; gzipped: number }>> {
  const scripts = new Set<string>();
  page.context().on('request', (r) => {
    const { pathname } = new URL(r.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const asked = Promise.withResolvers<string[]>();
  await page.exposeFunction('asked', () => asked.resolve([...scripts]));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    new MutationObserver((_, watch) => {
      if (!document.querySelector('.dp[data-kind] .opt')) return;
      watch.disconnect();
      (window as unknown as { asked(): void }).asked();
    }).observe(document, { subtree: true, childList: true });
  });
  return async () => {
    const files = await asked.promise;
    const gzipped = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);
    return { files, gzipped };
  };
}
