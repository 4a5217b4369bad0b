import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { CHROMIUM, hasChromium, openChromium, watchedPage } from '../../../apps/desk/e2e/chromium.js';
import { StartedHouse } from '../../../apps/desk/e2e/house.js';
import { signInByForm } from '../../../apps/desk/e2e/sign-in.js';
import { calibration, dragged, drawnAfter, keyToPicture, noteWhole, quantile } from './in-page.js';

/**
 * What the desk costs in a real browser over a house of its own: `npm run bench:desk -- [scenario] [account] [repeats]`, over what was
 * built (`npm run build`). Every time is printed beside its budget and as a multiple of a plain loop in the same browser, for a
 * machine that is slow or busy proves nothing; frames are told by the processor they take. Nothing fails here: bytes, requests
 * and the cost of queries are tests (apps/desk/e2e/budgets.e2e.spec.ts, apps/desk/src/graph/documents.spec.ts).
 */
const [scenario = 'amwol-1846', account = 'taylor', repeats = '15'] = process.argv.slice(2);
const REPEATS = Number(repeats);
const FRAMES = 240;
const assets = fileURLToPath(new URL('../../../apps/desk/dist/assets/', import.meta.url));

const say = (line: string): void => void process.stdout.write(`${line}\n`);

if (!hasChromium)
  throw new Error(`No Chromium at ${CHROMIUM}: "apt-get install chromium", or name another in CHROMIUM`);
const house = await StartedHouse.open(scenario);
const browser = await openChromium();
try {
  const { page, faults } = await watchedPage(browser, house.url);
  // What runs this file from its source names every function by this; in the page nobody needs it.
  await page.addInitScript({ content: 'globalThis.__name ??= (one) => one;' });
  await noteWhole(page);
  await signInByForm(page, house, account);
  const loops = [await calibration(page)];
  const home = `${house.url}/desk/c/${scenario}`;
  const tell = (what: string, values: readonly number[], budget: number): void => {
    const [middle, slow] = [quantile(values, 0.5), quantile(values, 0.95)];
    say(
      `${what.padEnd(34)} ${middle.toFixed(1).padStart(7)} ms, p95 ${slow.toFixed(1).padStart(7)} ms; ` +
        `${(middle / quantile(loops, 0.5)).toFixed(2).padStart(5)} loops; budget ${budget} ms`,
    );
  };

  const drawn: number[] = [];
  for (let time = 0; time < REPEATS; time++) {
    await page.goto(`${home}/map`);
    await page.waitForSelector('canvas[data-drawn=whole]');
    drawn.push(await drawnAfter(page));
  }
  loops.push(await calibration(page));
  const map = page.getByRole('application');
  await map.focus();
  const keys: number[] = [];
  for (let time = 0; time < REPEATS * 2; time++)
    keys.push(await keyToPicture(page, time % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'));
  const fields: number[] = [];
  for (let time = 0; time < REPEATS; time++) {
    fields.push(await keyToPicture(page, 'd', '[role=grid] [role=gridcell]'));
    await page.keyboard.press('Escape');
    await page.waitForSelector('canvas[data-drawn=whole]');
    await map.focus();
  }
  const close = await dragged(page, FRAMES);
  await map.focus();
  await page.keyboard.press('z');
  await page.waitForSelector('canvas[data-drawn=whole]');
  const far = await dragged(page, FRAMES);
  loops.push(await calibration(page));

  say(`${scenario} as ${account}, 1440 x 900, ${REPEATS} times each`);
  say(`a plain loop in this browser: ${loops.map((loop) => loop.toFixed(0)).join(', ')} ms`);
  tell('theatre drawn after it arrived', drawn, 500);
  tell('key on the map to picture', keys, 50);
  tell('battlefield opens', fields, 100);
  tell('evening told after it was asked', await answers(page, home), 500);
  for (const [what, { cpu, p95 }] of [
    ['frame of a dragged map, close', close],
    ['frame of a dragged map, whole', far],
  ] as const)
    say(
      `${what.padEnd(34)} ${cpu.toFixed(1).padStart(7)} ms of processor, p95 ${p95.toFixed(1)} ms from frame to frame; budget 12 and 17 ms`,
    );
  const packed = readdirSync(assets).filter((name) => name.endsWith('.br'));
  say(
    `${(packed.reduce((sum, name) => sum + statSync(assets + name).size, 0) / 1000).toFixed(1)} KB compressed, all chunks together`,
  );
  for (const fault of faults) say(`FAULT ${fault}`);
} finally {
  await browser.close();
  await house.close();
}

/** How long the house took for an evening's query each time it was opened. */
async function answers(page: Page, home: string): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < REPEATS; time++) {
    await page.goto(home);
    await page.waitForSelector('main h1');
    found.push(
      await page.evaluate(() => {
        const asked = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).find(
          ({ name }) => name.endsWith('/graphql'),
        )!;
        return asked.responseEnd - asked.startTime;
      }),
    );
  }
  return found;
}
