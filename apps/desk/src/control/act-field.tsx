import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { evening } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import type { ActField, Values } from './act.js';
import { PieceFields } from './piece-fields.js';

interface ActFieldProps {
  readonly field: ActField;
  readonly value: string;
  /** All that the act was told so far. */
  readonly values: Values;
  readonly set: (name: string, value: string) => void;
}

const MOST_LETTERS = 4_000;

/** A field of an act, with its name above it. */
export function ActFieldInput({ field, value, values, set }: ActFieldProps): JSX.Element {
  const { name, kind, isNeeded = false, options = [] } = field;
  const label = say(`act-field-${name}`);
  switch (kind) {
    case 'piece':
      return <PieceFields field={field} value={value} values={values} set={set} />;
    case 'players':
      return <PlayersField field={field} value={value} set={set} />;
    case 'audience':
      return <AudienceField field={field} value={value} set={set} />;
    case 'line':
      return <LineField field={field} value={value} set={set} />;
    case 'tick':
      return (
        <label class="tick">
          <input
            type="checkbox"
            checked={value === 'yes'}
            onChange={(event) => set(name, event.currentTarget.checked ? 'yes' : '')}
          />
          <span>{label}</span>
        </label>
      );
    case 'choice':
      return (
        <label class="field">
          <span>{label}</span>
          <select
            value={value}
            required={isNeeded}
            onChange={(event) => set(name, event.currentTarget.value)}
          >
            {options.map(([one, words]) => (
              <option key={one} value={one}>
                {words}
              </option>
            ))}
          </select>
        </label>
      );
    case 'long':
      return (
        <label class="field">
          <span>{label}</span>
          <textarea
            rows={3}
            required={isNeeded}
            maxLength={MOST_LETTERS}
            value={value}
            onInput={(event) => set(name, event.currentTarget.value)}
          />
        </label>
      );
    default: {
      const kept = {
        value,
        required: isNeeded,
        autocomplete: 'off',
        onInput: (event: { readonly currentTarget: HTMLInputElement }) =>
          set(name, event.currentTarget.value),
      } as const;
      return (
        <label class="field">
          <span>{label}</span>
          {kind === 'moment' ? (
            <input type="datetime-local" {...kept} />
          ) : kind === 'number' ? (
            <input type="number" {...kept} />
          ) : (
            <input type="text" {...kept} />
          )}
        </label>
      );
    }
  }
}

/** A place in a line of things that were done one after the other: what is chosen and all after it is undone. */
function LineField({ field, value, set }: Omit<ActFieldProps, 'values'>): JSX.Element {
  const { name, options = [], after = [] } = field;
  const group = useId();
  const from = options.findIndex(([one]) => one === value);
  const fate = (isUndone: boolean): JSX.Element => (
    <span class="faint">{isUndone ? `↶ ${say('line-undone')}` : `✓ ${say('line-stays')}`}</span>
  );
  return (
    <fieldset class="choices">
      <legend>{say(`act-field-${name}`)}</legend>
      <ol class="line">
        {options.map(([one, words], index) => (
          <li key={one} class={index < from ? '' : 'undone'}>
            <label class="tick">
              <input type="radio" name={group} checked={value === one} onChange={() => set(name, one)} />
              <span>{words}</span> {fate(index >= from)}
            </label>
          </li>
        ))}
        {after.map((words) => (
          <li key={words} class="undone">
            {words} {fate(true)}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Several players, as a list of their ids. */
function PlayersField({ field: { name }, value, set }: Omit<ActFieldProps, 'values'>): JSX.Element {
  const chosen = new Set(value.split(',').filter(Boolean));
  const toggle = (player: string): void => {
    if (!chosen.delete(player)) chosen.add(player);
    set(name, [...chosen].join(','));
  };
  return (
    <fieldset class="choices">
      <legend>{say(`act-field-${name}`)}</legend>
      {(evening.value?.campaign.players ?? []).map(({ id, name: player }) => (
        <label class="tick" key={id}>
          <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
          <span>{player}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Who is told: everybody, nobody but administrators, sides where there are any, or players one by one. */
function AudienceField({ field, value, set }: Omit<ActFieldProps, 'values'>): JSX.Element {
  const {
    name,
    options = [
      ['everybody', say('audience-everybody')],
      ['administrators', say('audience-administrators')],
    ],
  } = field;
  const group = useId();
  const isSome = !options.some(([one]) => one === value);
  return (
    <fieldset class="choices">
      <legend>{say(`act-field-${name}`)}</legend>
      {options.map(([one, words]) => (
        <label class="tick" key={one}>
          <input type="radio" name={group} checked={value === one} onChange={() => set(name, one)} />
          <span>{words}</span>
        </label>
      ))}
      <label class="tick">
        <input type="radio" name={group} checked={isSome} onChange={() => set(name, '')} />
        <span>{say('audience-some')}</span>
      </label>
      {isSome && (
        <PlayersField
          field={{ ...field, name: 'players' }}
          value={value}
          set={(_, next) => set(name, next)}
        />
      )}
    </fieldset>
  );
}
