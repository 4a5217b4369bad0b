import { effect, signal } from '@preact/signals';

/** The moment on the server's clock that is shown, in milliseconds; it moves twice a minute, which is as fine as it is told. */
export const shownNow = signal(Date.now());
const TICK_MS = 15_000;

/** Keeps the moment going for as long as the page is there; when another clock is heard of, by that one at once. */
export function keepTime(ahead: () => number): void {
  const tick = (): void => void (shownNow.value = Date.now() + ahead());
  effect(tick);
  setInterval(tick, TICK_MS);
}
