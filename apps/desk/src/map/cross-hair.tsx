import type { JSX } from 'preact';
import { isPhone } from '../kit/phone.js';
import { say } from '../words/words.js';
import { aim } from './aim.js';

/** The middle of what is looked at, on pages of phones. */
export const CrossHair = (): JSX.Element | null =>
  isPhone.value ? <span class="cross-hair" aria-hidden="true" /> : null;

interface AddSquareProps {
  /** What pointing at a place does just now. */
  readonly words: (place: string) => string;
  readonly isLocked: boolean;
}

/** Points at what is under the cross-hair. */
export const AddSquare = ({ words, isLocked }: AddSquareProps): JSX.Element => (
  <button
    type="button"
    class="primary add-square"
    disabled={isLocked || aim.value === null}
    onClick={() => aim.peek()?.point()}
  >
    {aim.value ? words(aim.value.name) : say('aim-nowhere')}
  </button>
);
