import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** By this name a suite hands its open pages to whatever tells of its failures. */
export const OPEN_PAGES = Symbol.for('vedette.open-pages');

/** Where pictures of pages lie that a test failed with. */
const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'failed-pages');
/** Of the text of a page as much as one reads at a glance. */
const LONGEST_TEXT = 600;
/** A page that answers nothing may not keep a failure from being told. */
const PATIENCE_MS = 15_000;

/** @returns what the promise comes to, or why it came to nothing, in words */
const orWhy = (promise) =>
  Promise.race([
    promise,
    new Promise((tell) => setTimeout(tell, PATIENCE_MS, 'the page does not answer').unref()),
  ]).catch((error) => String(error).split('\n')[0]);

/**
 * What the open pages of a suite show: address, text, faults and a picture of each. A wait that ran over says what did not come; this
 * says what was there instead.
 * @param pages pages of playwright-core with what they were seen to do wrong
 * @param name what failed, for the names of the pictures
 */
export async function pagesInWords(pages, name) {
  mkdirSync(FOLDER, { recursive: true });
  const told = pages
    .filter(({ page }) => !page.isClosed())
    .map(async ({ page, faults }, at) => {
      const file = join(FOLDER, `${name.replaceAll(/[^\w-]+/g, '-').slice(0, 80)}-${at + 1}.png`);
      const [text, picture] = await Promise.all([
        orWhy(page.evaluate(() => document.body.innerText)),
        orWhy(page.screenshot({ path: file, timeout: PATIENCE_MS }).then(() => file)),
      ]);
      return [
        `Page ${at + 1}: ${page.url()}`,
        `  shows: ${text.replaceAll(/\s+/g, ' ').slice(0, LONGEST_TEXT)}`,
        `  faults: ${faults.length > 0 ? faults.join(' | ').slice(0, LONGEST_TEXT) : 'none'}`,
        `  picture: ${picture}`,
      ].join('\n');
    });
  return (await Promise.all(told)).join('\n');
}
