import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { say } from '../words/words.js';

/** The id of the field, which a key of the map leads to. */
export const GO_TO_FIELD = 'go-to';

interface GoToProps {
  readonly label: string;
  /** Names that are proposed. */
  readonly names: readonly string[];
  /** Goes to what was written; false where there is no such place. */
  readonly go: (wanted: string) => boolean;
}

/** Goes to a place or a piece by its name, or says that there is none of it. */
export function GoTo({ label, names, go }: GoToProps): JSX.Element {
  const unknown = useSignal('');
  return (
    <form
      class="go-to"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = String(new FormData(event.currentTarget).get('place') ?? '').trim();
        unknown.value = wanted === '' || go(wanted) ? '' : say('no-such-place', { wanted });
      }}
    >
      <label class="field">
        <span>{label}</span>
        <input
          id={GO_TO_FIELD}
          name="place"
          autocomplete="off"
          list="places"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <datalist id="places">
        {[...new Set(names)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p role="status" class="faint">
        {unknown.value}
      </p>
    </form>
  );
}
