import { launch, openPage } from './support/browser.ts';
import { devSite } from './support/devSite.ts';
const [browser, site] = await Promise.all([launch(), devSite(4262)]);
for (const [n,size] of [['desk',{ width: 1440, height: 900 }],['phone',{width:390,height:844}]] as const) {
const { page, problems } = await openPage(browser, size);
for (const name of process.argv.slice(2)) {
await page.goto(site.url + 'gallery/#'+encodeURIComponent(name));
await page.locator('.table').waitFor({timeout:60000});
if (await page.locator('.dp').count()===0) { await page.waitForTimeout(800); if (await page.locator('.dp').count()===0) await page.locator('.others .btn').last().click().catch(()=>{}); }
await page.waitForTimeout(900);
if (name==='move'||name==='purchase'||name==='trade') { await page.locator('.dp-ask').first().click(); await page.locator('.dp-advice .dp-use').waitFor({timeout:20000}).catch(()=>console.log('no advice',name)); }
await page.screenshot({path:`/tmp/shots/${name.replace('/','_')}.${n}.png`});
}
console.log(n, problems.slice(0,3));
}
await browser.close(); await site.close();
