import { existsSync } from 'node:fs';
import { PATIENCE_MS } from '@vedette/testing';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** Where the system's Chromium lies; `CHROMIUM` says otherwise. Install it with "apt-get install chromium". */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
export const hasChromium = existsSync(CHROMIUM);

/**
 * What pages are tested without. The popups of Chromium's address bar are pages themselves, two for every window, and cost three times
 * what a page of the desk does. The others are those that Playwright goes without: Chromium hears the last list it is given.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  'ThirdPartyStoragePartitioning',
];

/** A browser that calls nobody but the house. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    timeout: PATIENCE_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${WITHOUT.join(',')}`,
    ],
  });

/** A page, and all it did that no page of the desk may do. */
export interface WatchedPage {
  readonly page: Page;
  /** Errors of the console and of scripts, reports of the policy, requests to anybody but the house. */
  readonly faults: string[];
}

/** Open pages of this suite: where a test fails, `tools/jest/environment.mjs` tells what they show. */
const openPages: WatchedPage[] = [];
Object.assign(globalThis, { [Symbol.for('vedette.open-pages')]: openPages });

/** Opens a page of its own with an eye on what it must not do. */
export async function watchedPage(
  browser: Browser,
  house: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  // What is waited for comes when it comes: how fast the machine is proves nothing of the desk.
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && new URL(request.url()).host !== new URL(house).host)
      faults.push(`foreign: ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const watched = { page, faults };
  openPages.push(watched);
  page.on('close', () => void openPages.splice(openPages.indexOf(watched), 1));
  return watched;
}
