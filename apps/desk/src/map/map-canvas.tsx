import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isPhone } from '../kit/phone.js';
import { type Camera, type Frame, kept, pointAt, showing, wholeScale, zoomed } from './camera.js';
import { drawCursor, SIGNS_FROM } from './draw-frame.js';
import type { Scene } from './map-frame.js';
import { keepAim } from './aim.js';
import { CrossHair } from './cross-hair.js';
import { type Drag, STEP, steerBy } from './gestures.js';
import { cellsIn, drawLasso, type Lasso, type Within } from './lasso.js';
import { drawGround } from './draw-ground.js';
import type { Ground } from './ground.js';
import { KeptPicture, onPixels } from './kept-picture.js';
import type { Cell } from '../seat/theatre.js';

/** A map that can be looked at, by pointer and by keys. */
export interface MapCanvasProps {
  readonly ground: Ground;
  readonly scene: ReadonlySignal<Scene>;
  readonly cursor: Signal<Cell>;
  readonly camera: Signal<Camera | null>;
  readonly label: string;
  readonly describedBy: string;
  /** Names the square under the cross-hair; a map without it has no cross-hair. */
  readonly nameOf?: (cell: Cell) => string;
  /** A key that the map itself does not take; true when somebody took it. */
  readonly onKey: (key: string) => boolean;
  /** Cells were caught with a lasso. */
  readonly onLasso?: ((cells: readonly Cell[]) => void) | undefined;
  /** The square under the cursor was pointed at. */
  readonly onPoint?: (() => void) | undefined;
  /** What a hand takes hold of in a cell: what is done where it is let go. Null for nothing, and a drag pans. */
  readonly onGrab?: ((cell: Cell, within: Within) => ((to: Cell) => void) | null) | undefined;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** One canvas: bitmaps of the ground are copied onto it, and what changes is drawn above. */
export function MapCanvas(props: MapCanvasProps): JSX.Element {
  const holder = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { ground, scene, cursor, camera } = props;
  // Listeners are set once; what they call is of the last drawing.
  const calls = useRef(props);
  calls.current = props;
  useEffect(() => {
    const element = canvas.current!;
    const brush = element.getContext('2d')!;
    const frameOf = (): Frame => ({
      width: element.clientWidth,
      height: element.clientHeight,
      columns: ground.columns,
      rows: ground.rows,
    });
    const picture = new KeptPicture();
    const lasso = signal<Lasso | null>(null);
    const carried = signal<Lasso | null>(null);
    let asked = 0;
    const paint = (): void => {
      asked = 0;
      const frame = frameOf();
      if (frame.width === 0 || frame.height === 0) return;
      const ratio = devicePixelRatio;
      const [width, height] = [Math.round(frame.width * ratio), Math.round(frame.height * ratio)];
      if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
      const view = kept(
        camera.value ?? { x: frame.columns / 2, y: frame.rows / 2, scale: wholeScale(frame) },
        frame,
      );
      if (!isSame(view, camera.value)) camera.value = view;
      const isWhole = drawGround(ground, view, frame);
      const seen = onPixels(view, frame, ratio);
      const map = { ground, view: seen, frame, scene: scene.value };
      picture.show(map, width, height, ratio);
      brush.setTransform(1, 0, 0, 1, 0, 0);
      brush.globalCompositeOperation = 'copy';
      brush.drawImage(picture.canvas, 0, 0);
      brush.globalCompositeOperation = 'source-over';
      brush.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawCursor(brush, map, cursor.value);
      if (lasso.value) drawLasso(brush, lasso.value, false);
      if (carried.value) drawLasso(brush, carried.value, true);
      element.dataset['drawn'] = isWhole ? 'whole' : 'coarse';
      if (!isWhole) ask();
    };
    const ask = (): void => void (asked ||= requestAnimationFrame(paint));
    const stop = effect(() => {
      void [scene.value, cursor.value, camera.value, lasso.value, carried.value];
      ask();
    });
    const sizes = new ResizeObserver(ask);
    sizes.observe(element);
    const cellAt = (left: number, top: number): Cell | null => {
      const frame = frameOf();
      if (!camera.value) return null;
      const [x, y] = pointAt(camera.value, frame, left, top);
      if (x < 0 || y < 0 || x >= frame.columns || y >= frame.rows) return null;
      return { column: Math.floor(x), row: Math.floor(y) };
    };
    const inMiddle = (): Cell | null => cellAt(element.clientWidth / 2, element.clientHeight / 2);
    const look = (cell: Cell | null): boolean => {
      if (cell) cursor.value = cell;
      return cell !== null;
    };
    const point = (cell: Cell | null): void => {
      if (look(cell)) calls.current.onPoint?.();
    };
    const grab = (left: number, top: number): Drag | null => {
      const from = cellAt(left, top);
      // What is drawn as a dot cannot be taken hold of.
      if (!from || !camera.value || camera.value.scale < SIGNS_FROM) return null;
      const [x, y] = pointAt(camera.value, frameOf(), left, top);
      const drop = calls.current.onGrab?.(from, { east: x - from.column, south: y - from.row });
      if (!drop) return null;
      let to: Cell | null = from;
      const lead = (...hand: [number, number]): void => {
        carried.value = { from: [left, top], to: hand };
        // The square it would be let go in is framed, and said.
        look((to = cellAt(...hand)));
      };
      const lose = (): void => void (carried.value = null);
      return {
        begin: lead,
        move: lead,
        end: () => {
          lose();
          // Brought back to where it was it was not meant.
          if (to && (to.column !== from.column || to.row !== from.row)) drop(to);
        },
        lose,
      };
    };
    const letGo = steerBy(element, {
      grab,
      pan: (east, south) => {
        if (!camera.value) return;
        const { x, y, scale } = camera.value;
        camera.value = kept({ x: x - east / scale, y: y - south / scale, scale }, frameOf());
      },
      zoom: (factor, left, top) => {
        if (camera.value) camera.value = zoomed(camera.value, frameOf(), factor, left, top);
      },
      tap: (left, top) => point(cellAt(left, top)),
      look: (left, top) => void look(cellAt(left, top)),
      // What is said is what lies under the cross-hair.
      settled: () => void (isPhone.value && calls.current.nameOf && look(inMiddle())),
      lasso: calls.current.onLasso
        ? {
            begin: (left, top) => (lasso.value = { from: [left, top], to: [left, top] }),
            move: (left, top) => (lasso.value = { from: lasso.value!.from, to: [left, top] }),
            end: () => {
              const caught = camera.value ? cellsIn(lasso.value!, camera.value, frameOf()) : [];
              lasso.value = null;
              calls.current.onLasso?.(caught);
            },
            lose: () => (lasso.value = null),
          }
        : null,
    });
    const noAim =
      calls.current.nameOf &&
      keepAim(() => {
        const cell = inMiddle();
        return cell && { name: calls.current.nameOf!(cell), point: () => point(cell) };
      });
    const keys = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const frame = frameOf();
      const arrow = ARROWS[event.key];
      if (arrow) {
        const [east, south] = arrow;
        const next = {
          column: Math.min(frame.columns - 1, Math.max(0, cursor.value.column + east)),
          row: Math.min(frame.rows - 1, Math.max(0, cursor.value.row + south)),
        };
        cursor.value = next;
        if (camera.value) camera.value = showing(camera.value, frame, next);
      } else if (event.key === '+' || event.key === '-') {
        const factor = event.key === '+' ? STEP : 1 / STEP;
        if (camera.value)
          camera.value = zoomed(camera.value, frame, factor, frame.width / 2, frame.height / 2);
      } else if (event.key.toLowerCase() === 'z') {
        const whole = wholeScale(frame);
        const isWhole = (camera.value?.scale ?? whole) <= whole * 1.05;
        camera.value = isWhole
          ? showing(
              { x: cursor.value.column + 0.5, y: cursor.value.row + 0.5, scale: 48 },
              frame,
              cursor.value,
            )
          : { x: frame.columns / 2, y: frame.rows / 2, scale: whole };
      } else if (!calls.current.onKey(event.shiftKey && event.key === 'Enter' ? 'Shift+Enter' : event.key))
        return;
      event.preventDefault();
    };
    const box = holder.current!;
    box.addEventListener('keydown', keys);
    return () => {
      stop();
      letGo();
      noAim?.();
      sizes.disconnect();
      box.removeEventListener('keydown', keys);
      cancelAnimationFrame(asked);
    };
  }, [ground]);
  return (
    <div
      ref={holder}
      class="map"
      role="application"
      tabIndex={0}
      aria-label={props.label}
      aria-describedby={props.describedBy}
    >
      <canvas ref={canvas} aria-hidden="true" />
      {props.nameOf && <CrossHair />}
    </div>
  );
}

const isSame = (a: Camera, b: Camera | null): boolean =>
  b !== null && a.x === b.x && a.y === b.y && a.scale === b.scale;
