import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeptList } from '../../kept/kept-list.js';
import { speakOut } from '../speak-out.js';
import { say } from '../../words/words.js';
import { beginMark, drawing, endDrawing } from './drawing.js';
import { markWords, whereWords } from './mark-words.js';
import {
  isWhole,
  LONGEST_WORDS,
  MARK_KINDS,
  type MarkedSheet,
  ofKind,
  oneLine,
  type OwnMark,
} from './own-mark.js';

interface MarksPartProps {
  readonly marks: KeptList<OwnMark>;
  /** Where a mark begins that is asked for here. */
  readonly here: { readonly on: MarkedSheet; readonly place: string };
  readonly turn: number;
  /** Shows where a mark lies. */
  readonly show: (mark: OwnMark) => void;
}

/** Own marks: the one that is being drawn, and a list of all, each to be seen, changed and removed. */
export function MarksPart({ marks, here, turn, show }: MarksPartProps): JSX.Element {
  const all = [...marks.items.value].sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
  const mark = drawing.value;
  return (
    <details class="own-marks">
      <summary>{say('own-marks', { count: all.length })}</summary>
      <p class="faint">{say('own-marks-mean')}</p>
      {mark ? (
        <DrawMark mark={mark} marks={marks} turn={turn} />
      ) : (
        <button type="button" onClick={() => beginMark(here.on, here.place)}>
          {say('mark-begin', { place: here.place })} <kbd>R</kbd>
        </button>
      )}
      <p class="faint" role="status">
        {say(marks.isKept.value ? 'marks-kept' : 'marks-not-kept')}
      </p>
      <ul class="list" data-marks>
        {all.map((one) => (
          <li key={one.id} data-mark={one.id}>
            <button type="button" class="link" onClick={() => show(one)}>
              {whereWords(one)}
            </button>{' '}
            {markWords(one)}{' '}
            <button type="button" onClick={() => (drawing.value = one)}>
              {say('mark-change')}
              <span class="hidden"> {whereWords(one)}</span>
            </button>{' '}
            <button
              type="button"
              onClick={() => {
                marks.drop(one.id);
                if (mark?.id === one.id) endDrawing();
              }}
            >
              {say('remove-item', { item: whereWords(one).slice(0, 30) })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The form of a mark; its places are pointed at on the sheet. */
function DrawMark(props: {
  readonly mark: OwnMark;
  readonly marks: KeptList<OwnMark>;
  readonly turn: number;
}): JSX.Element {
  const { mark, marks, turn } = props;
  const words = useRef<HTMLInputElement>(null);
  // Before anything else is typed: what comes right after the key that begins a mark is its words.
  useLayoutEffect(() => {
    const field = words.current!;
    field.closest('details')!.open = true;
    field.focus();
  }, [mark.id]);
  return (
    <form
      class="card"
      aria-label={say('mark-form')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWhole(mark)) return speakOut(say('mark-not-whole'), true);
        marks.put({ ...mark, words: oneLine(mark.words) });
        speakOut(say('mark-drawn', { mark: markWords(mark), where: whereWords(mark) }));
        endDrawing();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        endDrawing();
      }}
    >
      <fieldset class="choice">
        <legend>{say('mark-kind')}</legend>
        {MARK_KINDS.map((is) => (
          <label key={is} class="pill">
            <input
              type="radio"
              name="mark-kind"
              checked={mark.is === is}
              onChange={() => (drawing.value = ofKind(mark, is))}
            />
            <span>{say(`mark-is-${is}`)}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{say('mark-says')}</span>
        <input
          ref={words}
          maxLength={LONGEST_WORDS}
          value={mark.words}
          onInput={(event) => (drawing.value = { ...mark, words: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{say('mark-turn')}</span>
        <input
          type="number"
          min={0}
          max={turn + 99}
          value={mark.turn ?? ''}
          onInput={(event) =>
            (drawing.value = {
              ...mark,
              turn: event.currentTarget.value === '' ? null : event.currentTarget.valueAsNumber,
            })
          }
        />
      </label>
      <p role="status">{say('mark-at', { where: whereWords(mark) })}</p>
      <p class="faint">{say('mark-point')}</p>
      <div class="card-actions">
        <button type="submit" class="primary">
          {say('mark-keep')}
        </button>
        <button type="button" onClick={endDrawing}>
          {say('close')} <kbd>Esc</kbd>
        </button>
      </div>
    </form>
  );
}
