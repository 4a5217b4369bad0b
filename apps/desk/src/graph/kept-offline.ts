import { signal } from '@preact/signals';
import { isAnothers } from './for-whom.js';
import { problemOf } from './problem.js';

/** Whether the browser can keep a page and what it read; it does so over https and on this computer alone. */
export const canKeepOffline = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/** Names the account for which reading offline is on, on this device; a name is no secret to whoever holds it. */
const SWITCH = 'vedette-offline';
/** Begins the name of a store of what was read; the rest of it is its account. */
const STORE = 'vedette-read ';
/** Begins the name of everything that is kept, the shell too. */
const OURS = 'vedette-';
/** Turns of a seat that are kept. */
const MOST_TURNS = 10;

/** Whether the house could not be reached, and what is shown is what was kept. */
export const isReadingKept = signal(false);

/** Whether reading offline is on for an account on this device. */
export const isOfflineOn = (name: string): boolean => localStorage.getItem(SWITCH) === name;

/** Says who is signed in: what was kept for anybody else goes at once. */
export async function keepFor(name: string): Promise<void> {
  if (!isOfflineOn(name)) await wipeOffline();
}

/** Switches reading offline on for whoever is signed in. */
export const switchOfflineOn = (name: string): void => localStorage.setItem(SWITCH, name);

/** Throws away everything that was kept to be read offline, of whomever, and the shell with it. */
export async function wipeOffline(): Promise<void> {
  isReadingKept.value = false;
  localStorage.removeItem(SWITCH);
  if (!canKeepOffline()) return;
  for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
}

/** Throws away what was kept of seats that are no longer held. */
export async function dropLostSeats(
  held: readonly { readonly campaign: string; readonly player: string | null }[],
): Promise<void> {
  const store = await storeOf();
  if (!store) return;
  const mine = held.map(({ campaign, player }) => folderOf(campaign, player));
  for (const { url } of await store.keys()) {
    const path = new URL(url).pathname;
    if (path.startsWith(FOLDER) && !mine.some((folder) => path.startsWith(folder))) await store.delete(url);
  }
}

const FOLDER = '/kept/c/';
const folderOf = (campaign: string, player: string | null): string =>
  `${FOLDER}${encodeURIComponent(campaign)}/${encodeURIComponent(player ?? '')}/`;

/** The name of something that a seat reads; null for what is another's, of which nothing is kept. */
export const keptKey = (campaign: string, player: string | null, what: string): string | null =>
  isAnothers(player) ? null : `${folderOf(campaign, player)}${encodeURIComponent(what)}`;

/**
 * Asks, and keeps the answer where reading offline is on. While the house cannot be reached, what was kept is the answer.
 * Nothing is asked for its own sake: only what somebody opened is kept, and of that what `ofIt` leaves.
 * @throws DeskProblem as the question does; "offline" where nothing was kept
 */
export async function orKept<T>(
  key: string | null,
  ask: () => Promise<T>,
  ofIt: (answer: T) => T = (answer) => answer,
): Promise<T> {
  if (key === null) return ask();
  let answer: T;
  try {
    answer = await ask();
  } catch (thrown) {
    if (!problemOf(thrown).isOffline) throw thrown;
    const kept = await (await storeOf())?.match(key);
    if (!kept) throw thrown;
    isReadingKept.value = true;
    return (await kept.json()) as T;
  }
  isReadingKept.value = false;
  void keep(key, ofIt(answer));
  return answer;
}

async function keep(key: string, answer: unknown): Promise<void> {
  const store = await storeOf();
  if (!store) return;
  try {
    await store.put(key, new Response(JSON.stringify(answer)));
    await dropOldTurns(store, key);
  } catch {
    // A full device keeps less; what is read now is read all the same.
  }
}

const TURN = /^(.*%2Freports%2F)(\d+)(%2F.*)$/;

/** Of a report that is kept turn by turn, the turns before the last ten. */
async function dropOldTurns(store: Cache, key: string): Promise<void> {
  const [, before, , after] = TURN.exec(key) ?? [];
  if (before === undefined) return;
  const turns = (await store.keys()).flatMap(({ url }) => {
    const found = TURN.exec(new URL(url).pathname);
    return found?.[1] === before && found[3] === after ? [Number(found[2])] : [];
  });
  const oldest = turns.sort((a, b) => b - a).slice(MOST_TURNS);
  for (const turn of oldest) await store.delete(`${before}${turn}${after}`);
}

/** The store of whoever switched reading offline on; null where nobody did. */
async function storeOf(): Promise<Cache | null> {
  const account = localStorage.getItem(SWITCH);
  return account === null || !canKeepOffline() ? null : caches.open(`${STORE}${account}`);
}
