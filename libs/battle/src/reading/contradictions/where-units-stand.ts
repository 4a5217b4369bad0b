import { type Fault, show } from '@vedette/documents';
import { distance } from '@vedette/hex';
import type { UnitDocument } from '../../document/forces.schema.js';
import type { BattleDocument } from '../../document/position.schema.js';
import { hexesOf, isColumn, spByHex } from '../../state/stack.js';

/**
 * Parts of a line a kind may have beside its own hex: one a flank, guns by sections (G-69, G-70). Infantry extends into one flank (P-03); a line
 * that a position has in both is left as it stands.
 */
const PARTS: Readonly<Record<UnitDocument['type'], number>> = {
  INF: 2,
  SS: 2,
  CAV: 2,
  ART: 6,
  HART: 6,
  WAG: 0,
};

/**
 * Faults of where pieces stand: nobody enters there, both sides at once, parts of a line or a column away from it, a flank refused out of line, a leader
 * among enemies, works upon works.
 */
export function standingFaults({ map, units, leaders, works }: BattleDocument): Fault[] {
  return [
    ...units.flatMap((unit, i) => unitFaults(map, unit, `/units/${i}`)),
    ...enemiesInOneHex(units),
    ...leadersAmongEnemies(leaders, units),
    ...works.flatMap(({ hex }, i): Fault[] =>
      works.findIndex((one) => one.hex === hex) < i
        ? [{ pointer: `/works/${i}/hex`, found: `${show(hex)} again`, allowed: 'one in a hex (P-18)' }]
        : [],
    ),
  ];
}

/** Each fit leader who stands where an enemy does: he would have been taken, or have got away (P-29). */
function leadersAmongEnemies(leaders: BattleDocument['leaders'], units: readonly UnitDocument[]): Fault[] {
  return leaders.flatMap(({ hex, side, status }, i): Fault[] => {
    const enemy =
      hex !== null && status === 'fit'
        ? units.find((unit) => unit.side !== side && hexesOf(unit).includes(hex))
        : undefined;
    return enemy === undefined
      ? []
      : [
          {
            pointer: `/leaders/${i}/hex`,
            found: `${show(hex)}, where ${enemy.id} of the enemy stands`,
            allowed: 'a hex without enemies',
          },
        ];
  });
}

function unitFaults(map: BattleDocument['map'], unit: UnitDocument, pointer: string): Fault[] {
  return [
    ...hexesOf(unit).flatMap((hex, i): Fault[] =>
      isClosed(map, hex)
        ? [
            {
              pointer: i === 0 ? `${pointer}/hex` : `${pointer}/extended/${i - 1}`,
              found: `${show(hex)}, which the map closes to everybody`,
              allowed: 'a hex that may be entered',
            },
          ]
        : [],
    ),
    ...extendedFaults(unit, `${pointer}/extended`),
    ...refusedFaults(unit, `${pointer}/refused`),
  ];
}

/** Whether nobody can be in a hex: closed ground by which no road or railway leads, for by those a column goes everywhere (P-04). */
function isClosed({ terrainRows, roads, railGrade }: BattleDocument['map'], hex: string): boolean {
  const isBarred = terrainRows[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1] === 'x';
  return (
    isBarred && !railGrade.includes(hex) && !Object.values(roads).some(({ hexes }) => hexes.includes(hex))
  );
}

/** What is wrong with the hexes a unit holds beside its own, at the first that is (P-03, G-32, G-69, G-70). */
function extendedFaults(unit: UnitDocument, pointer: string): Fault[] {
  const { hex, extended, formation } = unit;
  if (extended.length === 0) return [];
  const told = (i: number, found: string, allowed: string): Fault[] => [
    { pointer: `${pointer}/${i}`, found, allowed },
  ];
  if (hex === null)
    return [{ pointer, found: `${extended.length} hexes of a unit off the map`, allowed: 'none' }];
  if (formation === 'mounted')
    return [{ pointer, found: `${extended.length} hexes of mounted cavalry`, allowed: 'none' }];
  const hexes = hexesOf(unit);
  // A column may turn back on itself; the parts of a line are each somewhere else.
  const twice = isColumn(unit) ? -1 : extended.findIndex((one, i) => hexes.indexOf(one) < i + 1);
  if (twice >= 0) return told(twice, `${show(extended[twice])} again`, 'each hex once');
  const apart = extended.findIndex((one, i) =>
    // A column trails from hex to hex; the parts of a line stand beside it, sections also beside one another.
    hexes.slice(isColumn(unit) ? i : 0, i + 1).every((before) => distance(before, one) !== 1),
  );
  if (apart >= 0)
    return told(
      apart,
      `${show(extended[apart])}, which is not beside it`,
      isColumn(unit)
        ? `a hex next to ${hexes[apart]!}, through which the column trails`
        : `a hex next to ${hex}`,
    );
  if (!isColumn(unit) && extended.length > PARTS[unit.type])
    return told(
      PARTS[unit.type],
      `${extended.length} hexes beside its own`,
      `at most ${PARTS[unit.type]} for its type`,
    );
  const empty = spByHex(unit).findIndex(({ sp }) => sp < 1);
  return empty < 1
    ? []
    : told(
        empty - 1,
        `${hexes.length} hexes for ${unit.sp} SP`,
        'no more hexes than it has men for, at least 1 SP in each',
      );
}

/** A flank is refused by infantry and by cavalry on foot, in line (P-28). */
function refusedFaults({ refused, type, formation, hex }: UnitDocument, pointer: string): Fault[] {
  const may =
    hex !== null &&
    ((type === 'INF' && formation === 'line') || (type === 'CAV' && formation === 'dismounted'));
  return refused === null || may
    ? []
    : [
        {
          pointer,
          found: show(refused),
          allowed: 'null; infantry in line and dismounted cavalry alone refuse a flank (P-28)',
        },
      ];
}

/** Each unit that stands where an enemy listed before it does, with any of its hexes. */
function enemiesInOneHex(units: readonly UnitDocument[]): Fault[] {
  const first = new Map<string, UnitDocument>();
  return units.flatMap((unit, i) => {
    const hexes = hexesOf(unit);
    const shared = hexes.findIndex((hex) => (first.get(hex)?.side ?? unit.side) !== unit.side);
    for (const hex of hexes) if (!first.has(hex)) first.set(hex, unit);
    if (shared < 0) return [];
    return [
      {
        pointer: shared === 0 ? `/units/${i}/hex` : `/units/${i}/extended/${shared - 1}`,
        found: `${show(hexes[shared])}, where ${first.get(hexes[shared]!)!.id} of the enemy stands`,
        allowed: 'a hex without enemies',
      },
    ];
  });
}
