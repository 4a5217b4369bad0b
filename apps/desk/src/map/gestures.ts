import { noFling } from '../kit/no-fling.js';

/** What hands mean upon a map; places are pixels from its upper left corner. */
export interface Gestures {
  readonly pan: (east: number, south: number) => void;
  readonly zoom: (factor: number, left: number, top: number) => void;
  /** Tapped or clicked. What is under the hand hears its own click besides. */
  readonly tap?: (left: number, top: number) => void;
  /** Held for a while, or clicked with the second button: something is looked at, nothing is ordered. */
  readonly look: (left: number, top: number) => void;
  /** The last hand was lifted after a drag or a zoom. */
  readonly settled?: () => void;
  /** Takes a drag with Shift for itself. */
  readonly lasso?: Drag | null;
  /**
   * What a mouse or a pen takes hold of at a place; null for nothing, and the drag pans. A finger takes hold of nothing: it hides what
   * it would be led to, and where pieces stand close together it could not pan any more.
   */
  readonly grab?: (left: number, top: number) => Drag | null;
}

/** A drag that is no pan. */
export interface Drag {
  readonly begin: (left: number, top: number) => void;
  readonly move: (left: number, top: number) => void;
  readonly end: () => void;
  /** The browser took the pointer over. */
  readonly lose: () => void;
}

/** Zoom of one notch of a wheel or one press of a key. */
export const STEP = 1.3;
/** A drag of fewer pixels is a click. */
const CLICK = 5;
/** Pixels that a finger rolls while it taps. */
const TAP = 10;
/** Milliseconds after which a finger holds, and taps no more; *our figure*: what phones count. */
const HOLD_MS = 500;
/** Milliseconds after a drag in which a click is of that drag. */
const QUIET_MS = 400;

interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Has pointers and the wheel steer a map: one drags, two zoom, a short one taps, a long one looks. Returns what lets go of it. */
export function steerBy(element: HTMLElement, gestures: Gestures): () => void {
  const down = new Map<number, Point>();
  let first: Point = { x: 0, y: 0 };
  /** Whether the hand still may tap; it does not once it dragged, held, or had company. */
  let mayTap = false;
  let hasMoved = false;
  let isCatching = false;
  let held: Drag | null = null;
  let quietUntil = 0;
  let holding: ReturnType<typeof setTimeout> | undefined;
  const at = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const box = element.getBoundingClientRect();
    return [clientX - box.left, clientY - box.top] as const;
  };
  const noTap = (): void => {
    mayTap = false;
    clearTimeout(holding);
  };
  const letSlip = (): void => {
    if (hasMoved) held?.lose();
    held = null;
  };
  const begin = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const here = { x: event.clientX, y: event.clientY };
    down.set(event.pointerId, here);
    if (down.size > 1) {
      letSlip();
      return noTap();
    }
    [first, mayTap, hasMoved, quietUntil] = [here, true, false, 0];
    isCatching = event.shiftKey && Boolean(gestures.lasso);
    held = isCatching || event.pointerType === 'touch' ? null : (gestures.grab?.(...at(event)) ?? null);
    if (isCatching) {
      element.setPointerCapture(event.pointerId);
      gestures.lasso!.begin(...at(event));
    } else if (event.pointerType === 'touch')
      holding = setTimeout(() => {
        noTap();
        gestures.look(...at(event));
      }, HOLD_MS);
  };
  const move = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) return;
    if (isCatching) return gestures.lasso!.move(...at(event));
    const now = { x: event.clientX, y: event.clientY };
    if (!hasMoved && between(first, now) >= (event.pointerType === 'touch' ? TAP : CLICK)) {
      hasMoved = true;
      noTap();
      held?.begin(...at({ clientX: first.x, clientY: first.y }));
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      hasMoved = true;
      const factor = between(now, other) / Math.max(1, between(before, other));
      gestures.zoom(factor, ...at({ clientX: other.x, clientY: other.y }));
    } else if (hasMoved && held) {
      element.setPointerCapture(event.pointerId);
      held.move(...at(event));
    } else if (hasMoved) {
      // From here on the drag is the map's, also where it leaves it; what is under a tap keeps its click.
      element.setPointerCapture(event.pointerId);
      gestures.pan(now.x - before.x, now.y - before.y);
    }
    // What a finger rolls before it drags is dragged too: the map stays under it.
    if (hasMoved) down.set(event.pointerId, now);
  };
  const end = (event: PointerEvent): void => {
    if (event.button === 2 && down.size === 0) return gestures.look(...at(event));
    if (!down.delete(event.pointerId)) return;
    clearTimeout(holding);
    if (!mayTap || isCatching) quietUntil = event.timeStamp + QUIET_MS;
    if (isCatching) {
      isCatching = false;
      gestures.lasso!.end();
    } else if (held && hasMoved) {
      held.end();
      held = null;
    } else if (mayTap) gestures.tap?.(...at(event));
    else if (hasMoved && down.size === 0) gestures.settled?.();
  };
  // What the browser takes over, to scroll or for a gesture of its own, was no click.
  const lose = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    noTap();
    if (isCatching) gestures.lasso!.lose();
    isCatching = false;
    letSlip();
  };
  const click = (event: MouseEvent): void => {
    // What the cross-hair points at is clicked by the page itself, also right after a drag.
    if (event.isTrusted && event.timeStamp < quietUntil) event.stopPropagation();
  };
  const menu = (event: MouseEvent): void => {
    // Asked for by a key, the browser's menu is the reader's own.
    if (event.button === 2 || down.size > 0) event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    gestures.zoom(event.deltaY < 0 ? STEP : 1 / STEP, ...at(event));
  };
  const ends = new AbortController();
  const { signal } = ends;
  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('touchmove', noFling, { signal, passive: false });
  element.addEventListener('pointerup', end, { signal });
  element.addEventListener('pointercancel', lose, { signal });
  element.addEventListener('click', click, { signal, capture: true });
  element.addEventListener('contextmenu', menu, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => {
    clearTimeout(holding);
    ends.abort();
  };
}
