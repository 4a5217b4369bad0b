import type { JSX } from 'preact';
import { BeforeAndAfter } from './before-and-after.js';
import { say } from '../words/words.js';
import type { ActField, Values } from './act.js';
import { typedIn, typedWith, valueShown } from './edit-fields.js';

interface PieceFieldsProps {
  readonly field: ActField;
  readonly value: string;
  /** All that the act was told so far: of which piece the fields are. */
  readonly values: Values;
  readonly set: (name: string, value: string) => void;
}

/** The fields of a piece as a form: what stands in each, as far as the veil was lifted, and what is to stand there. */
export function PieceFields({ field, value, values, set }: PieceFieldsProps): JSX.Element | null {
  const rows = field.rows?.(values) ?? [];
  if (rows.length === 0) return null;
  const typed = typedIn(value);
  const isSeen = rows.some(({ before }) => before !== undefined);
  return (
    <fieldset class="piece-fields">
      <legend>{say(`act-field-${field.name}`)}</legend>
      <p class="faint">{say(isSeen ? 'fields-seen' : 'fields-veiled')}</p>
      <table class="table">
        <BeforeAndAfter />
        <tbody>
          {rows.map(({ name, before }) => (
            <tr key={name} data-changed={typed.has(name) || undefined}>
              <th scope="row">{name}</th>
              <td data-label={say('column-before')}>{before === undefined ? '' : valueShown(before)}</td>
              <td data-label={say('column-after')}>
                <input
                  type="text"
                  aria-label={name}
                  autocomplete="off"
                  placeholder={say('field-unchanged')}
                  value={typed.get(name) ?? ''}
                  onInput={(event) => set(field.name, typedWith(value, name, event.currentTarget.value))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
