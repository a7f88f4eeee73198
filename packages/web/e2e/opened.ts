import { defaults, type Running, type Settings } from '@ochre/server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { house } from '../../server/test/house.ts';
import { mailServer } from '../../server/test/receivers.ts';
import { Entrance } from '../test/support/accounts.ts';
import { launch } from '../test/support/browser.ts';
import type { Site } from '../test/support/site.ts';
import { clientSite } from './built.ts';

/** What is there while the tests of a file run. */
interface Opened {
  browser: Browser;
  site: Site;
  /** Serves the site. */
  server: Running;
}

type Post = Awaited<ReturnType<typeof mailServer>>;

interface WithPost extends Opened {
  post: Post;
  entrance: Entrance;
}

interface Wishes {
  settings?: Partial<Settings>;
  /** Whether it is the whole browser, with notices and pace as people have them. */
  whole?: boolean;
}

const closesAfter = (opened: Opened): void =>
  afterAll(async () => {
    await opened.browser?.close();
    await opened.site?.close();
  });

async function open(into: Opened, { settings, whole }: Wishes): Promise<void> {
  [into.site, into.browser] = await Promise.all([clientSite(), launch(whole)]);
  into.server = await house({ web: into.site.folder, logLevel: 'silent', ...settings });
}

/** Opens the site, a browser and a server before the tests of a file; they are closed after. */
export function opensServer(wishes: Wishes = {}): Opened {
  const opened = {} as Opened;
  beforeAll(() => open(opened, wishes));
  closesAfter(opened);
  return opened;
}

/** The same, of a server that sends letters, at once, and of what becomes of them. */
export function opensServerWithPost({ settings, whole = false }: Wishes = {}): WithPost {
  const opened = {} as WithPost;
  beforeAll(async () => {
    opened.post = await mailServer();
    const smtp = { url: opened.post.url, from: 'Ochre <ochre@example.org>' };
    const notices = { ...defaults.notices, anywhere: true, hold: 0, poll: 20, spaced: false, smtp };
    await open(opened, { settings: { ...settings, notices }, whole });
    opened.entrance = new Entrance(opened.server, opened.post.mails);
  });
  closesAfter(opened);
  return opened;
}
