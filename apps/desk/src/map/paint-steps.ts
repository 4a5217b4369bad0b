import {
  COLOURS,
  type Label,
  type Look,
  type Step,
  type Style,
  STYLES,
  type Tile,
} from '@vedette/cartography';

/** Anything with the methods of a canvas. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const paths = new Map<string, Path2D>();

/** A path by its description, made once. */
function pathOf(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  const made = new Path2D(d);
  paths.set(d, made);
  return made;
}

/** What named styles and a step itself say together; the step overrules, and later styles earlier ones. */
export function styleOf(look: Look): Style & { readonly fillOpacity?: number | undefined } {
  const named = (look.styles ?? []).map((name): Style => STYLES[name]);
  const { fill, stroke, strokeWidth, dash, cap, join } = look;
  const own = Object.entries({
    fill: typeof fill === 'string' ? fill : undefined,
    stroke,
    strokeWidth,
    dash,
    cap,
    join,
  });
  return Object.assign({}, ...named, Object.fromEntries(own.filter(([, value]) => value !== undefined)), {
    fillOpacity: look.fillOpacity,
  }) as Style & { fillOpacity?: number };
}

function inked(brush: Brush, path: Path2D, look: Look): void {
  const style = styleOf(look);
  const fill = style.fill ?? (style.stroke === undefined ? '#000' : 'none');
  if (fill !== 'none') {
    brush.globalAlpha = style.fillOpacity ?? 1;
    brush.fillStyle = fill;
    brush.fill(path);
    brush.globalAlpha = 1;
  }
  if (style.stroke === undefined || style.stroke === 'none') return;
  brush.globalAlpha = style.strokeOpacity ?? 1;
  brush.strokeStyle = style.stroke;
  brush.lineWidth = style.strokeWidth ?? 1;
  brush.lineCap = style.cap ?? 'butt';
  brush.lineJoin = style.join ?? 'miter';
  brush.setLineDash(style.dash === undefined ? [] : style.dash.split(' ').map(Number));
  brush.stroke(path);
  brush.setLineDash([]);
  brush.globalAlpha = 1;
}

const INKS = { ink: COLOURS.ink, faint: COLOURS.faint, light: COLOURS.white } as const;

function lettered(brush: Brush, { text, x, y, size, anchor = 'start', halo, ink = 'ink' }: Label): void {
  brush.font = `600 ${size}px system-ui, sans-serif`;
  brush.textAlign = anchor === 'middle' ? 'center' : anchor;
  brush.textBaseline = 'alphabetic';
  if (halo) {
    brush.strokeStyle = COLOURS.paper;
    brush.lineWidth = 3;
    brush.lineJoin = 'round';
    brush.strokeText(text, x, y);
  }
  brush.fillStyle = INKS[ink];
  brush.fillText(text, x, y);
}

function boxPath({ x = 0, y = 0, width, height, radius = 0 }: Extract<Step, { kind: 'box' }>): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

/** Paints drawing steps onto a canvas, the first lowest: the same art that reports paint as SVG. */
export function paintSteps(brush: Brush, steps: readonly Step[]): void {
  for (const step of steps) {
    if (step.kind === 'label') lettered(brush, step.label);
    else if (step.kind === 'box') inked(brush, boxPath(step), step);
    else if (step.kind === 'circle') inked(brush, pathOf(circle(step.radius)), step);
    else {
      brush.save();
      const { x = 0, y = 0, turn = 0, scale = 1 } = step.at ?? {};
      brush.translate(x, y);
      if (turn !== 0) brush.rotate((turn * Math.PI) / 180);
      if (scale !== 1) brush.scale(scale, scale);
      if (step.kind === 'path') inked(brush, pathOf(step.d), step);
      else paintSteps(brush, step.steps);
      brush.restore();
    }
  }
}

const circle = (radius: number): string =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** The colour a tile has before anything is drawn on it, for scales at which drawings would be dots. */
export function plainColour({ steps }: Tile): string {
  const ground = steps[0];
  return ground?.kind === 'box' && typeof ground.fill === 'string' ? ground.fill : COLOURS.paper;
}
