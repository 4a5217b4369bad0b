import {
  type BattleContext,
  type BattleRule,
  type BattleState,
  isColumn,
  type Side,
  type UnitState,
} from '@vedette/battle';
import { distance } from '@vedette/hex';
import { inEnemyZone } from '../ground/zones.js';
import { canSee, freshContacts } from '@vedette/battle-sight';
import { isStrategic, type Mover } from './mover.js';
import { no, type StepRefused } from './step.js';

/** What a side knows of the enemy in a hex. */
type Contact = BattleState['contacts'][Side][number];

/** What an order forbids of a step. */
type Bound = (
  context: BattleContext,
  mover: Mover,
  to: string,
) => readonly [rule: readonly BattleRule[], why: string] | null;

/** Distances troops that probe keep from what they see, by its arm; mounted horse sets none (G-100). */
const SKIRMISH_DISTANCE = { guns: 4, foot: 3, dismounted: 2 } as const;
/** Distance marching troops keep (G-98), and all in strategic movement (P-03). */
const MARCH_DISTANCE = 5;

/** Whether who acts so may go into zones of the enemy (P-02.5). */
export const entersZones = ({ level, order }: Mover): boolean =>
  level === 'shock' || (order === 'ASLT' && level === 'ME');

const zones: Bound = (context, mover, to) => {
  if (entersZones(mover) || !inEnemyZone(context, mover.unit.side, to)) return null;
  return [['P-02.5', 'G-96'], `${to} is in an enemy’s zone, which only an assault at ME enters`];
};

const hold: Bound = (_context, { order, entered }) =>
  order === 'HOLD' && entered.length > 0 ? [['G-101'], 'under HOLD it moves one hex only'] : null;

const skirmish: Bound = (context, { unit, order }, to) => {
  if (order !== 'SKPD') return null;
  const near = knownInSight(context, unit.side, to).find((contact) => {
    const there = distance(contact.hex, to);
    return there < keeps(contact) && there <= distance(contact.hex, unit.hex!);
  });
  return near ? [['G-100'], `it keeps ${keeps(near)} hexes from the enemy in ${near.hex}`] : null;
};

const march: Bound = (context, mover, to) => {
  const { unit, order, start } = mover;
  // Guns are pushed a hex by hand under any order (P-03).
  if (order === 'MRCH' && !isColumn(unit) && unit.formation !== 'unlimbered')
    return [['G-98'], 'troops on the march move in column only'];
  if (order === 'MRCH' && start !== null && distance(to, start) < distance(unit.hex!, start))
    return [['G-98'], 'no step of a march leads back'];
  if (order !== 'MRCH' && !isStrategic(context, mover)) return null;
  const near = knownInSight(context, unit.side, to).find(({ hex }) => distance(hex, to) < MARCH_DISTANCE);
  return near ? [['G-98', 'P-03'], `it keeps ${MARCH_DISTANCE} hexes from the enemy in ${near.hex}`] : null;
};

const withdraw: Bound = (context, { unit, order }, to) => {
  if (order !== 'WDRW') return null;
  const seen = knownInSight(context, unit.side, unit.hex!);
  if (seen.length === 0) return null;
  const least = (hex: string): number => Math.min(...seen.map((contact) => distance(contact.hex, hex)));
  return least(to) < least(unit.hex!)
    ? [['G-103'], 'no step of a withdrawal leads nearer to the enemy']
    : null;
};

/** Under ASLT and SUPT nobody moves away from the enemy of his own will (G-96, G-97). */
const forward: Bound = (context, { unit, order }, to) => {
  if (order !== 'ASLT' && order !== 'SUPT') return null;
  const seen = knownInSight(context, unit.side, unit.hex!);
  if (seen.length === 0) return null;
  const least = (hex: string): number => Math.min(...seen.map((contact) => distance(contact.hex, hex)));
  return least(to) > least(unit.hex!)
    ? [[order === 'ASLT' ? 'G-96' : 'G-97'], 'it does not move away from the enemy']
    : null;
};

/** What forbids a step to troops at a mandated shock: nothing but the ground (P-06.3). */
const BOUNDS: readonly Bound[] = [zones, hold, skirmish, march, withdraw, forward];

/** Why orders or an enemy's zone forbid a step; null if they do not. */
export function entryFault(context: BattleContext, mover: Mover, to: string): StepRefused | null {
  if (mover.level === 'shock') return null;
  for (const bound of BOUNDS) {
    const found = bound(context, mover, to);
    if (found) return no(...found);
  }
  return null;
}

/**
 * What a side knows of the enemy this turn that can be seen from a hex. Orders bind by contacts alone: whom nobody has seen nobody keeps away
 * from, or a step not taken would tell that he is there (P-25.7). A step that brings him into sight is taken, and the next one knows him.
 */
export function knownInSight({ state, map }: BattleContext, side: Side, from: string): Contact[] {
  return freshContacts(state, side).filter(({ hex }) => canSee({ state, map }, from, hex));
}

/** Hexes that troops who probe keep from a contact, as far as its arm is known; 0 from one that sets no distance or may set none. */
function keeps({ level, kind, units }: Contact): number {
  if (level === 'named') return Math.max(0, ...units.map(keptFrom));
  switch (kind) {
    case 'artillery':
      return SKIRMISH_DISTANCE.guns;
    case 'infantry':
      return SKIRMISH_DISTANCE.foot;
    default:
      return 0;
  }
}

function keptFrom({ type, formation }: Pick<UnitState, 'type' | 'formation'>): number {
  switch (type) {
    case 'ART':
    case 'HART':
      return SKIRMISH_DISTANCE.guns;
    case 'INF':
    case 'SS':
      return SKIRMISH_DISTANCE.foot;
    case 'CAV':
      return formation === 'dismounted' ? SKIRMISH_DISTANCE.dismounted : 0;
    case 'WAG':
      return 0;
  }
}
