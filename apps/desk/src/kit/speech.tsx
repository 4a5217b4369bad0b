import type { JSX } from 'preact';
import { language, LANGUAGES, speak, type Language } from '../words/words.js';

/** The language of the desk. */
export function Speech(): JSX.Element {
  return (
    <select
      aria-label="Language / Sprache"
      value={language.value}
      onChange={(event) => void speak(event.currentTarget.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([tag, name]) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </select>
  );
}
