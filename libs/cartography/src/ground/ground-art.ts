import { COLOURS as c } from '../colours.js';
import { path, type PathStep } from '../step.js';

/** Side of the square in which ground is drawn. */
export const ART_SIDE = 40;

/** How one kind of ground is drawn in a square of 40: a fill and a little drawing. */
export interface GroundArt {
  readonly fill: string;
  readonly art: readonly PathStep[];
}

function line(d: string, stroke: string, strokeWidth = 1.2): PathStep {
  return path(d, { fill: 'none', stroke, strokeWidth, cap: 'round' });
}

function shape(d: string, fill: string, stroke: string): PathStep {
  return path(d, { fill, stroke, strokeWidth: 1, join: 'round' });
}

function tree(x: number, y: number): PathStep[] {
  return [
    line(`M${x} ${y}v4`, c.green),
    shape(`M${x - 3.5} ${y}q-1-6 3.5-6.5q4.5 .5 3.5 6.5z`, c.leaf, c.green),
  ];
}

function peak(x: number, y: number, half: number, height: number, fill: string): PathStep[] {
  const shade = `M${x} ${y - height}L${x + half} ${y}H${x + half * 0.2}L${x - half * 0.15} ${y - height * 0.55}z`;
  return [
    shape(`M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}z`, fill, c.brown),
    path(shade, { fill: c.brown, fillOpacity: 0.35 }),
  ];
}

function tuft(x: number, y: number): PathStep {
  return line(
    `M${x - 3} ${y - 4}L${x} ${y}L${x} ${y - 6}M${x} ${y}L${x + 3} ${y - 4}M${x - 5} ${y + 1.5}h10`,
    c.tuft,
  );
}

function dots(points: readonly (readonly [number, number])[]): PathStep {
  return line(points.map(([x, y]) => `M${x} ${y}h.01`).join(''), c.brown, 1.8);
}

const HUMPS = [
  line('M7 24q6.5-10 13 0', c.brown),
  line('M19 33q6.5-10 13 0', c.brown),
  line('M10 24l-1 3m4.5-7l0 4m4-1l1 4M22 33l-1 2.5m4.5-7l0 4m4-1l1 3', c.brown, 0.8),
];
const WAVES = [
  line('M7 16q3-3 6 0t6 0', c.deep, 1),
  line('M20 27q3-3 6 0t6 0', c.deep, 1),
  line('M6 34q3-3 6 0t6 0', c.deep, 1),
];
const SAND = dots([
  [9, 15],
  [20, 12],
  [31, 17],
  [14, 23],
  [26, 25],
  [8, 32],
  [20, 34],
  [33, 32],
]);

/** Drawings of strategic ground, by the name position reports use. */
export const STRATEGIC_ART: Readonly<Record<string, GroundArt>> = {
  open: { fill: c.open, art: [] },
  water: { fill: c.water, art: WAVES },
  river: { fill: c.open, art: [] },
  hill: { fill: c.hill, art: HUMPS },
  forest: { fill: c.forest, art: [...tree(12, 22), ...tree(25, 20), ...tree(18, 33), ...tree(31, 32)] },
  'forested hill': {
    fill: c.forest,
    art: [
      line('M17 33q7.5-12 15 0', c.brown, 1.4),
      line('M21 33l-1 2.5m5-8l0 4m4-1l1 3', c.brown, 0.8),
      ...tree(12, 22),
      ...tree(27, 18),
    ],
  },
  mountain: { fill: c.mountain, art: [...peak(25, 31, 9, 15, c.open), ...peak(14, 33, 8, 17, c.open)] },
  'high mountain': {
    fill: c.high,
    art: [
      ...peak(26, 31, 11, 22, c.mountain),
      ...peak(13, 34, 10, 22, c.mountain),
      shape('M22.5 16L26 9L29.5 16L27.5 14.5L26 17L24.5 14.5z', c.white, c.brown),
      shape('M10 18.5L13 12L16 18.5L14.2 17L13 19.5L11.7 17z', c.white, c.brown),
    ],
  },
  desert: { fill: c.sand, art: [SAND] },
  'high desert': { fill: c.stone, art: [SAND, line('M8 27h3l2-5h9l2 5h4', c.brown, 1.3)] },
  marsh: { fill: c.wet, art: [tuft(13, 20), tuft(26, 31)] },
  swamp: { fill: c.swamp, art: [tuft(11, 19), tuft(27, 18), tuft(17, 31), tuft(31, 33)] },
};

const HOUSES = [
  shape('M7 33v-8l5-5l5 5v8z', c.white, c.ink),
  shape('M17 33v-12l6-6l6 6v12z', c.white, c.ink),
  shape('M29 33v-7l3.5-3.5l3.5 3.5v7z', c.white, c.ink),
  shape('M21 33v-5h4v5z', c.ink, c.ink),
];

/** Drawings of tactical ground, by letter, in a square of 40 too. */
export const TACTICAL_ART: Readonly<Record<string, GroundArt>> = {
  '.': { fill: c.open, art: [] },
  h: { fill: c.hill, art: HUMPS },
  H: {
    fill: c.mountain,
    art: [
      line('M5 24q7.5-15 15 0', c.brown, 1.6),
      line('M18 34q7.5-15 15 0', c.brown, 1.6),
      line(
        'M8 24l-2 4m4-8l-1 4m4-6l0 5m4-3l1 4m1-1l2 4M21 34l-2 3m4-7l-1 4m4-6l0 5m4-3l1 4m1-1l2 3',
        c.brown,
        1,
      ),
    ],
  },
  r: { fill: c.water, art: [] },
  f: { fill: c.wet, art: [line('M8 14h24M8 20h24M8 26h24M8 32h24', c.brown, 1.4)] },
  m: { fill: c.high, art: [...peak(25, 32, 10, 19, c.mountain), ...peak(13, 34, 8, 16, c.mountain)] },
  p: {
    fill: c.mountain,
    art: [
      ...peak(10, 33, 8, 18, c.hill),
      ...peak(31, 33, 8, 18, c.hill),
      line('M20.5 36V14m-3.5 4l3.5-4l3.5 4', c.ink, 1.4),
    ],
  },
  w: { fill: c.water, art: WAVES },
  t: { fill: c.forest, art: [...tree(12, 22), ...tree(25, 20), ...tree(18, 33), ...tree(31, 32)] },
  T: { fill: c.hill, art: HOUSES },
};
