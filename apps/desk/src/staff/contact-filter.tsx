import type { JSX } from 'preact';
import type { Signal } from '@preact/signals';
import type { Wanted } from '../graph/staff-desk.js';
import { say } from '../words/words.js';

const ARMS = ['infantry', 'cavalry', 'artillery', 'headquarters', 'ships'] as const;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const SORTS = ['place', 'age', 'strength', 'reliability'] as const;
const SOURCES = [
  'tactical-map',
  'turn-report',
  'strategic-map',
  'seen-from-ships',
  'seen-from-shore',
  'in-contact',
  'sloop',
  'garrison',
  'sail-news',
  'headquarters-news',
  'troops-news',
] as const;

interface ContactFilterProps {
  readonly wanted: Signal<Wanted>;
  /** States of whom anything is believed. */
  readonly states: readonly (readonly [string, string])[];
  readonly isSorted: boolean;
}

/** Which contacts are wanted; the house filters them, so that lists, sums and tables agree. */
export function ContactFilter({ wanted, states, isSorted }: ContactFilterProps): JSX.Element {
  const set = (name: string, value: string): void => void (wanted.value = { ...wanted.value, [name]: value });
  const choice = (name: string, options: readonly (readonly [string, string])[]): JSX.Element => (
    <label class="field">
      <span>{say(`filter-${name}`)}</span>
      <select value={wanted.value[name] ?? ''} onChange={(event) => set(name, event.currentTarget.value)}>
        {name !== 'sort' && <option value="">{say('filter-all')}</option>}
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset class="filters">
      <legend>{say('filter')}</legend>
      {choice('state', states)}
      {choice(
        'arm',
        ARMS.map((arm) => [arm, say(`arms-${arm}`)] as const),
      )}
      {choice(
        'reliability',
        LETTERS.map((letter) => [letter, say('letter-or-better', { letter })] as const),
      )}
      {choice(
        'source',
        SOURCES.map((source) => [source, say(`source-${source}`)] as const),
      )}
      <label class="field">
        <span>{say('filter-age')}</span>
        <input
          type="number"
          min="0"
          max="99"
          value={wanted.value['age'] ?? ''}
          onChange={(event) => set('age', event.currentTarget.value)}
        />
      </label>
      {isSorted &&
        choice(
          'sort',
          SORTS.map((sort) => [sort, say(`sort-${sort}`)] as const),
        )}
    </fieldset>
  );
}
