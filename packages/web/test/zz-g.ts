import { launch, openPage } from './support/browser.ts';
import { devSite } from './support/devSite.ts';
import { answer, panelOf } from './support/drive.ts';
import { recordOthers } from './support/moments.ts';
const all = [...new Map([...recordOthers().values()].map((m) => [`${m.config.ruleset} ${m.decision.kind}`, m])).values()];
console.log(all.length);
const [browser, site] = await Promise.all([launch(), devSite(4263)]);
const { page } = await openPage(browser, { width: 1440, height: 900 });
page.setDefaultTimeout(6000);
for (const { name, decision } of all) {
  const t = Date.now();
  try {
    await page.goto(`${site.url}gallery/#${encodeURIComponent(name)}`);
    await page.locator('.table').waitFor({ timeout: 60_000 });
    if (decision.optional && (await panelOf(page).count()) === 0) await page.locator('.others .btn').last().click();
    await panelOf(page).waitFor();
    await answer(page);
    await page.waitForTimeout(50);
    const given = await page.evaluate(() => (window as any).session.answered.value);
    const ms = Date.now() - t;
    if (ms > 1500 || given === undefined) console.log(name, ms, given === undefined ? 'NOT GIVEN' : '');
  } catch (e: any) { console.log(name, 'FAILED', Date.now() - t, e.message.slice(0, 300)); }
}
await browser.close(); await site.close();
