import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Draws pages as Chromium does, without being an application around them: half the work. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
/** How long anything on a page may take, on a machine that is busy with other things. */
const PATIENCE = 180_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const present = (known: readonly string[]): string | undefined => known.find((path) => existsSync(path));

/** Installs what is missing where that is possible; one at a time, however many want it. */
export function provideChromium(): void {
  if (process.env['CHROMIUM_PATH'] || process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (existsSync(SHELL) && present(WHOLE)) return;
  const install = 'apt-get install -y chromium && apt-get install -y chromium-headless-shell';
  const lock = join(tmpdir(), 'ochre-chromium.lock');
  spawnSync('flock', [lock, 'sh', '-c', `[ -e ${SHELL} ] || { apt-get update; ${install}; }`], {
    stdio: 'ignore',
  });
}

/** A system's Chromium. Tests that need it fail without, they are never skipped. */
function chromiumPath(known: readonly string[]): string | undefined {
  const wished = process.env['CHROMIUM_PATH'];
  if (wished && !existsSync(wished)) throw new Error(`CHROMIUM_PATH names ${wished}, where there is nothing`);
  if (!wished && !present(known)) provideChromium();
  return wished ?? present(known);
}

/**
 * Without a Chromium of the system this takes the one Playwright downloaded, and says so if there is none. The whole
 * browser, with notices and pace as people have them, or the shell of it where there is one.
 */
export async function launch(whole = false): Promise<Browser> {
  const executablePath = chromiumPath(whole ? WHOLE : [SHELL, ...WHOLE]);
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

/** Without the line that a first game has, and every game of a test is one. */
function noGoal(): void {
  try {
    if (localStorage.getItem('ochre.goal') === null) localStorage.setItem('ochre.goal', 'off');
  } catch {
    // A page that may keep nothing.
  }
}

export async function openPage(
  browser: Browser,
  size: { width: number; height: number },
  {
    serviceWorkers = 'block',
    drawn = false,
    cards = 'read',
    goal = false,
  }: {
    /** Whether the page may keep itself on the device. */
    serviceWorkers?: 'allow' | 'block';
    /** Whether its pictures or its pace are looked at. */
    drawn?: boolean;
    /** Whether cards of calamities that come without a film are read and put away. */
    cards?: 'read' | 'kept';
    /** Whether a first game has the line with the next goal. */
    goal?: boolean;
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
  if (!goal) await context.addInitScript(noGoal);
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
