import type { CDPSession, Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps in which a finger is drawn along, as a hand that moves and does not jump. */
const STEPS = 8;

/** Fingers upon a page: what a touch screen sends for a drag, a hold and a pinch, by the browser's own door. */
export class Finger {
  private constructor(private readonly screen: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Lays a finger down and lifts it at once, also where the page is slow to answer: a finger that waits for it holds. */
  async tap(at: Point): Promise<void> {
    await Promise.all([this.send('touchStart', [at]), this.send('touchEnd', [])]);
  }

  /** Lays a finger down, draws it so far, and lifts it. */
  async drag({ x, y }: Point, east: number, south: number): Promise<void> {
    await this.send('touchStart', [{ x, y }]);
    for (let step = 1; step <= STEPS; step++)
      await this.send('touchMove', [{ x: x + (east * step) / STEPS, y: y + (south * step) / STEPS }]);
    await this.send('touchEnd', []);
  }

  /** Lays a finger down and leaves it there until something has come of it. */
  async hold(at: Point, until: () => Promise<unknown>): Promise<void> {
    await this.send('touchStart', [at]);
    await until();
    await this.send('touchEnd', []);
  }

  /** Draws two fingers apart around a point: `from` and `to` are their distance. */
  async pinch({ x, y }: Point, from: number, to: number): Promise<void> {
    const both = (apart: number): Point[] => [-apart / 2, apart / 2].map((by) => ({ x: x + by, y }));
    await this.send('touchStart', both(from));
    for (let step = 1; step <= STEPS; step++)
      await this.send('touchMove', both(from + ((to - from) * step) / STEPS));
    await this.send('touchEnd', []);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
    await this.screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

/** The middle of what a locator finds, in pixels of the page. */
export async function middleOf(found: Locator): Promise<Point> {
  const { x, y, width, height } = (await found.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
