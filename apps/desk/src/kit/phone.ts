import { signal } from '@preact/signals';

/** A page so narrow, and not too low for what stands fast at its edges: it is laid out for a thumb. `style/phone.css` says the same. */
export const PHONE = '(max-width: 39.99rem) and (min-height: 22rem)';

/** Whether the page is laid out for a phone just now. */
export const isPhone = signal(false);

/** Keeps {@link isPhone} true to the page for as long as it is there; it changes when a device is turned. */
export function attendWidth(): void {
  const query = matchMedia(PHONE);
  const look = (): void => void (isPhone.value = query.matches);
  query.addEventListener('change', look);
  look();
}
