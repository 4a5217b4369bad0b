import { columnOf, neighbour, rowOf, type Direction } from '@vedette/hex';
import type { BattleView } from '@vedette/battle-sight';
import type { Battleground } from '../../seat/battle.js';

export type OwnUnit = BattleView['units'][number];
export type Contact = BattleView['contacts'][number];

const GROUNDS: Readonly<Record<string, string>> = {
  '.': 'clear',
  o: 'orchard',
  w: 'woods',
  W: 'rough-woods',
  D: 'devils-den',
  b: 'buildings',
  t: 'town',
  m: 'marsh',
  x: 'no-entry',
};

/** What lies along a side of a hex, and which side that is: 0 north-east and on counter-clockwise. */
export interface Along {
  readonly side: number;
  readonly kind: string;
  readonly isBridged: boolean;
}

/** What the printed ground says of a hex. */
export interface HexGround {
  readonly ground: string;
  readonly level: number;
  readonly name: string | null;
  /** Names of roads and runs that pass it, as the map has them. */
  readonly roads: readonly string[];
  readonly streams: readonly string[];
  readonly hasRail: boolean;
  readonly sides: readonly Along[];
  readonly areas: readonly string[];
}

/** What the printed map says of a hex. */
export function groundAt({ map }: Battleground, hex: string): HexGround {
  const [column, row] = [columnOf(hex) - 1, rowOf(hex) - 1];
  const through = (lines: Readonly<Record<string, { readonly hexes: readonly string[] }>>): string[] =>
    Object.entries(lines).flatMap(([name, { hexes }]) => (hexes.includes(hex) ? [inWords(name)] : []));
  const sides = map.hexsides.flatMap(({ hex: of, side, kind, bridge = false }): Along[] => {
    if (of === hex) return [{ side, kind, isBridged: bridge }];
    const isOther = neighbour(of, side as Direction) === hex;
    return isOther ? [{ side: (side + 3) % 6, kind, isBridged: bridge }] : [];
  });
  return {
    ground: GROUNDS[map.terrainRows[row]?.[column] ?? '.'] ?? 'clear',
    level: Number(map.levelRows[row]?.[column] ?? 0),
    name: map.names[hex] ?? null,
    roads: through(map.roads),
    streams: through(map.streams),
    hasRail: map.railGrade.includes(hex),
    sides,
    areas: Object.entries(map.areas).flatMap(([area, { hexes }]) => (hexes.includes(hex) ? [area] : [])),
  };
}

/** `chambersburgPike` as Chambersburg pike. */
export function inWords(id: string): string {
  const words = id.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Own units in a hex, the uppermost first; those that stretch into it come after those that stand there. */
export const unitsAt = ({ units }: BattleView, hex: string): readonly OwnUnit[] => [
  ...units.filter((unit) => unit.hex === hex).sort((a, b) => a.stack - b.stack),
  ...units.filter((unit) => unit.hex !== hex && unit.extended.includes(hex)),
];

/** Hexes with anything of this side or known of the other, west to east. */
export const hexesOfInterest = (view: BattleView): string[] =>
  [
    ...new Set([
      ...view.units.flatMap(({ hex }) => hex ?? []),
      ...view.leaders.flatMap(({ hex }) => hex ?? []),
      ...view.contacts.map(({ hex }) => hex),
    ]),
  ].sort();
