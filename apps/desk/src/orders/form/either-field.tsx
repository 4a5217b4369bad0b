import type { ComponentChildren, JSX } from 'preact';
import { say } from '../../words/words.js';
import { type Field, fieldsOf, type Schema } from './field-of.js';
import { labelOf, wordOf } from './field-words.js';
import { type Filling, idOf } from './filling.js';
import { partOf } from './part-of.js';

/** Something a field may be set to: a value, or an object whose parts are filled then. */
type Way =
  { readonly is: 'value'; readonly value: unknown } | { readonly is: 'open'; readonly schema: Schema };

/** Numbers are offered one by one up to so many; *our figure*: what a list still shows at once. */
const MOST_NUMBERS = 12;

interface EitherFieldProps {
  readonly field: Field & { is: 'either' };
  readonly filling: Filling;
  readonly noteId: string | undefined;
  readonly notes: ComponentChildren;
  /** The fields of an object, as all others are shown. */
  readonly within: (fields: readonly Field[]) => JSX.Element;
}

/** A field of which its schema says that it may be one thing or quite another: a word, a number, yes or no, or several parts. */
export function EitherField({ field, filling, noteId, notes, within }: EitherFieldProps): JSX.Element {
  const id = idOf(filling, field.path);
  const value = partOf(filling.order, field.path);
  const ways = field.ways.flatMap(waysOf);
  const chosen = ways.findIndex((way) => isWay(way, value));
  const open = ways[chosen];
  return (
    <div class="field">
      <label for={id}>{labelOf(field.name)}</label>
      <select
        id={id}
        disabled={filling.isLocked}
        value={String(chosen)}
        aria-describedby={noteId}
        onChange={({ currentTarget }) => {
          const way = ways[Number(currentTarget.value)];
          filling.change(field.path, way?.is === 'open' ? emptyOf(way.schema) : way?.value);
        }}
      >
        {!field.required && <option value="-1">{say('as-it-comes')}</option>}
        {ways.map((way, index) => (
          <option key={index} value={String(index)}>
            {way.is === 'value' ? valueWords(way.value) : partsWords(way.schema)}
          </option>
        ))}
      </select>
      {open?.is === 'open' && within(fieldsOf(open.schema, field.path))}
      {notes}
    </div>
  );
}

function waysOf(schema: Schema): readonly Way[] {
  if (schema.const !== undefined) return [{ is: 'value', value: schema.const }];
  if (schema.enum) return schema.enum.map((value) => ({ is: 'value', value }));
  if (schema.type === 'boolean') return [true, false].map((value) => ({ is: 'value', value }));
  if (schema.type === 'integer')
    return Array.from({
      length: Math.min(MOST_NUMBERS, (schema.maximum ?? 0) - (schema.minimum ?? 0) + 1),
    }).map((_, at) => ({ is: 'value', value: (schema.minimum ?? 0) + at }));
  return schema.type === 'object' ? [{ is: 'open', schema }] : [];
}

const isWay = (way: Way, value: unknown): boolean =>
  way.is === 'value'
    ? way.value === value
    : typeof value === 'object' &&
      value !== null &&
      Object.keys(value).every((key) => key in (way.schema.properties ?? {}));

/** An object to be filled: what it can only be in one way is in it at once, and its first key shows which one it is. */
function emptyOf({ properties = {} }: Schema): Readonly<Record<string, unknown>> {
  const known = Object.entries(properties).filter(([, { const: only }]) => only !== undefined);
  if (known.length > 0) return Object.fromEntries(known.map(([key, { const: only }]) => [key, only]));
  const [first = ''] = Object.keys(properties);
  return { [first]: null };
}

const valueWords = (value: unknown): string =>
  value === true ? say('yes') : value === false ? say('no') : wordOf(String(value));
const partsWords = ({ properties = {} }: Schema): string => Object.keys(properties).map(labelOf).join(', ');
