import { signal } from '@preact/signals';
import { speakOut } from '../speak-out.js';
import { say } from '../../words/words.js';
import { freshName } from '../../kept/kept-list.js';
import { type MarkedSheet, type OwnMark, pointed } from './own-mark.js';

/** The mark that is being drawn or changed; while there is one, pointing at places is about it and about no order. */
export const drawing = signal<OwnMark | null>(null);

/** The place in the view to which one goes back when the mark is done. */
let from: HTMLElement | null = null;

/** Begins a mark at a place, in the words of which one is then. */
export function beginMark(on: MarkedSheet, place: string): void {
  from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  drawing.value = { id: freshName(), is: 'pin', on, places: [place], words: '', turn: null };
}

/** Points at a place for the mark that is being drawn; false where none is, and the place is meant for something else. */
export function pointForMark(on: MarkedSheet, place: string): boolean {
  const mark = drawing.peek();
  if (!mark) return false;
  const next = pointed(mark, on, place);
  drawing.value = next;
  speakOut(say('mark-goes', { is: say(`mark-is-${next.is}`), places: next.places.join(', ') || '–' }));
  return true;
}

/** Ends drawing, and goes back to where one was. */
export function endDrawing(): void {
  drawing.value = null;
  from?.focus();
  from = null;
}
