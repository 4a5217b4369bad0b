import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { say } from '../../words/words.js';
import type { Field } from './field-of.js';
import { labelOf, wordOf } from './field-words.js';
import { type Filling, idOf } from './filling.js';
import { partOf, pointerOf } from './part-of.js';
import { problemsAt } from './problem-at.js';
import { takenByPointing } from '../pointed.js';

/** A list in its order: squares of a march, sea areas, units. A place of a march may be left blank, to wait. */
export function ListField({
  field,
  filling,
}: {
  readonly field: Field & { is: 'list' };
  readonly filling: Filling;
}): JSX.Element {
  const written = useSignal('');
  const id = idOf(filling, field.path);
  const items = (partOf(filling.order, field.path) ?? []) as readonly (string | null)[];
  // Where a place may stand beside the words, they are proposed; else they are all there is.
  const isClosed = field.words.length > 0 && field.pattern === field.words.join('|');
  const offered = field.words.length > 0 ? field.words : filling.offered(pointerOf(field.path));
  // A march takes the square under the cursor by its own button; other lists take pieces there.
  const pointed =
    field.mayWait || field.pattern === null
      ? []
      : takenByPointing(field, offered).filter((one) => !items.includes(one));
  const isFull = field.most !== null && items.length >= field.most;
  const isLocked = filling.isLocked || isFull;
  const change = (next: readonly (string | null)[]): void => filling.change(field.path, next);
  const add = (text: string): void => {
    const value = text.trim();
    if (value === '' || isLocked) return;
    change([...items, value]);
    written.value = '';
  };
  return (
    <>
      {items.length > 0 && (
        <ol class="list">
          {items.map((item, index) => {
            const isWrong =
              problemsAt(filling.problems, pointerOf([...field.path, String(index)])).length > 0;
            const words = item === null ? say('waits') : wordOf(item);
            return (
              <li key={index} class={isWrong ? 'doubtful' : undefined}>
                <span>
                  {words}
                  {isWrong && <span class="hidden"> {say('see-below')}</span>}
                </span>
                <button
                  type="button"
                  class="quiet"
                  aria-label={say('remove-item', { item: words })}
                  disabled={filling.isLocked}
                  onClick={() => change(items.filter((_, at) => at !== index))}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <div class="adding">
        <label class="hidden" for={id}>
          {say('add-to', { field: labelOf(field.name) })}
        </label>
        {isClosed ? (
          <select
            id={id}
            disabled={isLocked}
            value={written.value}
            onChange={(event) => (written.value = event.currentTarget.value)}
          >
            <option value="">{say('choose')}</option>
            {field.words.map((word) => (
              <option key={word} value={word}>
                {wordOf(word)}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            disabled={isLocked}
            list={`${id}-offered`}
            value={written.value}
            onInput={(event) => (written.value = event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.altKey) return;
              event.preventDefault();
              add(written.value);
            }}
          />
        )}
        <datalist id={`${id}-offered`}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <button type="button" disabled={isLocked} onClick={() => add(written.value)}>
          {say('add')}
        </button>
        {pointed.map((one) => (
          <button key={one} type="button" disabled={isLocked} onClick={() => add(one)}>
            {say('take-pointed', { place: one })}
          </button>
        ))}
        {field.mayWait && (
          <button type="button" disabled={isLocked} onClick={() => change([...items, null])}>
            {say('wait-a-phase')}
          </button>
        )}
        {field.mayWait && filling.pointed !== null && (
          <button type="button" disabled={isLocked} onClick={() => add(filling.pointed!)}>
            {say('add-square', { square: filling.pointed })}
          </button>
        )}
      </div>
    </>
  );
}
