import type { OrderName, UnitState } from '@vedette/battle';
import { bearsOn, expectedLoss, moverOf, type Mover } from '@vedette/battle-rules';
import type { ToldContact } from '@vedette/battle-sight';
import { distance, type Hex } from '@vedette/hex';
import type { MapTable } from './map-table.js';
import { turnsLeft } from './turns-left.js';
import { bearing, type Errand, nearest, settingOut, type Walk, walkToward } from './walk.js';
import { wayField } from './ways.js';

/**
 * How near to anybody guns take their stand, in hexes: from four on carbines cost no gun, whatever the die; from others five (P-08.5, G-54). Whoever
 * comes nearer is fired at from where they are: limbered up they could do nothing to him.
 */
const KEEPS = { horse: 4, others: 5 } as const;

const keepsFrom = ({ kind }: ToldContact): number => (kind === 'cavalry' ? KEEPS.horse : KEEPS.others);

/** Farthest that guns are aimed at anybody. */
const AIMS_WITHIN = 12;
/** MP that guns make in a turn, taking ME and RE together, and what it costs to limber up or unlimber. */
const MP_A_TURN = 4;
const TO_LIMBER = 3;
/** Guns go no farther than this from the post they were sent to: alone in front of it horse rides them down, and takes them all (P-16.5). */
const LEAVES_POST = 1;
/** Turns looked ahead at most, where a battle ends later or never. */
const MOST_TURNS = 12;
/** What a stand must promise beside the one that is held. */
const WORTH_MOVING = 1.25;
/** SP of guns that take their stand in one hex: whoever rides down a third battery with two has won the morning by it (P-16.5, G-74). */
const STACK_MOST = 8;
/** Points the enemy loses with each SP, by the arm (G-74); of whom nobody made out something between. */
const POINTS: Readonly<Record<string, number>> = { infantry: 1, cavalry: 2, artillery: 2, wagons: 2 };
const POINTS_UNKNOWN = 1.5;

/** A place to fire from and whom at; what that promises, in points a turn (G-74, P-08.3). */
interface Stand {
  readonly hex: Hex;
  readonly target: Hex;
  readonly points: number;
}

/**
 * What a battery does: it fires from where it stands, or goes where by its post it will have done more by the end of the battle. What a
 * shot promises the rules tell on the officer's own table.
 */
export function serveGuns(
  table: MapTable,
  unit: UnitState,
  level: 'ME' | 'RE',
  order: OrderName,
  ground: Hex,
): Walk {
  const from = settingOut(unit, level, order);
  const limbering = unit.formation === 'unlimbered' ? { first: 'limbered' as const } : {};
  const shuns = (hex: Hex): boolean => isTooNear(table, hex);
  if (unit.hex === null) return walkToward(table, from, { goal: ground, shuns });
  const turns = Math.min(MOST_TURNS, turnsLeft(table));
  const here = standAt(table, unit, unit.hex);
  const stay = here === null ? 0 : here.points * turns;
  const other = bestElsewhere(table, unit, ground, turns);
  if (other !== null && other.total > stay * WORTH_MOVING)
    return goTo(table, from, { goal: other.hex, ...limbering, shuns }, other.target);
  if (here !== null) {
    const walk = walkToward(table, from, { goal: unit.hex, last: 'unlimbered', toward: here.target });
    return { ...walk, fireAt: here.target };
  }
  // With nobody to fire at they stand by their post ready for who comes: limbered up they could not answer him.
  if (unit.formation === 'unlimbered' ? distance(unit.hex, ground) <= LEAVES_POST : unit.hex === ground) {
    const [near] = [...table.contacts()].sort(
      (a, b) => distance(a.hex, unit.hex!) - distance(b.hex, unit.hex!) || (a.hex < b.hex ? -1 : 1),
    );
    const toward = near === undefined ? {} : { last: 'unlimbered' as const, toward: near.hex };
    return walkToward(table, from, { goal: unit.hex, ...toward });
  }
  return walkToward(table, from, { goal: ground, ...limbering, shuns });
}

/** On toward a stand; who comes there makes ready to fire. */
function goTo(table: MapTable, from: Mover, errand: Errand, target: Hex): Walk {
  const walk = walkToward(table, from, errand);
  if (walk.unit.hex !== errand.goal) return walk;
  const ready = walkToward(table, from, { ...errand, last: 'unlimbered', toward: target });
  return ready.unit.formation === 'unlimbered' ? { ...ready, fireAt: target } : ready;
}

function isTooNear(table: MapTable, hex: Hex): boolean {
  return table.contacts().some((one) => distance(one.hex, hex) < keepsFrom(one));
}

/** The best stand a battery has in a hex; null where it can hurt nobody from there. */
function standAt(table: MapTable, unit: UnitState, hex: Hex): Stand | null {
  let best: Stand | null = null;
  for (const contact of table.contacts()) {
    if (distance(contact.hex, hex) > AIMS_WITHIN) continue;
    const points = pointsAt(table, unit, hex, contact);
    if (points > (best?.points ?? 0)) best = { hex, target: contact.hex, points };
  }
  return best;
}

/** Points a turn that a battery adds in a hex by firing at a contact, beside what others of its kind there do (P-08.1). */
function pointsAt(table: MapTable, unit: UnitState, hex: Hex, { hex: target, kind }: ToldContact): number {
  const placed: UnitState = {
    ...unit,
    hex,
    formation: 'unlimbered',
    facing: bearing(hex, target),
    extended: [],
  };
  if (!bearsOn(table.context, placed, hex, target, false)) return 0;
  const beside = table
    .own()
    .filter(
      (one) =>
        one.id !== unit.id && one.hex === hex && one.weapon === unit.weapon && one.formation === 'unlimbered',
    );
  const loss = (firing: readonly UnitState[]): number =>
    firing.length === 0
      ? 0
      : expectedLoss(table.context, {
          ...{ kind: 'phasing', side: unit.side, from: hex, target, only: null, rapid: 0, odd: null },
          shots: firing.map((one) => ({ unit: one, sp: one.sp })),
        });
  return (POINTS[kind] ?? POINTS_UNKNOWN) * (loss([placed, ...beside]) - loss(beside));
}

/** The stand elsewhere from which a battery does most by the end of the battle, its way there counted. */
function bestElsewhere(
  table: MapTable,
  unit: UnitState,
  post: Hex,
  turns: number,
): (Stand & { readonly total: number }) | null {
  const { ground } = table.desk;
  const foes = table.contacts().map(({ hex }) => hex);
  if (foes.length === 0) return null;
  const kind = moverOf(unit);
  const toLimber = unit.formation === 'unlimbered' ? 2 * TO_LIMBER : TO_LIMBER;
  let best: (Stand & { readonly total: number }) | null = null;
  for (const hex of ground.grid.hexes()) {
    if (hex === unit.hex || distance(hex, post) > LEAVES_POST || nearest(hex, foes) > AIMS_WITHIN) continue;
    if (isTooNear(table, hex) || table.spIn(hex) + unit.sp > STACK_MOST) continue;
    const way = wayField(table.context, kind, true, hex).get(unit.hex!);
    if (way === undefined) continue;
    const left = turns - Math.ceil((way + toLimber) / MP_A_TURN);
    if (left <= 0) continue;
    const stand = standAt(table, unit, hex);
    if (stand === null) continue;
    const total = stand.points * left;
    if (total > (best?.total ?? 0)) best = { ...stand, total };
  }
  return best;
}
