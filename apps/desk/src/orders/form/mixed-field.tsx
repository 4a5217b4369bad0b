import type { JSX } from 'preact';
import { EitherField } from './either-field.js';
import { labelOf } from './field-words.js';
import type { MixedFieldProps } from './game-of-forms.js';
import { StepsField } from './steps-field.js';

/** Fields that only games with such schemas need; they come with those. */
export function MixedField({ field, filling, noteId, notes, within }: MixedFieldProps): JSX.Element {
  if (field.is === 'either') return <EitherField {...{ field, filling, noteId, notes, within }} />;
  return (
    <fieldset class="group" aria-describedby={noteId}>
      <legend>{labelOf(field.name)}</legend>
      <StepsField field={field} filling={filling} />
      {notes}
    </fieldset>
  );
}
