import type { Page } from 'playwright-core';
import type { StartedHouse } from './house.js';

/** Signs a browser in by the form, as somebody whose password the start has kept, and waits until his places are shown. */
export async function signInByForm(page: Page, house: StartedHouse, account: string): Promise<void> {
  await page.goto(`${house.url}/desk/`);
  await page.getByLabel('Account name').fill(account);
  await page.getByLabel('Password').fill(house.password(account));
  await page.keyboard.press('Enter');
  await page.getByText(`Signed in as ${account}`).waitFor();
}
