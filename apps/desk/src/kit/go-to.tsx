import type { JSX } from 'preact';

/** The id of the field, which a key of the map leads to. */
export const GO_TO_FIELD = 'go-to';

interface GoToProps {
  readonly label: string;
  /** Names that are proposed. */
  readonly names: readonly string[];
  /** Goes to what was written, if there is such a place. */
  readonly go: (wanted: string) => void;
}

/** Goes to a place or a piece by its name. */
export const GoTo = ({ label, names, go }: GoToProps): JSX.Element => (
  <form
    class="go-to"
    onSubmit={(event) => {
      event.preventDefault();
      go(String(new FormData(event.currentTarget).get('place') ?? '').trim());
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
  </form>
);
