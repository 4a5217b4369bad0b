import type { Cell } from '../seat/theatre.js';

/** How the map is looked at: the point in the middle, in cells from the north-west, and pixels a cell. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Size of what is looked through, in pixels, and of the whole map, in cells. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** Pixels a cell at most: a square's signs are drawn for a quarter of it, and more shows nothing new. */
export const LARGEST = 128;

/** Pixels a cell at which the whole map is in the frame. */
export const wholeScale = ({ width, height, columns, rows }: Frame): number =>
  Math.max(1, Math.min(width / columns, height / rows));

/** A camera that looks at the map: never closer or farther than there is something to see, and its middle never off the map. */
export function kept({ x, y, scale }: Camera, frame: Frame): Camera {
  return {
    x: between(x, 0, frame.columns),
    y: between(y, 0, frame.rows),
    scale: between(scale, wholeScale(frame), LARGEST),
  };
}

/** The point of the map under a pixel of the frame, in cells. */
export function pointAt(
  { x, y, scale }: Camera,
  { width, height }: Frame,
  left: number,
  top: number,
): [number, number] {
  return [x + (left - width / 2) / scale, y + (top - height / 2) / scale];
}

/** The pixel of the frame at which the north-west corner of a cell lies. */
export function cornerOf(
  { x, y, scale }: Camera,
  { width, height }: Frame,
  { column, row }: Cell,
): [number, number] {
  return [(column - x) * scale + width / 2, (row - y) * scale + height / 2];
}

/** Zooms by a factor so that the point under a pixel stays where it is. */
export function zoomed(camera: Camera, frame: Frame, factor: number, left: number, top: number): Camera {
  const scale = kept({ ...camera, scale: camera.scale * factor }, frame).scale;
  const [x, y] = pointAt(camera, frame, left, top);
  return kept(
    { x: x - (left - frame.width / 2) / scale, y: y - (top - frame.height / 2) / scale, scale },
    frame,
  );
}

/** Moved so far that a cell is in the frame with some of its neighbours; as it is where it is so already. */
export function showing(camera: Camera, frame: Frame, { column, row }: Cell): Camera {
  const halfWidth = Math.max(0, frame.width / 2 / camera.scale - MARGIN);
  const halfHeight = Math.max(0, frame.height / 2 / camera.scale - MARGIN);
  const x = between(camera.x, column + 0.5 - halfWidth, column + 0.5 + halfWidth);
  const y = between(camera.y, row + 0.5 - halfHeight, row + 0.5 + halfHeight);
  return kept({ ...camera, x, y }, frame);
}

/** Cells that are seen around the one that is looked at. */
const MARGIN = 1.5;

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
