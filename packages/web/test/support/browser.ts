import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];
/** How long anything on a page may take, on a machine that is busy with other things. */
const PATIENCE = 180_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const present = (): string | undefined => KNOWN.find((path) => existsSync(path));

/** A system's Chromium, installed where that is possible. Tests that need it fail without, they are never skipped. */
function chromiumPath(): string | undefined {
  const wished = process.env['CHROMIUM_PATH'];
  if (wished) {
    if (!existsSync(wished)) throw new Error(`CHROMIUM_PATH names ${wished}, where there is nothing`);
    return wished;
  }
  const found = present();
  if (found) return found;
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' });
  }
  return present();
}

/** Without a Chromium of the system this takes the one Playwright downloaded, and says so if there is none. */
export async function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath && { executablePath }), args: FLAGS });
}

export interface Watched {
  page: Page;
  /** Errors of the console, of scripts and of requests, as they come. */
  problems: string[];
}

/** Chance of the page, the same in every run: the person draws second and has a civilization to choose. */
function fixChance(): void {
  let calls = 0;
  crypto.getRandomValues = (array) => {
    calls++;
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = 2 + calls * 37 + i * 11;
    return array;
  };
}

/** The map lies where it lies and is pressed like any other, but nobody looks at it: drawing it is most of the work. */
function leaveUndrawn(): void {
  const style = new CSSStyleSheet();
  style.replaceSync('.map > .stage { opacity: 0 }');
  document.adoptedStyleSheets.push(style);
}

/** Without films: a test that wants one chooses a speed. */
function noFilm(): void {
  try {
    if (localStorage.getItem('ochre.speed') === null) localStorage.setItem('ochre.speed', 'off');
  } catch {
    // A page that may keep nothing.
  }
}

/** The card of a calamity, which comes without a film too, is read at once. */
function readCards(): void {
  const read = (): void => document.querySelector<HTMLElement>('.calling.still footer .btn')?.click();
  new MutationObserver(read).observe(document, { childList: true, subtree: true });
}

export async function openPage(
  browser: Browser,
  size: { width: number; height: number },
  {
    serviceWorkers = 'block',
    drawn = false,
    cards = 'read',
  }: {
    /** Whether the page may keep itself on the device. */
    serviceWorkers?: 'allow' | 'block';
    /** Whether its pictures or its pace are looked at. */
    drawn?: boolean;
    /** Whether cards of calamities that come without a film are read and put away. */
    cards?: 'read' | 'kept';
  } = {},
): Promise<Watched> {
  const touch = size.width < 760;
  const context = await browser.newContext({
    viewport: size,
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(fixChance);
  if (!drawn) await context.addInitScript(leaveUndrawn);
  await context.addInitScript(noFilm);
  if (cards === 'read') await context.addInitScript(readCards);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (m) => m.type() === 'error' && problems.push(`console: ${m.text()}`));
  page.on('pageerror', (e) => problems.push(`script: ${e.message}`));
  page.on('requestfailed', (r) => {
    // What is still on its way when the page is left is given up.
    const why = r.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') problems.push(`request: ${r.url()} ${why}`);
  });
  page.on('response', (r) => r.status() >= 400 && problems.push(`answer ${r.status()}: ${r.url()}`));
  return { page, problems };
}
