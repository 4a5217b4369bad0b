import type { Locator, Page } from 'playwright-core';
import { expect } from '@jest/globals';
import { until } from '@vedette/testing';
import { faultsOf } from './axe.js';
import { Finger, middleOf } from './finger.js';
import { faultsForThumb } from './thumb.js';
import { soon } from './soon.js';

/** The smallest phone the desk is made for, with a finger and no mouse. */
export const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true } as const;
/** The heights of the sheet. */
export const HEIGHTS = ['low', 'half', 'tall'] as const;
type SheetHeight = (typeof HEIGHTS)[number];

/** The desk on a phone, as a hand and a reader find it. */
export class PhonePage {
  private constructor(
    readonly page: Page,
    readonly finger: Finger,
  ) {}

  static async of(page: Page): Promise<PhonePage> {
    return new PhonePage(page, await Finger.on(page));
  }

  get tabs(): Locator {
    return this.page.getByRole('navigation', { name: 'Screens' });
  }

  /** Points at what is under the cross-hair. */
  get add(): Locator {
    return this.page.locator('.add-square');
  }

  /** Taps what can be tapped: in sight, still, and with nothing over it. */
  async tap(found: Locator): Promise<void> {
    await found.tap({ trial: true });
    await this.finger.tap(await middleOf(found));
  }

  /** What is said of the place that is looked at. */
  spoken(): Promise<string> {
    return this.page.locator('output.spoken').innerText();
  }

  said(words: string | RegExp): Promise<void> {
    return this.page.locator('.said').getByText(words).first().waitFor();
  }

  /** Opens a screen by its tab. */
  async show(tab: string, heading: string | RegExp): Promise<void> {
    await this.tabs.getByRole('link', { name: tab }).tap();
    await this.page.getByRole('heading', { name: heading }).first().waitFor();
    await this.tabs.locator('[aria-current=page]').getByText(tab).waitFor();
  }

  /** The place under the cross-hair. */
  async aimed(): Promise<string> {
    return (await this.add.innerText()).split(' ').at(-1)!;
  }

  /** Drags by pixels until something else lies under the cross-hair, and says what. */
  async pan(sheet: Locator, east: number, south: number): Promise<string> {
    const before = await this.aimed();
    await this.finger.drag(await middleOf(sheet), east, south);
    await until(async () => (await this.aimed()) !== before, `Something else than ${before} is aimed at`);
    return this.aimed();
  }

  /** Everybody can use what is shown, and a thumb can. */
  async check(what: string): Promise<void> {
    expect([what, await faultsForThumb(this.page)]).toEqual([what, []]);
    expect([what, await faultsOf(this.page)]).toEqual([what, []]);
  }

  /** Brings the sheet to a height by its button, which is in reach at each. */
  async stand(height: SheetHeight): Promise<void> {
    const sheet = this.page.locator('.sheet');
    for (let press = 0; press < HEIGHTS.length; press++) {
      if ((await sheet.getAttribute('data-height')) === height) break;
      const before = await sheet.getAttribute('data-height');
      await this.page.getByRole('button', { name: /(Taller|Tallest|Lowest) sheet$/ }).tap();
      await until(async () => (await sheet.getAttribute('data-height')) !== before, 'The sheet moves');
    }
    await soon(
      () => sheet.getAttribute('data-height'),
      (found) => expect(found).toBe(height),
    );
  }

  /** Whether a button is wholly on the page and nothing lies over it. */
  isFree(button: Locator): Promise<boolean> {
    return button.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const found = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].map((y) => document.elementFromPoint(x, y)),
      );
      return found.every((other) => other !== null && one.contains(other));
    });
  }
}
