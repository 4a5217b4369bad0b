import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Signal, useSignal } from '@preact/signals';
import { columnOf, hexAt, rowOf } from '@vedette/hex';
import type { BattleView } from '@vedette/battle-sight';
import { isPhone } from '../../kit/phone.js';
import { keepAim } from '../../map/aim.js';
import { CrossHair } from '../../map/cross-hair.js';
import { STEP, steerBy } from '../../map/gestures.js';
import { SMALLEST_LETTERS } from '../../map/lettering.js';
import { type Camera, type Frame, kept, pointAt, showing, wholeScale, zoomed } from '../../map/camera.js';
import type { Battleground } from '../../seat/battle.js';
import { GroundLayer, LetteringLayer } from './ground-layer.js';
import { centreOf, hexUnder, outlinesOf, RADIUS, sizeOf } from './hexes.js';
import { Contacts, OwnSigns, OwnUnits } from './piece-layer.js';

interface HexMapProps {
  readonly ground: Battleground;
  readonly view: BattleView;
  readonly cursor: Signal<string>;
  /** Where several maps are looked at as one; else a map has its own. */
  readonly camera?: Signal<Camera | null>;
  /** Units whose order is being composed. */
  readonly chosen: ReadonlySet<string>;
  readonly label: string;
  readonly describedBy: string;
  /** What is drawn between the ground and the troops: reach. */
  readonly beneath?: ComponentChildren;
  /** What is drawn above the troops: ways and targets. */
  readonly above?: ComponentChildren;
  /** Whether it is pointed at with a cross-hair on phones. */
  readonly isAimed?: boolean;
  /** A key that the map itself does not take; true when somebody took it. */
  readonly onKey: (key: string) => boolean;
  /** The hex under the cursor was pointed at. */
  readonly onPoint?: () => void;
}

/** Pixels from the middle of a hex to its corner from which on there is room for names of troops, for numbers of hexes, for strengths. */
const NAMED = 30;
const CLOSE = 26;
const NEAR = 20;
const USUAL = 34;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const cellOf = (hex: string): { readonly column: number; readonly row: number } => {
  const { x, y } = centreOf(hex);
  return { column: x / RADIUS - 0.5, row: y / RADIUS - 0.5 };
};

/** How a field is looked at first: at a hex, and with no more beside the field than there must be. */
function opening(hex: string, { width, height, columns, rows }: Frame): Camera {
  const within = (at: number, half: number, whole: number): number =>
    half * 2 > whole ? whole / 2 : Math.min(whole - half, Math.max(half, at));
  const { column, row } = cellOf(hex);
  return {
    x: within(column + 0.5, width / 2 / USUAL, columns),
    y: within(row + 0.5, height / 2 / USUAL, rows),
    scale: USUAL,
  };
}

