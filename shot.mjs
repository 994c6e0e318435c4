import { chromium } from 'playwright-core';
const [,, scenario, side, seed, out, steps='9', port='4931'] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--use-angle=swiftshader','--enable-unsafe-swiftshader','--disable-background-networking','--no-first-run'] });
const ctx = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' }); ctx.setDefaultTimeout(60000);
const page = await ctx.newPage(); page.on('pageerror', e => console.log('ERR', e.message));
await page.goto(`http://127.0.0.1:${port}/`); await page.getByRole('button', { name: 'Begin' }).waitFor();
await page.getByRole('radio', { name: scenario }).check();
for (const [seat, who] of [['Japan', side==='Japan'?'Me':'Recruit'], ['Allies', side==='Allies'?'Me':'Recruit']]) { const c = page.getByLabel(seat, { exact: true }); const l = await c.locator('option').filter({ hasText: who }).first().textContent(); await c.selectOption({ label: l }); }
await page.getByLabel('Seed of the dice').fill(seed); await page.getByRole('button', { name: 'Begin' }).click();
await page.locator('form.ask, .curtain, .over, .briefing').first().waitFor();
await page.waitForTimeout(500); await page.screenshot({ path: `${out}-0.png` });
const b = page.locator('.briefing'); if (await b.count()) await b.getByRole('button', { name: 'Play' }).click();
for (let i = 1; i <= +steps; i++) {
  await page.waitForTimeout(900);
  const hint = page.getByRole('button', { name: /^What would .+ do\?$/ });
  if (await hint.count() === 0) { await page.screenshot({ path: `${out}-${i}.png` }); console.log(i,'end', (await page.locator('.prompt').first().innerText()).slice(0,200)); break; }
  await hint.click(); await page.waitForTimeout(700);
  console.log(i, (await page.locator('.prompt').first().innerText()).slice(0,160));
  await page.screenshot({ path: `${out}-${i}.png` });
  await page.locator('form.ask button[type=submit]').first().click();
}
await browser.close();
