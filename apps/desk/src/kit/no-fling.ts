/**
 * Listener for `touchmove` of whatever follows a finger by itself. Chromium counts the end of a quick drag as a fling also where
 * `touch-action` bars scrolling, and takes the tap after it, wherever it falls, for what stops the fling: its click never comes. A move
 * that was taken starts none.
 */
export const noFling = (event: Event): void => event.preventDefault();
