import type { OrderName, UnitState } from '@vedette/battle';
import type { ToldContact } from '@vedette/battle-sight';
import { distance, type Hex } from '@vedette/hex';
import type { MapTable } from './map-table.js';
import { nearest, settingOut, type Walk, walkToward } from './walk.js';

/**
 * Where guns stand from what they fire at, in hexes. From four hexes on carbines cost no gun, whatever the die; two more keep horse that
 * advances from reaching them before they have had a turn to go: there guns fire at their leisure. From
 * all others they keep five (P-08.5, G-54).
 */
const STANDS = { horse: { least: 6, most: 8 }, others: { least: 5, most: 8 } } as const;

const standFrom = ({ kind }: ToldContact) => (kind === 'cavalry' ? STANDS.horse : STANDS.others);

/** What a battery does: unlimber where it can fire at something, else go where it can, never too near the enemy. */
export function serveGuns(
  table: MapTable,
  unit: UnitState,
  level: 'ME' | 'RE',
  order: OrderName,
  ground: Hex,
): Walk {
  const from = settingOut(unit, level, order);
  const here = unit.hex;
  const contacts = table.contacts();
  const tooNear = (hex: Hex): boolean =>
    contacts.some((one) => distance(one.hex, hex) < standFrom(one).least);
  const targetFrom = (hex: Hex): ToldContact | undefined =>
    contacts
      .filter(
        (one) =>
          distance(one.hex, hex) <= standFrom(one).most && table.desk.ground.sight.isClear(hex, one.hex),
      )
      .sort((a, b) => distance(a.hex, hex) - distance(b.hex, hex) || (a.hex < b.hex ? -1 : 1))[0];
  if (here !== null) {
    const target = targetFrom(here);
    if (target !== undefined && (unit.formation === 'unlimbered' || !tooNear(here)))
      return walkToward(table, from, { goal: here, last: 'unlimbered', toward: target.hex });
  }
  const foe = here === null ? undefined : nearestOf(contacts, here);
  const limbering = unit.formation === 'unlimbered' ? { first: 'limbered' as const } : {};
  if (foe !== undefined && distance(foe.hex, here!) <= FOLLOWS_WITHIN) {
    const goal = standFor(table, foe, unit, ground) ?? ground;
    return walkToward(table, from, {
      goal,
      ...limbering,
      shuns: tooNear,
      last: 'unlimbered',
      toward: foe.hex,
    });
  }
  return walkToward(table, from, { goal: ground, ...limbering, shuns: tooNear });
}

/** Enemies this near are gone for; beyond, guns go where they were sent. */
const FOLLOWS_WITHIN = 9;
const STACK_MOST = 12;

/** Guns leave the place they were sent to by no more than this unless infantry of theirs is nearer the enemy. */
const LEAVES_POST = 3;

/** The place to fire from at an enemy: near, seen from it, room in it, rather high, and not in front of the infantry. */
function standFor(table: MapTable, foe: ToldContact, unit: UnitState, post: Hex): Hex | undefined {
  const { ground } = table.desk;
  const covered = nearest(
    foe.hex,
    table
      .own()
      .flatMap(({ type, state, hex }) =>
        type === 'INF' && state === 'ordered' && hex !== null ? [hex] : [],
      ),
  );
  const { least, most } = standFrom(foe);
  return ground.grid
    .hexes()
    .filter((hex) => {
      const far = distance(hex, foe.hex);
      return (
        far >= least &&
        far <= most &&
        (distance(hex, post) <= LEAVES_POST || covered < far) &&
        table.spIn(hex) + unit.sp <= STACK_MOST &&
        ground.sight.isClear(hex, foe.hex) &&
        nearest(
          hex,
          table.contacts().map((one) => one.hex),
        ) >= least
      );
    })
    .map((hex) => ({ hex, weight: distance(hex, unit.hex!) - 0.5 * ground.level(hex) }))
    .sort((a, b) => a.weight - b.weight || (a.hex < b.hex ? -1 : 1))[0]?.hex;
}

function nearestOf(contacts: readonly ToldContact[], from: Hex): ToldContact | undefined {
  return [...contacts].sort(
    (a, b) => distance(a.hex, from) - distance(b.hex, from) || (a.hex < b.hex ? -1 : 1),
  )[0];
}
