import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { computed, useSignal } from '@preact/signals';
import type { TurnReport } from '@vedette/reports';
import type { Camera } from '../../map/camera.js';
import type { Drawn, Scene } from '../../map/map-frame.js';
import { LAYERS, type Layer } from '../../map/layers.js';
import { Ground } from '../../map/ground.js';
import { MapCanvas } from '../../map/map-canvas.js';
import { type Cell, Gazetteer, type Theatre } from '../../seat/theatre.js';
import { squaresTold } from '../../map/told-squares.js';
import type { ToldTurn } from '../../seat/campaign.js';
import { say } from '../../words/words.js';
import type { Seat } from '../../graph/order-desk.js';
import { LineReasons } from '../line-reasons.js';
import { BattleInset } from './battle-inset.js';
import { filmOf, stepOfPhase, stepsOf } from './scenes.js';

/** How long a picture stands, in milliseconds, at the usual speed; *our figure*: two lines are read in it. */
const PICTURE_MS = 3_200;
const SPEEDS = [0.5, 1, 2, 4] as const;
const SHOWN_LAYERS: ReadonlySet<Layer> = new Set(
  LAYERS.filter((layer) => layer !== 'grid' && layer !== 'memory'),
);
const NO_REACH: Drawn['reach'] = new Map();
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface FilmProps {
  readonly seat: Seat;
  readonly theatre: Theatre;
  readonly told: ToldTurn;
  readonly report: TurnReport;
}

/** The turn as a film upon the map: a picture a line, its caption the line itself. What was not seen does not move. */
export function Film({ seat, theatre, told, report }: FilmProps): JSX.Element {
  const ground = useMemo(() => new Ground(theatre), [theatre]);
  const gazetteer = useMemo(() => new Gazetteer(theatre), [theatre]);
  const squares = useMemo(() => squaresTold(told.position), [told]);
  const scenes = useMemo(() => filmOf(report), [report]);
  // Where a turn was all routine, that is its film.
  const withRoutine = useSignal(stepsOf(scenes, false).length === 0);
  const at = useSignal(0);
  const isPlaying = useSignal(false);
  const speed = useSignal(1);
  const cursor = useSignal<Cell>({ column: 0, row: 0 });
  const camera = useSignal<Camera | null>(null);
  const box = useRef<HTMLElement>(null);
  const steps = stepsOf(scenes, withRoutine.value);
  const last = steps.length - 1;
  const index = Math.min(at.value, last);
  const step = steps[index];
  const scene = useMemo(
    () =>
      computed<Scene>(() => {
        const shown = stepsOf(scenes, withRoutine.value)[at.value];
        return {
          gazetteer,
          told: squares,
          ghosts: [],
          heard: [],
          ways: shown?.ways ?? [],
          ground: new Map(),
          lit: shown?.squares ?? [],
          reach: NO_REACH,
          marks: [],
          layers: SHOWN_LAYERS,
        };
      }),
    [scenes, gazetteer, squares],
  );
  useEffect(() => {
    // Before anything has a place, the film looks at where the first thing will happen.
    const shown =
      step?.squares.length || camera.value ? step : steps.find(({ squares: at }) => at.length > 0);
    const cell = shown?.squares.flatMap((square) => gazetteer.cellOf(square) ?? [])[0];
    if (!cell) return;
    cursor.value = cell;
    camera.value = { x: cell.column + 0.5, y: cell.row + 0.5, scale: camera.value?.scale ?? 40 };
  }, [step]);
  useEffect(() => {
    if (!isPlaying.value) return;
    if (index >= last) return void (isPlaying.value = false);
    const timer = setTimeout(() => (at.value = index + 1), PICTURE_MS / speed.value);
    return () => clearTimeout(timer);
  }, [isPlaying.value, index, speed.value, last]);
  const move = (to: number): void => void (at.value = Math.max(0, Math.min(last, to)));
  const hasten = (by: 1 | -1): void => {
    const next = SPEEDS[SPEEDS.indexOf(speed.value as 1) + by];
    if (next !== undefined) speed.value = next;
  };
  const play = (): void => {
    if (isStill()) return move(index + 1);
    if (index >= last) at.value = 0;
    isPlaying.value = !isPlaying.value;
  };
  const onKey = (key: string, shift = false): boolean => {
    const letter = key.toLowerCase();
    if (key === ' ') play();
    else if (letter === 'j') move(shift ? stepOfPhase(steps, index, -1) : index - 1);
    else if (letter === 'l') move(shift ? stepOfPhase(steps, index, 1) : index + 1);
    else if (key === ',') hasten(-1);
    else if (key === '.') hasten(1);
    else return false;
    return true;
  };
  if (!step) return <p>{say('nothing-happened')}</p>;
  return (
    <section
      ref={box}
      class="film"
      aria-label={say('film')}
      onKeyDown={(event) => {
        // What has the focus may need the space for itself.
        const isTaken =
          event.key === ' ' &&
          (event.target as HTMLElement).closest('button, summary, input, select') !== null;
        if (!isTaken && !event.ctrlKey && !event.metaKey && !event.altKey && onKey(event.key, event.shiftKey))
          event.preventDefault();
      }}
    >
      {/* It lies upon the map: the buttons below must not move from under a pointer. */}
      <div class="film-stage">
        <MapCanvas
          ground={ground}
          scene={scene}
          cursor={cursor}
          camera={camera}
          label={say('film-map')}
          describedBy="film-caption"
          onKey={() => false}
        />
        {step.field && <BattleInset seat={seat} scene={step.field} />}
      </div>
      <p id="film-caption" class="caption">
        <strong>{scenes[step.scene]!.title}</strong> {step.line.text}
      </p>
      <div class="film-keys">
        <button type="button" onClick={() => move(stepOfPhase(steps, index, -1))}>
          « {say('phase-before')}
        </button>
        <button type="button" onClick={() => move(index - 1)}>
          ‹ {say('event-before')}
        </button>
        <button type="button" class="primary" onClick={play}>
          {isPlaying.value ? say('stop') : say('play')}
        </button>
        <button type="button" onClick={() => move(index + 1)}>
          {say('event-after')} ›
        </button>
        <button type="button" onClick={() => move(stepOfPhase(steps, index, 1))}>
          {say('phase-after')} »
        </button>
        <label>
          {say('speed')}{' '}
          <select value={speed.value} onChange={(event) => (speed.value = Number(event.currentTarget.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <label class="tick">
          <input
            type="checkbox"
            checked={withRoutine.value}
            onChange={(event) => (withRoutine.value = event.currentTarget.checked)}
          />{' '}
          {say('with-routine')}
        </label>
        <span class="faint">{say('picture-of', { at: index + 1, all: steps.length })}</span>
      </div>
      {/* Below the buttons, which would move from under a pointer otherwise. */}
      <LineReasons {...step.line} />
    </section>
  );
}
