import type { JSX } from 'preact';
import type { DeskProblem } from '../graph/problem.js';
import { say } from '../words/words.js';
import { isPassing } from './ask-again.js';
import { ProblemNote } from './form.js';

/** What stands in the way of something that was asked for, whether it is asked for again by itself, and a way to do so at once. */
export const TroubleNote = (props: {
  readonly problem: DeskProblem;
  readonly again: () => void;
  /** Nobody asks again but whoever sees this. */
  readonly isLeft?: boolean;
}): JSX.Element => (
  <>
    <ProblemNote problem={props.problem}>
      {isPassing(props.problem) && <p>{say('asked-again-by-itself')}</p>}
    </ProblemNote>
    <button type="button" onClick={props.again}>
      {say('try-again')}
    </button>
  </>
);
