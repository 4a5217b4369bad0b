import type { JSX } from 'preact';
import { type Direction, neighbour } from '@vedette/hex';
import type { Battleground } from '../../seat/battle.js';
import { groundAt, inWords } from './field-known.js';
import { waterways } from './waterways.js';
import { centreOf, cornersOf, curveOf, HALF, hexesOf, outlinesOf, pathOf, RADIUS } from './hexes.js';

/** Tints of levels, lowest first; contour lines and a figure tell them as well. */
const SHADES = ['#fbf6e6', '#f5ecd0', '#efe2bd', '#e8d6aa', '#e0ca97', '#d8bd85', '#cfb074', '#c5a365'];
const GROUNDS = ['orchard', 'woods', 'rough-woods', 'devils-den', 'buildings', 'town', 'marsh', 'no-entry'];

/** Ground by its pattern, each told by what is drawn and not by its colour. */
const PATTERNS: Readonly<
  Record<string, { readonly size: number; readonly fill: string; readonly d: string }>
> = {
  orchard: { size: 8, fill: '#6f8d4d', d: 'M1 2h2.4v2.4H1zM5 6h2.4v2.4H5z' },
  woods: {
    size: 13,
    fill: '#5f7f4f',
    d: 'M3 1.6a2.4 2.4 0 1 0 .1 0zM9.5 1a2 2 0 1 0 .1 0zM6.5 7a2.5 2.5 0 1 0 .1 0z',
  },
  'rough-woods': {
    size: 13,
    fill: '#4c6640',
    d: 'M3 1.6a2.4 2.4 0 1 0 .1 0zM9.5 7a2.4 2.4 0 1 0 .1 0zM8 1l2 4H6zM2 8l2 4H0z',
  },
  'devils-den': { size: 12, fill: '#6f675c', d: 'M1 6l3-4 3 3-1 4zM7 10l2-3 3 2-1 3z' },
  buildings: { size: 16, fill: '#2e2a26', d: 'M3 3h5v4H3zM10 9h4v4h-4z' },
  town: { size: 9, fill: '#4a423a', d: 'M1 1h3v3H1zM5.5 1h2.6v3H5.5zM1 5.5h3v2.6H1zM5.5 5.5h2.6v2.6H5.5z' },
  marsh: { size: 12, fill: '#3f7396', d: 'M2 5h4v.8H2zM3.6 2h.8v3h-.8zM7 10h4v.8H7zM8.6 7h.8v3h-.8z' },
  'no-entry': { size: 6, fill: '#8a8276', d: 'M0 0h.8L6 5.2V6h-.8L0 .8zM5.2 0H6v.8L.8 6H0v-.8z' },
};
const SIDES: Readonly<Record<string, string>> = {
  wall: 'side-wall',
  fence: 'side-fence',
  creek: 'side-creek',
};

/** The printed ground, drawn once: every kind of thing by its shape first. */
export function GroundLayer({ ground }: { readonly ground: Battleground }): JSX.Element {
  const { map } = ground;
  const hexes = hexesOf(map.columns, map.rows);
  const known = new Map(hexes.map((hex) => [hex, groundAt(ground, hex)]));
  const ofLevel = (level: number): string[] => hexes.filter((hex) => known.get(hex)!.level === level);
  const levels = [...new Set([...known.values()].map(({ level }) => level))].sort();
  const broad = Object.entries(map.roads).filter(([, road]) => road.class !== 'lane');
  const lanes = Object.values(map.roads).filter((road) => road.class === 'lane');
  return (
    <g class="ground">
      <defs>
        {Object.entries(PATTERNS).map(([name, { size, fill, d }]) => (
          <pattern key={name} id={`hex-${name}`} width={size} height={size} patternUnits="userSpaceOnUse">
            <path d={d} fill={fill} />
          </pattern>
        ))}
        <pattern id="hex-enemy" width={5} height={5} patternUnits="userSpaceOnUse">
          <path d="M0 0h5v5H0z" fill="#fbeeea" />
          <path d="M0 5L5 0" stroke="#b4544c" stroke-width=".8" />
        </pattern>
      </defs>
      {levels.map((level) => (
        <path
          key={level}
          d={outlinesOf(ofLevel(level), RADIUS + 0.3)}
          fill={SHADES[Math.min(level, SHADES.length - 1)]}
        />
      ))}
      {GROUNDS.map((name) => (
        <path
          key={name}
          d={outlinesOf(
            hexes.filter((hex) => known.get(hex)!.ground === name),
            RADIUS - 1.5,
          )}
          fill={`url(#hex-${name})`}
        />
      ))}
      <path class="hex-grid" d={outlinesOf(hexes)} />
      <Contours hexes={hexes} levelOf={(hex) => known.get(hex)?.level} />
      {Object.values(map.streams).map(({ hexes: run }) => (
        <path key={run.join()} class="run" d={waterways(run).map(curveOf).join('')} />
      ))}
      <Railway hexes={map.railGrade} />
      {lanes.map((lane) => (
        <path key={lane.hexes.join()} class="lane" d={curveOf(lane.hexes)} />
      ))}
      {['casing', 'top'].map((part) =>
        broad.map(([name, road]) => (
          <path key={name + part} class={`${road.class}-${part}`} d={curveOf(road.hexes)} />
        )),
      )}
      {map.hexsides.map(({ hex, side, kind, bridge }) => {
        const corners = cornersOf(hex);
        const d = pathOf([corners[side]!, corners[(side + 1) % 6]!]);
        return (
          <g key={`${hex}${side}${kind}`}>
            <path class={SIDES[kind]} d={d} />
            {bridge === true && <path class="side-bridge" d={d} />}
          </g>
        );
      })}
    </g>
  );
}

