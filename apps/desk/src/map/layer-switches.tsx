import type { JSX } from 'preact';
import { say } from '../words/words.js';
import { LAYERS, type Layer } from './layers.js';

/** Layers have digits, and capital letters: small ones belong to orders. */
const LETTERS_OF: Readonly<Record<string, Layer>> = {
  1: 'sight',
  2: 'memory',
  3: 'troops',
  4: 'cities',
  5: 'grid',
  6: 'stores',
  7: 'orders',
  8: 'reach',
  9: 'marks',
  A: 'ahead',
  C: 'communications',
  F: 'nations',
  O: 'past',
  S: 'supplies',
  Y: 'railways',
};

/** The layer that a key switches; undefined for none. */
export const layerOf = (key: string): Layer | undefined => LETTERS_OF[key];

/** The key of a layer as it is pressed. */
const keyOf = (layer: Layer): string => {
  const [key] = Object.entries(LETTERS_OF).find(([, one]) => one === layer)!;
  return /[A-Z]/.test(key) ? `Shift+${key}` : key;
};

/** Layers whose signs are told of. */
const TOLD_BELOW: readonly Layer[] = ['past', 'supplies', 'communications'];

interface LayerSwitchesProps {
  readonly shown: ReadonlySet<Layer>;
  readonly toggle: (layer: Layer) => void;
}

/** The layers of the map, each with its switch and its letter. */
export function LayerSwitches({ shown, toggle }: LayerSwitchesProps): JSX.Element {
  return (
    <fieldset class="layers">
      <legend>{say('layers')}</legend>
      {LAYERS.map((layer) => (
        <button key={layer} type="button" aria-pressed={shown.has(layer)} onClick={() => toggle(layer)}>
          {say(`layer-${layer}`)} <kbd>{keyOf(layer)}</kbd>
        </button>
      ))}
      {/* What is not plain by its name is told while it is shown. */}
      <p role="status">{TOLD_BELOW.some((layer) => shown.has(layer)) && say('legend')}</p>
    </fieldset>
  );
}
