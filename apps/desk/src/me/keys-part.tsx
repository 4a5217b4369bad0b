import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { ownKeys, takeKeys, USUAL_KEYS } from '../kit/keys-meant.js';
import { say } from '../words/words.js';
import { isBattle } from '../seat/battle.js';
import { evening } from '../seat/open-campaign.js';
import { CHANGEABLE, FIXED_KEYS, keysListed } from './keys-listed.js';

/** What is pressed for a key just now. */
const pressedFor = (key: string): string => ownKeys.value.instead[key] ?? key;

/** All keys by where they act, as they are pressed on this device: those of the game that is open, else of all games. */
export function KeysListed(): JSX.Element {
  const open = evening.value;
  const game = open && (isBattle(open) ? 'battle' : 'land-and-sea');
  return (
    <>
      {ownKeys.value.isOff && <p role="status">{say('keys-are-off')}</p>}
      {Object.entries(keysListed(game)).map(([where, keys]) => (
        <section key={where} aria-label={say(`keys-${where}`)}>
          <h3>{say(`keys-${where}`)}</h3>
          <dl class="keys">
            {keys.map(([key, name]) => (
              <div key={name}>
                <dt>
                  <kbd>{pressedFor(key).toUpperCase()}</kbd>
                </dt>
                <dd>{say(`key-${name}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <h3>{say('keys-everywhere')}</h3>
      <dl class="keys">
        {FIXED_KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(`key-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Changing keys: one for another, or none at all. Two keys never mean the same: what is taken gives its own for it. */
export function ChangeKeys(): JSX.Element {
  const said = useSignal('');
  const { isOff, instead } = ownKeys.value;
  const change = (key: string, pressed: string): void => {
    const wanted = pressed.toLowerCase();
    if (wanted === '' || wanted === ' ' || wanted === '?') return;
    const other = CHANGEABLE.find((one) => pressedFor(one) === wanted);
    const next = {
      ...instead,
      [key]: wanted,
      ...(other && other !== key ? { [other]: pressedFor(key) } : {}),
    };
    takeKeys({
      isOff,
      instead: Object.fromEntries(Object.entries(next).filter(([one, its]) => one !== its)),
    });
    said.value = say('key-changed', { key: key.toUpperCase(), pressed: wanted.toUpperCase() });
  };
  return (
    <>
      <label class="tick">
        <input
          type="checkbox"
          checked={isOff}
          onChange={(event) => takeKeys({ isOff: event.currentTarget.checked, instead })}
        />
        <span>{say('keys-off')}</span>
      </label>
      <details>
        <summary>{say('keys-change')}</summary>
        <p class="faint">{say('keys-change-means')}</p>
        <div class="key-fields">
          {CHANGEABLE.map((key) => (
            <label key={key}>
              <kbd>{key.toUpperCase()}</kbd>{' '}
              <input
                aria-label={say('key-instead', { key: key.toUpperCase() })}
                size={2}
                maxLength={1}
                value={pressedFor(key)}
                onFocus={(event) => event.currentTarget.select()}
                onInput={(event) => {
                  change(key, event.currentTarget.value);
                  event.currentTarget.value = pressedFor(key);
                }}
              />
            </label>
          ))}
        </div>
        <button
          type="button"
          onClick={() => {
            takeKeys(USUAL_KEYS);
            said.value = say('keys-usual-again');
          }}
        >
          {say('keys-usual')}
        </button>
      </details>
      <p role="status">{said.value}</p>
    </>
  );
}
