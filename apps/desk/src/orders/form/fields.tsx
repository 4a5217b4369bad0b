import type { JSX } from 'preact';
import { say } from '../../words/words.js';
import type { Field } from './field-of.js';
import { fieldsOf } from './field-of.js';
import { labelOf, wordOf } from './field-words.js';
import { type Filling, idOf } from './filling.js';
import { ListField } from './list-field.js';
import { partOf, pointerOf } from './part-of.js';
import { gameOfForms } from './game-of-forms.js';
import { takenByPointing } from '../pointed.js';
import { ProblemAt, problemsAt } from './problem-at.js';

interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly filling: Filling;
}

/** One field of an order's form, of whatever kind its schema makes it, with what is wrong with it beneath. */
export function OrderField({ field, filling }: FieldProps): JSX.Element | null {
  switch (field.is) {
    case 'group':
      return (
        <fieldset class="group" aria-describedby={noteId(field, filling)}>
          <legend>{labelOf(field.name)}</legend>
          <Fields fields={field.fields} filling={filling} />
          <Notes field={field} filling={filling} within={field.fields} />
        </fieldset>
      );
    case 'entries':
      return <Entries field={field} filling={filling} />;
    case 'list':
      return (
        <fieldset class="group" aria-describedby={noteId(field, filling)}>
          <legend>{labelOf(field.name)}</legend>
          <ListField field={field} filling={filling} />
          <Notes field={field} filling={filling} />
        </fieldset>
      );
    case 'choice':
      return <Choice field={field} filling={filling} />;
    case 'either':
    case 'steps': {
      const Mixed = gameOfForms().mixedField;
      return (
        Mixed && (
          <Mixed
            field={field}
            filling={filling}
            noteId={noteId(field, filling)}
            notes={<Notes field={field} filling={filling} />}
            within={(fields) => <Fields fields={fields} filling={filling} />}
          />
        )
      );
    }
    case 'tick':
      if (gameOfForms().saysNo)
        return (
          <OrderField field={{ ...field, is: 'either', ways: [{ type: 'boolean' }] }} filling={filling} />
        );
      return (
        <>
          <label class="tick">
            <input
              id={idOf(filling, field.path)}
              type="checkbox"
              disabled={filling.isLocked}
              checked={partOf(filling.order, field.path) === true}
              aria-describedby={noteId(field, filling)}
              onChange={(event) => filling.change(field.path, event.currentTarget.checked || undefined)}
            />
            <span>{labelOf(field.name)}</span>
          </label>
          <Notes field={field} filling={filling} />
        </>
      );
    case 'number':
    case 'text':
      return <Written field={field} filling={filling} />;
  }
}

/** Several fields, one below the other. */
export const Fields = ({
  fields,
  filling,
}: {
  readonly fields: readonly Field[];
  readonly filling: Filling;
}): JSX.Element => (
  <>
    {fields.map((field) => (
      <OrderField key={field.name} field={field} filling={filling} />
    ))}
  </>
);

function Choice({ field, filling }: FieldProps<Field & { is: 'choice' }>): JSX.Element {
  const id = idOf(filling, field.path);
  const chosen = partOf(filling.order, field.path);
  return (
    <fieldset class="choice" aria-describedby={noteId(field, filling)}>
      <legend>{labelOf(field.name)}</legend>
      {(field.required ? field.words : ['', ...field.words]).map((word) => (
        <label key={word} class="pill">
          <input
            id={`${id}-${word || 'none'}`}
            type="radio"
            name={id}
            value={word}
            disabled={filling.isLocked}
            checked={(chosen ?? '') === word}
            onChange={() => filling.change(field.path, word)}
          />
          <span>{word === '' ? say('as-it-comes') : wordOf(word)}</span>
        </label>
      ))}
      <Notes field={field} filling={filling} />
    </fieldset>
  );
}

