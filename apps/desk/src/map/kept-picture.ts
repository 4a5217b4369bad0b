import { type Camera, cornerOf, type Frame, pointAt } from './camera.js';
import { drawFrame } from './draw-frame.js';
import type { MapFrame, Scene } from './map-frame.js';

/** Names and flags reach over the squares they belong to by at most so many pixels, *our figure*. */
const BLEED = 180;

interface Shown {
  readonly scene: Scene;
  readonly drawings: number;
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly ratio: number;
}

/** A view whose map begins on a whole pixel of the screen: what only moves can be copied then. */
export function onPixels(view: Camera, frame: Frame, ratio: number): Camera {
  const [left, top] = cornerOf(view, frame, { column: 0, row: 0 });
  const whole = (value: number): number => Math.round(value * ratio) / ratio;
  return {
    scale: view.scale,
    x: (frame.width / 2 - whole(left)) / view.scale,
    y: (frame.height / 2 - whole(top)) / view.scale,
  };
}

/**
 * The picture of the map without its cursor. Where only the view moved since the last one, that is shifted and nothing is drawn but
 * the edges that came into sight; a whole theatre of squares, names and flags is drawn anew only when it shows something else.
 */
export class KeptPicture {
  readonly canvas = new OffscreenCanvas(1, 1);
  private readonly brush = this.canvas.getContext('2d')!;
  private shown: Shown | null = null;

  /** Brings the picture to what a frame shows; its view is on whole pixels. */
  show(map: MapFrame, width: number, height: number, ratio: number): void {
    const { canvas, shown } = this;
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    else if (shown && this.isStill(map, ratio)) return this.shift(map, shown, ratio);
    this.drawPart(map, ratio, 0, 0, width, height);
    this.remember(map, ratio);
  }

  private isStill({ scene, ground, view }: MapFrame, ratio: number): boolean {
    const { shown } = this;
    return (
      shown?.scene === scene &&
      shown.drawings === ground.drawings &&
      shown.scale === view.scale &&
      shown.ratio === ratio
    );
  }

  private remember({ scene, ground, view, frame }: MapFrame, ratio: number): void {
    const [left, top] = cornerOf(view, frame, { column: 0, row: 0 }).map((at) => Math.round(at * ratio)) as [
      number,
      number,
    ];
    this.shown = { scene, drawings: ground.drawings, scale: view.scale, left, top, ratio };
  }

  private shift(map: MapFrame, from: Shown, ratio: number): void {
    const { canvas, brush } = this;
    const { width, height } = canvas;
    this.remember(map, ratio);
    const [east, south] = [this.shown!.left - from.left, this.shown!.top - from.top];
    if (east === 0 && south === 0) return;
    if (Math.abs(east) >= width || Math.abs(south) >= height)
      return this.drawPart(map, ratio, 0, 0, width, height);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalCompositeOperation = 'copy';
    brush.drawImage(canvas, east, south);
    brush.globalCompositeOperation = 'source-over';
    if (east !== 0) this.drawPart(map, ratio, east > 0 ? 0 : width + east, 0, Math.abs(east), height);
    if (south !== 0) this.drawPart(map, ratio, 0, south > 0 ? 0 : height + south, width, Math.abs(south));
  }

  /** Draws a part of the picture, given in pixels of the screen. */
  private drawPart(
    map: MapFrame,
    ratio: number,
    ...[left, top, width, height]: readonly [number, number, number, number]
  ): void {
    const { brush } = this;
    const frame = {
      ...map.frame,
      width: width / ratio + 2 * BLEED,
      height: height / ratio + 2 * BLEED,
    };
    const [x, y] = pointAt(map.view, map.frame, (left + width / 2) / ratio, (top + height / 2) / ratio);
    brush.save();
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.beginPath();
    brush.rect(left, top, width, height);
    brush.clip();
    brush.setTransform(ratio, 0, 0, ratio, left - BLEED * ratio, top - BLEED * ratio);
    drawFrame(brush, { ...map, frame, view: { ...map.view, x, y } });
    brush.restore();
  }
}
