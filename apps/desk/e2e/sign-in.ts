import type { Page } from 'playwright-core';

/** A house at whose page somebody signs in: where it is, and which password opens an account. */
export interface Door {
  readonly url: string;
  password(account: string): string;
}

/** Signs a browser in by the form, and waits until his places are shown. */
export async function signInByForm(page: Page, house: Door, account: string): Promise<void> {
  await page.goto(`${house.url}/desk/`);
  await page.getByLabel('Account name').fill(account);
  await page.getByLabel('Password').fill(house.password(account));
  await page.keyboard.press('Enter');
  await page.getByText(`Signed in as ${account}`).waitFor();
}
