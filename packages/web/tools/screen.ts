import type { Page } from 'playwright-core';

/** Something to look at: how to get there, once on the site it belongs to. */
export interface Screen {
  name: string;
  /** `served`: the built client on a real server. `gallery`: a table standing still at a moment of a real game. */
  on: 'served' | 'gallery';
  only?: 'desk' | 'phone';
  /** With films, as calm as they can be. */
  film?: true;
  open(page: Page, at: Places): Promise<void>;
}

/** A seat at a table of the server. */
export interface Held {
  id: string;
  title: string;
  seat: number;
  token: string;
}

export interface Places {
  served: string;
  gallery: string;
  /** Tables of the server: one where people gather, one that is played, one where a bot plays for its person, one that is over. */
  room: Held;
  played: Held;
  spared: Held;
  over: Held;
  /** The cookie of somebody who has an account and runs the server. */
  session: { name: string; value: string };
}

export const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
export const tab = (n: number) => (page: Page) => page.locator('.tabbar button').nth(n).click();
/** One of several to choose from, in whatever language. */
export const choice = (id: string): string => `.seg [data-id="${id}"]`;
/** The button with that picture on it. */
export const icon = (name: string): string => `.btn:has(use[href="#i-${name}"])`;
