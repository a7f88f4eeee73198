import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export const SCRIPT_BUDGET = 250 * 1024;

/** Watches a page, its threads too, and tells what scripts it has fetched. */
export function weigh(page: Page, folder: string): { files(): string[]; gzipped(): number } {
  const scripts = new Set<string>();
  page.context().on('request', (r) => {
    const { pathname } = new URL(r.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return {
    files: () => [...scripts],
    gzipped: () =>
      [...scripts].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0),
  };
}
