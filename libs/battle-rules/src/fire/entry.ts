import { isColumn, type UnitState } from '@vedette/battle';
import { entrySides, zoneOf, type Direction, type Facing, type Hex, type Zone } from '@vedette/hex';
import { worksOn, type Field, type Works } from '../ground/ground-cost.js';
import { CROSSED, ENFILADED_CUT, GROUND, MOST_COVER } from '../tables/terrain.js';

/** The side of the target's hex by which an attack comes in, and the shelter it finds there. */
export interface Entry {
  readonly side: Direction;
  /** The worst for the target among those struck. */
  readonly zone: Zone;
  /** Hex and hexside together, never better than the most there is. */
  readonly cover: number;
  readonly works: Works | null;
}

const ZONE_RANK: Readonly<Record<Zone, number>> = { front: 0, right: 1, left: 1, rear: 2 };

/**
 * How a side of a unit's hex lies to it under fire: routed troops have only a rear, wagons no facing at all (P-02.6), an extended column
 * neither flank nor rear but the sides of a column (G-32).
 */
export function zoneOfUnit(unit: UnitState, side: Direction): Zone {
  return isColumn(unit) && unit.extended.length > 0 && unit.state !== 'routed'
    ? 'front'
    : zoneInShock(unit, side);
}

/** The same in a shock, where a long column has flanks and a rear as well (G-32 is of fire alone). */
export function zoneInShock(unit: UnitState, side: Direction): Zone {
  if (unit.state === 'routed') return 'rear';
  if (unit.type === 'WAG') return 'front';
  const zone = zoneOf(unit.facing as Facing, side);
  return zone === unit.refused ? 'front' : zone;
}

/**
 * By which side fire comes in (P-02.3): where the line passes a vertex the better for the target of the two, front before flank before rear,
 * then the better shelter.
 */
export function entryOf(field: Field, target: Hex, firer: Hex, struck: readonly UnitState[]): Entry {
  const entries = entrySides(target, firer).map((side): Entry => {
    const zones = struck.map((unit) => zoneOfUnit(unit, side));
    const zone = zones.reduce<Zone>(
      (worst, one) => (ZONE_RANK[one] > ZONE_RANK[worst] ? one : worst),
      zones[0] ?? 'front',
    );
    return {
      side,
      zone,
      cover: coverAt(field, target, side, firer),
      works: worksOn(field.state, target, side),
    };
  });
  entries.sort((a, b) => ZONE_RANK[a.zone] - ZONE_RANK[b.zone] || a.cover - b.cover);
  return entries[0]!;
}

/** Shelter from fire: the best of the hex and the best of the side it crosses (P-04). Positive in a cut fired along. */
function coverAt({ map, state }: Field, target: Hex, side: Direction, firer: Hex): number {
  const features = map.side(target, side);
  const works = worksOn(state, target, side);
  const beside = Math.min(
    0,
    features.wall ? CROSSED.value.wall.fire : 0,
    works ? CROSSED.value[works.kind].fire : 0,
  );
  if (map.isCut(target) && map.isGradeBetween(firer, target)) return ENFILADED_CUT.value;
  const hex = Math.min(
    GROUND.value[map.terrain(target)].fire,
    map.isCut(target) ? CROSSED.value.cut.fire : 0,
  );
  return Math.max(MOST_COVER.value, hex + beside);
}
