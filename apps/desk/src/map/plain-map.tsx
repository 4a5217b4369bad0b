import type { JSX } from 'preact';
import { useEffect, useId, useMemo } from 'preact/hooks';
import { computed, type Signal, useSignal } from '@preact/signals';
import type { SquareView } from '@vedette/reports';
import { type Cell, Gazetteer, type Theatre } from '../seat/theatre.js';
import type { Camera } from './camera.js';
import type { Scene } from './map-frame.js';
import { Ground } from './ground.js';
import type { Layer } from './layers.js';
import { MapCanvas } from './map-canvas.js';
import type { Ghost, Heard } from './told-squares.js';

/** What is drawn upon a plain map: troops as they stand or are believed to, by how they are known. */
export interface MarksOnMap {
  readonly standing: ReadonlyMap<string, SquareView>;
  readonly ghosts: readonly Ghost[];
  readonly heard: readonly Heard[];
  /** Squares that are to be seen at once. */
  readonly lit: readonly string[];
}

/** A map to look at and point into; whoever shows several of them hands all the same camera and cursor. */
export interface PlainMapProps {
  readonly theatre: Theatre;
  readonly marks: MarksOnMap;
  readonly cursor: Signal<Cell>;
  readonly camera: Signal<Camera | null>;
  readonly label: string;
  /** What is said of a square, line by line. */
  readonly wordsAt: (square: string) => readonly string[];
  readonly onPoint?: (square: string) => void;
  readonly onKey?: (key: string) => boolean;
}

/** No veil: these maps tell what is believed or was true, and sight is no part of either. */
const LAYERS_SHOWN: ReadonlySet<Layer> = new Set(['memory', 'troops', 'cities']);

/** The theatre with marks upon it, and the words of the square under the cursor below. */
export function PlainMap(props: PlainMapProps): JSX.Element {
  const { theatre, marks, cursor, camera, label, wordsAt, onPoint, onKey } = props;
  const ground = useMemo(() => new Ground(theatre), [theatre]);
  const gazetteer = useMemo(() => new Gazetteer(theatre), [theatre]);
  const spoken = useId();
  // The canvas keeps the scene it was given first: what is drawn changes within it.
  const shown = useSignal(marks);
  useEffect(() => {
    shown.value = marks;
  }, [marks]);
  const scene = useMemo(
    () =>
      computed<Scene>(() => ({
        gazetteer,
        told: shown.value.standing,
        ghosts: shown.value.ghosts,
        heard: shown.value.heard,
        ground: new Map(),
        ways: [],
        lit: shown.value.lit,
        reach: new Map(),
        marks: [],
        layers: LAYERS_SHOWN,
      })),
    [gazetteer],
  );
  const square = gazetteer.nameOf(cursor.value);
  const city = gazetteer.cities.get(square)?.name;
  return (
    <div class="plain-map">
      <MapCanvas
        key={theatre.id}
        ground={ground}
        scene={scene}
        cursor={cursor}
        camera={camera}
        label={label}
        describedBy={spoken}
        onKey={(key) => onKey?.(key) ?? false}
        onPoint={() => onPoint?.(gazetteer.nameOf(cursor.value))}
      />
      <output id={spoken} aria-live="polite" class="spoken">
        <strong>{[square, city].filter(Boolean).join(', ')}.</strong>{' '}
        {wordsAt(square).map((line) => (
          <span key={line}>{line} </span>
        ))}
      </output>
    </div>
  );
}
