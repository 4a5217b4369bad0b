import { effect, signal } from '@preact/signals';
import { isPhone } from '../kit/phone.js';

/** What lies under the cross-hair in the middle of what is looked at, and how it is pointed at: a finger would hide it. */
export interface Aim {
  readonly name: string;
  readonly point: () => void;
}

/** Under the cross-hair of the map, battlefield or chart that is shown; null off the map, and where there is no cross-hair. */
export const aim = signal<Aim | null>(null);

/** Keeps {@link aim} at what is found under a cross-hair, on pages of phones. Returns what ends that. */
export function keepAim(find: () => Aim | null): () => void {
  const stop = effect(() => {
    const found = isPhone.value ? find() : null;
    if (found?.name !== aim.peek()?.name) aim.value = found;
  });
  return () => {
    stop();
    aim.value = null;
  };
}
