import { signal } from '@preact/signals';

/** How strongly the desk sets things apart: as the device has it, or more than that. */
export const CONTRASTS = ['usual', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];

const KEPT = 'vedette-contrast';
export const contrast = signal<Contrast>('usual');

/** Takes a contrast for this device, and remembers it. */
export function takeContrast(next: Contrast): void {
  contrast.value = next;
  document.documentElement.dataset['contrast'] = next;
  localStorage.setItem(KEPT, next);
}

/** The contrast that was taken here before. */
export function rememberContrast(): void {
  if (localStorage.getItem(KEPT) === 'more') takeContrast('more');
}
