import type { Running } from '@ochre/server';
import type { Page } from 'playwright-core';
import { type Mail, until } from '../../../server/test/receivers.ts';

export const PASSWORDS = ['eight thousand years', 'one table for eighteen', 'from Iberia to India'] as const;

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const unfold = (page: Page, title: string) => page.locator('summary', { hasText: title }).click();

/** What goes wrong on its own: not what was asked for here, nor what is left while it loads. */
export const unexpected = (problems: readonly string[]) =>
  problems.filter((p) => !/401|Unauthorized|ERR_ABORTED/.test(p));

/** The ways into an account on a server that sends mail. */
export class Entrance {
  private readonly server: Running;
  private readonly mails: readonly Mail[];

  constructor(server: Running, mails: readonly Mail[]) {
    this.server = server;
    this.mails = mails;
  }

  /** The link in the nth letter to an address, once it has come. */
  async linkTo(address: string, nth: number): Promise<string> {
    const letters = () => this.mails.filter((m) => m.to.includes(address));
    await until(() => letters().length >= nth);
    return letters()[nth - 1]!.text.match(/https?:\/\/\S+/)![0];
  }

  async signIn(page: Page, email: string, password: string): Promise<void> {
    await page.goto(`${this.server.url}/#/account`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** The address is proved first, then come name and password. */
  async register(page: Page, email: string, letter = 1): Promise<void> {
    await page.goto(`${this.server.url}/#/account`);
    await press(page, 'Create an account');
    await page.getByLabel('E-mail address').fill(email);
    await press(page, 'Send me a link');
    await page.getByText('an e-mail with a link is on its way').waitFor();
    await page.goto(await this.linkTo(email, letter));
    await heading(page, 'Choose a password');
    await page.getByLabel('Name at the table').fill('Ada');
    await page.getByLabel('New password').fill(PASSWORDS[0]);
    await press(page, 'Create an account');
    await heading(page, 'Ada');
  }
}
