import type { Page } from 'playwright-core';

/** Rounds of the calibration loop, *our figure*: a tenth of a second on the machine it was chosen on. */
const ROUNDS = 12_000_000;

/** What a plain loop takes in the same browser, in milliseconds: by it times of one machine are read on another. */
export const calibration = (page: Page): Promise<number> =>
  page.evaluate((rounds) => {
    const start = performance.now();
    let sum = 0;
    for (let round = 0; round < rounds; round++) sum = (sum * 31 + round) % 1_000_003;
    // What is made of nothing might be left out.
    document.documentElement.dataset['sum'] = String(sum);
    return performance.now() - start;
  }, ROUNDS);

/** Has the page note when its canvas is whole for the first time; to be set before it opens. */
export const noteWhole = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = globalThis as unknown as { wholeAt?: number };
    new MutationObserver(() => {
      if (seen.wholeAt === undefined && document.querySelector('canvas[data-drawn=whole]'))
        seen.wholeAt = performance.now();
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-drawn'],
    });
  });

/** Milliseconds from the last answer that a map needs to the whole map. */
export const drawnAfter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { wholeAt } = globalThis as unknown as { wholeAt: number };
    const needed = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, responseEnd }) => /\/theatre$|\/reports\/\d+\//.test(name) && responseEnd <= wholeAt,
    );
    return wholeAt - Math.max(...needed.map(({ responseEnd }) => responseEnd));
  });

/**
 * Milliseconds from a key to the picture that answers it: until the frame after what was waited for has been handed over.
 * @param there what has to be on the page, as a selector; nothing when the next frame is the answer
 */
export async function keyToPicture(page: Page, key: string, there = ''): Promise<number> {
  await page.evaluate((wanted) => {
    const seen = globalThis as unknown as { took?: number };
    delete seen.took;
    addEventListener(
      'keydown',
      (event) => {
        const frame = (): void => {
          if (wanted !== '' && !document.querySelector(wanted)) return void requestAnimationFrame(frame);
          // A message comes after the frame that was asked for has been painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => (seen.took = performance.now() - event.timeStamp);
            port2.postMessage(null);
          });
        };
        frame();
      },
      { capture: true, once: true },
    );
  }, there);
  await page.keyboard.press(key);
  await page.waitForFunction(() => (globalThis as unknown as { took?: number }).took !== undefined);
  return page.evaluate(() => (globalThis as unknown as { took: number }).took);
}

/** What frames cost while the map is dragged and zoomed: processor of the page's own thread, and time between frames at p95. */
export async function dragged(
  page: Page,
  frames: number,
): Promise<{ readonly cpu: number; readonly p95: number }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
  };
  const before = await spent();
  const gaps = await page.evaluate(
    (many) =>
      new Promise<number[]>((done) => {
        const canvas = document.querySelector('canvas')!;
        const { left, top, width, height } = canvas.getBoundingClientRect();
        const found: number[] = [];
        let last = performance.now();
        const at = (kind: string, frame: number): PointerEvent =>
          new PointerEvent(kind, {
            ...{ bubbles: true, pointerId: 1, isPrimary: true, button: 0, buttons: 1 },
            clientX: left + width / 2 + 200 * Math.sin(frame / 20),
            clientY: top + height / 2 + 120 * Math.cos(frame / 20),
          });
        canvas.dispatchEvent(at('pointerdown', 0));
        const step = (): void => {
          const now = performance.now();
          found.push(now - last);
          last = now;
          if (found.length > many) {
            canvas.dispatchEvent(at('pointerup', found.length));
            return done(found.slice(1));
          }
          canvas.dispatchEvent(at('pointermove', found.length));
          if (found.length % 30 === 0)
            canvas.dispatchEvent(
              new WheelEvent('wheel', {
                ...{ bubbles: true, cancelable: true, deltaY: found.length % 60 === 0 ? -1 : 1 },
                clientX: left + width / 2,
                clientY: top + height / 2,
              }),
            );
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    frames,
  );
  const cpu = ((await spent()) - before) / frames;
  await cdp.detach();
  return { cpu, p95: quantile(gaps, 0.95) };
}

/** The value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ]!;
