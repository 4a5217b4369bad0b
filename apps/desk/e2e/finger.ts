import type { CDPSession, Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger upon a page: what a touch screen sends, by the browser's own door. */
export class Finger {
  private constructor(private readonly screen: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Lays a finger down and lifts it at once, also where the page is slow to answer: a finger that waits for it holds. */
  async tap(at: Point): Promise<void> {
    await Promise.all([this.send('touchStart', [at]), this.send('touchEnd', [])]);
  }

  private async send(type: 'touchStart' | 'touchEnd', points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await this.screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** The middle of what a locator finds, in pixels of the page. */
export async function middleOf(found: Locator): Promise<Point> {
  const { x, y, width, height } = (await found.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