/** Lines between hexes of different level, heavier where it is steep. */
function Contours(props: {
  readonly hexes: readonly string[];
  readonly levelOf: (hex: string) => number | undefined;
}): JSX.Element {
  const drawn = { contour: '', steep: '' };
  for (const hex of props.hexes)
    for (const direction of [0, 1, 2] as Direction[]) {
      const next = neighbour(hex, direction);
      const other = next === null ? undefined : props.levelOf(next);
      if (other === undefined) continue;
      const step = Math.abs(other - props.levelOf(hex)!);
      const corners = cornersOf(hex);
      if (step > 0)
        drawn[step > 1 ? 'steep' : 'contour'] += pathOf([corners[direction]!, corners[(direction + 1) % 6]!]);
    }
  return (
    <>
      <path class="contour" d={drawn.contour} />
      <path class="steep" d={drawn.steep} />
    </>
  );
}

/** The railway as its hexes are listed, broken where two that follow each other do not touch. */
function Railway({ hexes }: { readonly hexes: readonly string[] }): JSX.Element {
  const pieces: string[][] = [];
  for (const hex of hexes) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    const touches =
      before !== undefined && [0, 1, 2, 3, 4, 5].some((way) => neighbour(before, way as Direction) === hex);
    if (piece && touches) piece.push(hex);
    else pieces.push([hex]);
  }
  const d = pieces.map(curveOf).join('');
  return (
    <>
      <path class="rail-ties" d={d} />
      <path class="rail" d={d} />
    </>
  );
}

/** Names of places and roads, and of each hex its number and level where the map is looked at closely. */
export function LetteringLayer(props: {
  readonly ground: Battleground;
  readonly isClose: boolean;
  /** Units that letters have at least. */
  readonly smallest: number;
}): JSX.Element {
  const { ground, isClose, smallest } = props;
  const { map } = ground;
  return (
    <g class="lettering">
      {isClose &&
        hexesOf(map.columns, map.rows).map((hex) => {
          const { x, y } = centreOf(hex);
          const { level } = groundAt(ground, hex);
          return (
            <g key={hex}>
              <text class="hex-number" x={x} y={y - HALF + 7}>
                {hex}
              </text>
              {level > 0 && (
                <text class="hex-level" x={x + RADIUS / 2 - 1} y={y + HALF - 2.5}>
                  {level}
                </text>
              )}
            </g>
          );
        })}
      {labelsOf(ground, smallest).map(({ text, style, x, y }) => (
        <text key={text} class={style} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}

interface PlacedLabel {
  readonly text: string;
  readonly style: 'place-name' | 'road-name';
  readonly x: number;
  readonly y: number;
}

/** How wide a letter is and how high a line, of lettering of size 1; *our figures*: of the widest usual faces. */
const LETTER = 0.58;
const LINE = 1.15;
const SIZES = { 'place-name': 10, 'road-name': 8.5 } as const;
/** Where along a road its name may stand, the best first, in shares of its length. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8];

/** Names of places and of roads, each where it lies on no other; one that has no such place is left out, for lists have it. */
function labelsOf({ map }: Battleground, smallest: number): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  const sizeOf = ({ style }: PlacedLabel): number => Math.max(SIZES[style], smallest);
  const lies = (one: PlacedLabel, other: PlacedLabel): boolean => {
    const wide = (sizeOf(one) * one.text.length + sizeOf(other) * other.text.length) * (LETTER / 2);
    return (
      Math.abs(one.x - other.x) < wide &&
      Math.abs(one.y - other.y) < Math.max(SIZES['place-name'], smallest) * LINE
    );
  };
  const place = (mays: readonly PlacedLabel[]): void => {
    const free = mays.find((may) => placed.every((other) => !lies(may, other)));
    if (free) placed.push(free);
  };
  for (const [hex, text] of Object.entries(map.names)) {
    const { x, y } = centreOf(hex);
    place([HALF + 3, 3 - HALF, 3, 2 * HALF].map((down) => ({ text, style: 'place-name', x, y: y + down })));
  }
  for (const [id, { hexes }] of [...Object.entries(map.roads), ...Object.entries(map.streams)])
    place(
      ALONG.map((share) => {
        const { x, y } = centreOf(hexes[Math.floor((hexes.length - 1) * share)]!);
        return { text: inWords(id), style: 'road-name', x, y: y - 6 };
      }),
    );
  return placed;
}
