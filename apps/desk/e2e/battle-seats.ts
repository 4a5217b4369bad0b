import type { Browser } from 'playwright-core';
import { givePlaces, HouseClient, makeAccounts, PASSWORD } from '../../gateway/src/testing/house-client.js';
import { HouseUnderTest } from '../../gateway/src/testing/house-under-test.js';
import { openChromium, type WatchedPage, watchedPage } from './chromium.js';
import { signInByForm } from './sign-in.js';

/** The battle these suites play. */
export const BATTLE = 'feeling-the-enemy';

/** A house with a battle in it, a browser, and a page for each who sits there. */
export interface BattleSeats {
  readonly house: HouseUnderTest;
  readonly root: HouseClient;
  readonly browser: Browser;
  readonly seats: ReadonlyMap<string, WatchedPage>;
}

/** Who plays a battle of a suite, who of them has a page, and what it is made of. */
interface BattleWanted {
  readonly purpose: string;
  readonly accounts: readonly string[];
  readonly withPages: readonly string[];
  readonly madeOf: { readonly scenario: string } | { readonly position: object };
}

/** Opens a house, makes the battle in it, seats its players and signs them in at the desk by its form. */
export async function openBattleSeats(wanted: BattleWanted): Promise<BattleSeats> {
  const [house, browser] = await Promise.all([HouseUnderTest.open(wanted.purpose), openChromium()]);
  await makeAccounts(house, [...wanted.accounts]);
  const root = await HouseClient.signIn(house, 'root');
  const made = await root.send('POST', '/campaigns', {
    id: BATTLE,
    title: 'Feeling the Enemy',
    secret: 'the dice of the first of July',
    ...wanted.madeOf,
  });
  if (made.status !== 201) throw new Error(`the battle was not made: ${made.status}`);
  await givePlaces(house, BATTLE, [...wanted.accounts]);
  const seats = new Map<string, WatchedPage>();
  for (const account of wanted.withPages) {
    const seat = await watchedPage(browser, house.gatewayUrl);
    seats.set(account, seat);
    await signInByForm(seat.page, { url: house.gatewayUrl, password: () => PASSWORD }, account);
  }
  return { house, root, browser, seats };
}
