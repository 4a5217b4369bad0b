import type { Page } from 'playwright-core';

/** An administrator ends the war of 1846 by his page and publishes it. */
export async function endOfWar(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/desk/c/amwol-1846/control?part=campaign`);
  const end = page.locator('[data-act=end]');
  await end.locator('summary').click();
  await end.getByLabel('Id of the campaign').fill('amwol-1846');
  await end.getByLabel('Result').fill('the river is the frontier');
  await end.getByLabel('Why').fill('an armistice');
  await end.getByRole('button', { name: 'End it' }).click();
  const publish = page.locator('[data-act=publish]');
  await publish.locator('summary').click();
  await publish.getByLabel('Id of the campaign').fill('amwol-1846');
  await publish.getByRole('button', { name: 'Publish it' }).click();
  await page.getByRole('link', { name: 'Debrief' }).waitFor();
}
