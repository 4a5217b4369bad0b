import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { Seat } from '../graph/order-desk.js';
import { freshName } from '../kept/kept-list.js';
import { isOnSheets } from '../orders/marks/known-marks.js';
import { lineOf, marksIn } from '../orders/marks/own-mark.js';
import { useMarks } from '../orders/marks/use-marks.js';
import { theatre } from '../seat/open-campaign.js';
import { say } from '../words/words.js';

/** Own marks that may go along with a letter: whichever is chosen is written into it as a line, and no other leaves the seat. */
export function MarksToSend(props: {
  readonly seat: Seat;
  readonly text: string;
  readonly add: (line: string) => void;
}): JSX.Element | null {
  const marks = useMarks(props.seat).items.value.map(lineOf);
  const left = marks.filter((line) => !props.text.split('\n').includes(line));
  if (marks.length === 0) return null;
  return (
    <details data-marks-to-send>
      <summary>{say('letter-marks', { count: left.length })}</summary>
      <ul class="list">
        {left.map((line) => (
          <li key={line}>
            <button type="button" onClick={() => props.add(line)}>
              {say('letter-mark-add', { mark: line })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Lays marks that came with a letter upon the reader's own sheets, as his own from then on. */
export function MarksToLay(props: { readonly seat: Seat; readonly text: string }): JSX.Element | null {
  const sheet = theatre.value;
  const found = sheet ? marksIn(props.text).filter((mark) => isOnSheets(mark, sheet)) : [];
  return found.length === 0 ? null : <LayMarks seat={props.seat} found={found} />;
}

function LayMarks(props: { readonly seat: Seat; readonly found: ReturnType<typeof marksIn> }): JSX.Element {
  const { seat, found } = props;
  const marks = useMarks(seat);
  const isLaid = useSignal(false);
  if (isLaid.value) return <p role="status">{say('letter-marks-laid', { count: found.length })}</p>;
  return (
    <button
      type="button"
      onClick={() => {
        for (const mark of found) marks.put({ id: freshName(), ...mark });
        isLaid.value = true;
      }}
    >
      {say('letter-marks-lay', { count: found.length })}
    </button>
  );
}