/** The field of a battle as one side knows it, to be looked at and pointed into: by mouse, by touch and by keys. */
export function HexMap(props: HexMapProps): JSX.Element {
  const { ground, view, cursor, chosen } = props;
  const { columns, rows } = ground.map;
  const size = sizeOf(columns, rows);
  const holder = useRef<HTMLDivElement>(null);
  const frame = useSignal<Frame | null>(null);
  const own = useSignal<Camera | null>(null);
  const camera = props.camera ?? own;
  // Listeners are set once; what they call is of the last drawing.
  const calls = useRef(props);
  calls.current = props;
  useEffect(() => {
    const element = holder.current!;
    const measure = (): void => {
      const next: Frame = {
        ...{ width: element.clientWidth, height: element.clientHeight },
        ...{ columns: size.width / RADIUS, rows: size.height / RADIUS },
      };
      if (next.width === 0 || next.height === 0) return;
      frame.value = next;
      camera.value = kept(camera.peek() ?? opening(cursor.peek(), next), next);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    const letGo = steer(element, { camera, frame, cursor, columns, rows, calls: () => calls.current });
    return () => {
      sizes.disconnect();
      letGo();
    };
  }, [ground]);
  useEffect(() => {
    if (camera.peek() && frame.peek())
      camera.value = showing(camera.peek()!, frame.peek()!, cellOf(cursor.value));
  }, [cursor.value]);
  const scale = camera.value?.scale ?? USUAL;
  const isClose = scale >= CLOSE;
  const labels = { names: scale >= NAMED, strengths: scale >= NEAR };
  const painted = useMemo(() => <GroundLayer ground={ground} />, [ground]);
  /** The size of letters, in units of the drawing, that can just be read. */
  const smallest = (SMALLEST_LETTERS * RADIUS) / scale;
  // Names are laid out anew in steps, not with every notch of the wheel.
  const step = 2 ** (Math.ceil(Math.log2(smallest) * 2) / 2);
  const lettered = useMemo(
    () => <LetteringLayer ground={ground} isClose={isClose} smallest={step} />,
    [ground, isClose, step],
  );
  const { width, height } = frame.value ?? { width: 1, height: 1 };
  const { x, y } = camera.value ?? { x: 0, y: 0 };
  return (
    <div
      ref={holder}
      class="map hex-map"
      role="application"
      tabIndex={0}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      data-drawn={frame.value ? 'whole' : 'not-yet'}
    >
      <svg width={width} height={height} aria-hidden="true">
        <g
          font-size={smallest}
          transform={`translate(${width / 2} ${height / 2}) scale(${scale / RADIUS}) translate(${-x * RADIUS} ${-y * RADIUS})`}
        >
          {painted}
          {props.beneath}
          {lettered}
          <Contacts view={view} labels={labels} />
          <OwnUnits view={view} chosen={chosen} labels={labels} />
          <OwnSigns view={view} labels={labels} />
          {props.above}
          <path class="hex-cursor" d={outlinesOf([cursor.value])} />
        </g>
      </svg>
      {props.isAimed && <CrossHair />}
    </div>
  );
}

interface Steered {
  readonly camera: Signal<Camera | null>;
  readonly frame: Signal<Frame | null>;
  readonly cursor: Signal<string>;
  readonly columns: number;
  readonly rows: number;
  readonly calls: () => HexMapProps;
}

/** Drags pan, wheel and two fingers zoom, arrows and clicks put the cursor down. */
function steer(element: HTMLElement, { camera, frame, cursor, columns, rows, calls }: Steered): () => void {
  const zoom = (factor: number, left: number, top: number): void => {
    if (camera.value && frame.value) camera.value = zoomed(camera.value, frame.value, factor, left, top);
  };
  const hexAtPixel = (left: number, top: number): string | null => {
    if (!camera.value || !frame.value) return null;
    const [x, y] = pointAt(camera.value, frame.value, left, top);
    return hexUnder({ x: x * RADIUS, y: y * RADIUS }, columns, rows);
  };
  const inMiddle = (): string | null =>
    frame.value && hexAtPixel(frame.value.width / 2, frame.value.height / 2);
  const look = (hex: string | null): boolean => {
    if (hex !== null) cursor.value = hex;
    return hex !== null;
  };
  const point = (hex: string | null): void => {
    if (look(hex)) calls().onPoint?.();
  };
  const letGo = steerBy(element, {
    pan: (east, south) => {
      if (!camera.value || !frame.value) return;
      const { x, y, scale } = camera.value;
      camera.value = kept({ x: x - east / scale, y: y - south / scale, scale }, frame.value);
    },
    zoom,
    tap: (left, top) => point(hexAtPixel(left, top)),
    look: (left, top) => void look(hexAtPixel(left, top)),
    // What is said is what lies under the cross-hair.
    settled: () => void (isPhone.value && calls().isAimed && look(inMiddle())),
  });
  const noAim =
    calls().isAimed &&
    keepAim(() => {
      const hex = inMiddle();
      return hex === null ? null : { name: hex, point: () => point(hex) };
    });
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !frame.value || !camera.value) return;
    const { width, height } = frame.value;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const [east, south] = arrow;
      cursor.value = hexAt(
        Math.min(columns, Math.max(1, columnOf(cursor.value) + east)),
        Math.min(rows, Math.max(1, rowOf(cursor.value) + south)),
      );
    } else if (event.key === '+' || event.key === '-')
      zoom(event.key === '+' ? STEP : 1 / STEP, width / 2, height / 2);
    else if (event.key.toLowerCase() === 'z') {
      const whole = wholeScale(frame.value);
      const isWhole = camera.value.scale <= whole * 1.05;
      const { column, row } = cellOf(cursor.value);
      camera.value = isWhole
        ? kept({ x: column + 0.5, y: row + 0.5, scale: USUAL }, frame.value)
        : { x: frame.value.columns / 2, y: frame.value.rows / 2, scale: whole };
    } else if (!calls().onKey(event.key)) return;
    event.preventDefault();
  };
  element.addEventListener('keydown', press);
  return () => {
    letGo();
    if (noAim) noAim();
    element.removeEventListener('keydown', press);
  };
}
