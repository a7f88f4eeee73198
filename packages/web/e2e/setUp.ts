import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { provideChromium } from '../test/support/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the client and its gallery come to be. */
    built: string;
  }
}

/**
 * Browser, client and gallery are got ready once for all files; what is built comes to be in a process of its own: other
 * tests need not wait for it.
 */
export default function setUp({ provide }: TestProject): () => Promise<void> {
  provideChromium();
  const folder = mkdtempSync(join(tmpdir(), 'ochre-e2e-'));
  const script = fileURLToPath(new URL('./buildAll.ts', import.meta.url));
  const builder = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const gone = once(builder, 'exit');
  provide('built', folder);
  return async () => {
    builder.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
}
