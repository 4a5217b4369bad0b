import { signal } from '@preact/signals';

/** What was last to be said aloud; errors at once, all else politely. */
export const saidLast = signal<{ readonly text: string; readonly isUrgent: boolean }>({
  text: '',
  isUrgent: false,
});

export const speakOut = (text: string, isUrgent = false): void => void (saidLast.value = { text, isUrgent });
