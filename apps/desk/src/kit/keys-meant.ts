import { signal } from '@preact/signals';

/** What somebody changed of the letters of the desk, on this device. */
export interface OwnKeys {
  /** Letters and digits do nothing. */
  readonly isOff: boolean;
  /** By what a key is called in the list of keys: what is pressed instead. */
  readonly instead: Readonly<Record<string, string>>;
}

const KEPT = 'vedette-keys';
export const USUAL_KEYS: OwnKeys = { isOff: false, instead: {} };

function kept(): OwnKeys {
  try {
    return { ...USUAL_KEYS, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<OwnKeys>) };
  } catch {
    return USUAL_KEYS;
  }
}

export const ownKeys = signal<OwnKeys>(USUAL_KEYS);

/** Takes keys for this device, and remembers them. */
export function takeKeys(next: OwnKeys): void {
  ownKeys.value = next;
  localStorage.setItem(KEPT, JSON.stringify(next));
}

/** What a pressed character means; null where it means nothing any more. */
export function meantBy(pressed: string, { isOff, instead }: OwnKeys): string | null {
  if (isOff) return null;
  const low = pressed.toLowerCase();
  const found = Object.entries(instead).find(([, other]) => other === low)?.[0];
  if (found === undefined) return low in instead ? null : pressed;
  return pressed === low ? found : found.toUpperCase();
}

/** Whether the list of keys is looked at. */
export const areKeysListed = signal(false);

/** Fields in which letters are written; there a letter is a letter. */
const WRITTEN = 'textarea, select, input:not([type=radio]):not([type=checkbox]), [contenteditable]';

/** Has every pressed character mean what its owner wants, before anything of the desk hears of it. */
export function attendKeys(): void {
  ownKeys.value = kept();
  const ours = new WeakSet<Event>();
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event;
      if (ours.has(event) || ctrlKey || altKey || metaKey || key.length !== 1 || key === ' ') return;
      if (!(target instanceof Element) || target.closest(WRITTEN)) return;
      const meant = meantBy(key, ownKeys.peek());
      if (meant === '?' && !document.querySelector('dialog[open]')) {
        areKeysListed.value = true;
        event.preventDefault();
      }
      if (meant === key) return;
      event.stopImmediatePropagation();
      if (meant === null) return;
      event.preventDefault();
      const other = new KeyboardEvent('keydown', { key: meant, shiftKey, bubbles: true, cancelable: true });
      ours.add(other);
      target.dispatchEvent(other);
    },
    { capture: true },
  );
}
