import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { until } from '@vedette/testing';

/**
 * Reads a page again until what a test expects of it holds: a page that was just opened shows nothing yet, and how long
 * that lasts is the machine's business.
 * @param read what is looked at, each time anew
 * @param expected an `expect` of what was found
 * @throws what `expected` threw last, when it never held
 */
export async function soon<Found>(
  read: () => Promise<Found>,
  expected: (found: Found) => void,
): Promise<void> {
  let refused: unknown;
  const holds = async (): Promise<boolean> => {
    const found = await read();
    try {
      expected(found);
      return true;
    } catch (error) {
      refused = error;
      return false;
    }
  };
  await until(holds, 'what was expected of the page').catch((error: unknown) => {
    throw refused ?? error;
  });
}

/** Waits until a page has so many of what is looked for; `0` waits until it is gone. */
export const counts = (looked: Locator, many: number): Promise<void> =>
  soon(
    () => looked.count(),
    (found) => expect(found).toBe(many),
  );
