import { label, type Step } from '@vedette/cartography';
import { isWhole, type OwnMark } from './own-mark.js';

/** Of what colour own marks are, unlike troops of anybody and unlike orders. */
export const MARK_COLOUR = '#7a2a8a';

/** The middle of a place and how wide it is, in units of the drawing; null where the sheet has no such place. */
export type WhereOf = (
  place: string,
) => { readonly x: number; readonly y: number; readonly side: number } | null;

/** Letters on a sheet are not shrunk below this size, in units of its cells. */
const LETTERS = 11;

/** Marks as drawing steps, for canvas and SVG alike: a pin on its needle, an arrow with its head, an area hatched and edged. */
export const markSteps = (marks: readonly OwnMark[], where: WhereOf): Step[] =>
  marks.filter(isWhole).flatMap((mark) => {
    const points = mark.places.flatMap((place) => where(place) ?? []);
    const last = points.at(-1);
    if (!last) return [];
    return [
      ...(mark.is === 'pin' ? pin(last) : mark.is === 'arrow' ? arrow(points) : points.flatMap(area)),
      label({
        ...{ text: textOf(mark), x: last.x, y: last.y + last.side * 0.36, size: LETTERS },
        ...{ anchor: 'middle', halo: true },
      }),
    ];
  });

const textOf = ({ words, turn }: OwnMark): string =>
  [turn === null ? '' : `${turn}:`, words.slice(0, 24)].filter(Boolean).join(' ');

type Point = NonNullable<ReturnType<WhereOf>>;

const pin = ({ x, y, side }: Point): Step[] => [
  {
    kind: 'path',
    at: { x, y, scale: side / 52 },
    d: 'M0 6L-7 -7a8 8 0 1 1 14 0z',
    fill: MARK_COLOUR,
    stroke: '#fff',
    strokeWidth: 1.6,
  },
];

function arrow(points: readonly Point[]): Step[] {
  const d = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [from, to] = points.slice(-2) as [Point, Point | undefined];
  if (!to) return [];
  const line = { kind: 'path', d, fill: 'none', join: 'round' } as const;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return [
    { ...line, stroke: '#fff', strokeWidth: to.side / 8 },
    { ...line, stroke: MARK_COLOUR, strokeWidth: to.side / 16, dash: `${to.side / 4} ${to.side / 12}` },
    {
      kind: 'path',
      at: { x: to.x, y: to.y, turn, scale: to.side / 52 },
      d: 'M14 0L-6 9V-9z',
      fill: MARK_COLOUR,
      stroke: '#fff',
      strokeWidth: 1.6,
    },
  ];
}

const area = ({ x, y, side }: Point): Step[] => {
  const half = side / 2;
  const hatch = [-0.5, 0, 0.5].map((by) => {
    const [from, to] = [Math.max(-half, -half + by * side), Math.min(half, half + by * side)];
    return `M${from} ${from - by * side}L${to} ${to - by * side}`;
  });
  return [
    {
      kind: 'path',
      at: { x, y },
      d: hatch.join(''),
      fill: 'none',
      stroke: MARK_COLOUR,
      strokeWidth: side / 40,
    },
    {
      kind: 'box',
      ...{ x: x - half, y: y - half, width: side, height: side },
      ...{ fill: 'none', stroke: MARK_COLOUR, strokeWidth: side / 26, dash: `${side / 8} ${side / 13}` },
    },
  ];
};