function Written({ field, filling }: FieldProps<Field & { is: 'number' | 'text' }>): JSX.Element {
  const id = idOf(filling, field.path);
  const value = partOf(filling.order, field.path);
  const offered = [
    ...new Set([...filling.offered(pointerOf(field.path)), ...(field.is === 'text' ? field.words : [])]),
  ];
  // A piece takes itself for nothing: it is whose order it is.
  const subjects = [filling.order['unit'], filling.order['ship']];
  const pointed =
    field.is === 'text'
      ? takenByPointing(field, offered).filter((one) => one !== value && !subjects.includes(one))
      : [];
  const read = (text: string): unknown =>
    field.is === 'text' ? text.trim() : /^-?\d+$/.test(text) ? Number(text) : text;
  return (
    <div class="field">
      <label for={id}>
        {labelOf(field.name)}
        {field.required && <span class="faint"> {say('must-be')}</span>}
      </label>
      <input
        id={id}
        type={field.is === 'number' ? 'number' : 'text'}
        inputMode={field.is === 'number' ? 'numeric' : 'text'}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        list={offered.length > 0 ? `${id}-offered` : undefined}
        min={field.is === 'number' ? (field.least ?? undefined) : undefined}
        max={field.is === 'number' ? (field.most ?? undefined) : undefined}
        disabled={filling.isLocked}
        value={value === undefined || value === null ? '' : String(value)}
        aria-describedby={noteId(field, filling)}
        aria-invalid={problemsAt(filling.problems, pointerOf(field.path)).some(
          ({ severity }) => severity === 'error',
        )}
        onInput={(event) => filling.change(field.path, read(event.currentTarget.value))}
      />
      {pointed.map((one) => (
        <button
          key={one}
          type="button"
          disabled={filling.isLocked}
          onClick={() => filling.change(field.path, one)}
        >
          {say('take-pointed', { place: one })}
        </button>
      ))}
      {offered.length > 0 && (
        <datalist id={`${id}-offered`}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      <Notes field={field} filling={filling} />
    </div>
  );
}

function Entries({ field, filling }: FieldProps<Field & { is: 'entries' }>): JSX.Element {
  const entries = (partOf(filling.order, field.path) ?? []) as readonly unknown[];
  return (
    <fieldset class="group" aria-describedby={noteId(field, filling)}>
      <legend>{labelOf(field.name)}</legend>
      {entries.map((_, index) => (
        <div key={index} class="entry">
          <Fields fields={fieldsOf(field.schema, [...field.path, String(index)])} filling={filling} />
          <button
            type="button"
            disabled={filling.isLocked}
            onClick={() =>
              filling.change(
                field.path,
                entries.filter((__, at) => at !== index),
              )
            }
          >
            {say('remove-entry', { number: index + 1 })}
          </button>
        </div>
      ))}
      <button
        type="button"
        disabled={filling.isLocked}
        onClick={() => filling.change(field.path, [...entries, {}])}
      >
        {say('add-entry')}
      </button>
      <Notes
        field={field}
        filling={filling}
        within={entries.flatMap((_, index) => fieldsOf(field.schema, [...field.path, String(index)]))}
      />
    </fieldset>
  );
}

const noteId = (field: Field, filling: Filling): string | undefined =>
  problemsAt(filling.problems, pointerOf(field.path)).length > 0
    ? `${idOf(filling, field.path)}-notes`
    : undefined;

/** What is wrong with a field itself; what is wrong within it stands where it is. */
function Notes({
  field,
  filling,
  within = [],
}: FieldProps & { readonly within?: readonly Field[] }): JSX.Element | null {
  const inside = within.map(({ path }) => pointerOf(path));
  const own = problemsAt(filling.problems, pointerOf(field.path)).filter(
    (problem) => !inside.some((pointer) => problemsAt([problem], pointer).length > 0),
  );
  if (own.length === 0 && within.length === 0) return null;
  return (
    <div id={`${idOf(filling, field.path)}-notes`}>
      {own.map((problem) => (
        <ProblemAt key={problem.field + problem.code} problem={problem} />
      ))}
    </div>
  );
}
