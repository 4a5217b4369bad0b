import {
  type BattleContext,
  hexesOf,
  isColumn,
  stackedSp,
  stackIn,
  type UnitState,
  unitsIn,
} from '@vedette/battle';
import { freshContacts } from '@vedette/battle-sight';
import { type Direction, directionTo, distance, type Facing, neighbour, sixth, zoneOf } from '@vedette/hex';
import { groundCost, moverOf as groundMoverOf, standsOn } from '../ground/ground-cost.js';
import { keepsFront } from '../ground/keeps-front.js';
import { inEnemyZone, zonesOver } from '../ground/zones.js';
import { trailOf } from '../morale/retreat.js';
import { entersZones, entryFault } from './bounds.js';
import { allowanceOf, mayMove, type Mover } from './mover.js';
import { no, type StepCheck, type StepJudged } from './step.js';

const OBLIQUE = 1;
const TO_THE_REAR = 2;
const LEAVING_ZONE = 2;
/** Enemies this near make an about-face or a step to the rear a risk (P-03). */
const NEAR = 3;
const SP_A_POINT = 4;

/** One hex entered: may it be, what does it cost, what has to be checked (P-02.5, P-03, P-04, G-29). */
export function enterHex(context: BattleContext, mover: Mover, to: string): StepJudged {
  const { unit } = mover;
  const from = unit.hex;
  if (!mayMove(mover.level)) return no(['P-06.3'], 'it stands');
  if (from === null) return no(['P-31.6'], 'it is not on the map');
  const direction = directionTo(from, to);
  if (direction === null || !context.map.contains(to)) return no(['P-03'], `${to} is not beside ${from}`);
  const ground = groundCost(context, groundMoverOf(unit), from, to, { inColumn: isColumn(unit) });
  if (ground === null) return no(['P-04'], `its kind cannot go into ${to}`);
  const known = knownEnemy(context, unit, to);
  if (known !== null) return known;
  const fault = entryFault(context, mover, to);
  if (fault !== null) return fault;
  const byHand = unit.formation === 'unlimbered';
  if (byHand && (mover.entered.length > 0 || context.map.level(to) > context.map.level(from)))
    return no(['P-03'], 'guns are pushed by hand one hex, never uphill');
  const arc = keepsFront(unit) && !mover.givesWay ? zoneOf(unit.facing as Facing, direction) : 'front';
  const zone = inEnemyZone(context, unit.side, from);
  const passing = mover.amongFriends ? passage(context, mover, from) : 0;
  const cost =
    ground.cost +
    (arc === 'front' ? 0 : arc === 'rear' ? TO_THE_REAR : OBLIQUE) +
    (zone ? LEAVING_ZONE : 0) +
    passing;
  const allowance = allowanceOf(context, onward(context, mover, from, to));
  const alone = mover.spent === 0 && mover.entered.length === 0;
  if (mover.spent + cost > allowance && !alone)
    return no(
      ['P-03'],
      `it has ${Number.isFinite(mover.spent) ? Math.max(0, allowance - mover.spent) : 0} MP left, ${to} takes ${cost}`,
    );
  const checks: StepCheck[] = [
    ...(ground.disorders ? [{ cause: 'terrain' as const, rule: ['P-04'] as const }] : []),
    ...(zone ? [{ cause: 'zone' as const, rule: ['P-02.5'] as const }] : []),
    ...(arc === 'rear' && enemyWithin(context, unit, NEAR)
      ? [{ cause: 'facing' as const, rule: ['P-03'] as const }]
      : []),
    ...(mover.amongFriends && disordersPassage(context, mover, from)
      ? [{ cause: 'passage' as const, rule: ['G-29'] as const }]
      : []),
  ];
  const ends = inEnemyZone(context, unit.side, to);
  const after = entered(
    context,
    mover,
    to,
    direction,
    byHand || mover.spent + cost > allowance ? Infinity : mover.spent + cost,
  );
  return { ok: true, after, cost, checks, rule: ['P-03', 'P-04'], ends };
}

/** Who stands in the way: a known enemy bars the hex and his zone, an unknown one is run into (P-02.5, P-25.7). */
function knownEnemy(context: BattleContext, unit: UnitState, to: string): StepJudged | null {
  const contacts = context.state.contacts[unit.side];
  const isKnown = (hexes: readonly string[]): boolean => contacts.some(({ hex }) => hexes.includes(hex));
  const inHex = unitsIn(context.state, to).filter(({ side }) => side !== unit.side);
  if (inHex.length > 0)
    return isKnown([to])
      ? no(['P-02.5'], `the enemy is in ${to}`)
      : no(['P-25.7'], 'an enemy nobody had seen', true);
  const over = zonesOver(context, unit.side, to);
  const unseen = over.some((enemy) => !isKnown(hexesOf(enemy)));
  return unseen ? no(['P-25.7'], 'an enemy nobody had seen', true) : null;
}

/** Rain spares who keeps to a pike, night who keeps to roads: known only with the step that is to be taken. */
function onward({ map }: BattleContext, mover: Mover, from: string, to: string): Mover {
  const road = isColumn(mover.unit) ? map.roadBetween(from, to) : null;
  return {
    ...mover,
    onPike: mover.onPike && road === 'pike',
    onRoad: mover.onRoad && (road === 'pike' || road === 'road'),
  };
}

/** Men that crowd a friendly hex one passes through: a point for every four SP (G-29). */
function passage({ state }: BattleContext, { unit }: Mover, hex: string): number {
  return Math.floor(stackedSp(state, hex, unit.id) / SP_A_POINT);
}

/** Two units or more that are not one battery make whoever passed check (G-29). */
function disordersPassage({ state }: BattleContext, { unit }: Mover, hex: string): boolean {
  return unitsIn(state, hex).filter(({ id, side }) => id !== unit.id && side === unit.side).length > 1;
}

/** Whether an enemy is known to be within some hexes of a unit: men check for whom they know of (P-03, P-25.1). */
export function enemyWithin({ state }: BattleContext, { hex, side }: UnitState, hexes: number): boolean {
  return hex !== null && freshContacts(state, side).some((contact) => distance(contact.hex, hex) <= hexes);
}

/** The unit after it entered a hex: a column looks where it goes and trails behind, a line keeps its front. */
function entered(
  context: BattleContext,
  mover: Mover,
  to: string,
  direction: Direction,
  spent: number,
): Mover {
  const { unit } = mover;
  const facing = unit.facing as Facing;
  const inFront = zoneOf(facing, direction) === 'front';
  const looks = keepsFront(unit) || inFront ? facing : nearestFacing(facing, direction);
  const moved = onward(context, mover, unit.hex!, to);
  return {
    ...moved,
    unit: {
      ...unit,
      hex: to,
      facing: looks,
      stack: stackIn(context.state, to).reduce((lowest, { stack }) => Math.max(lowest, stack + 1), 0),
      extended: keepsFront(unit) ? shifted(context, mover, direction) : trailOf(unit, unit.hex!, [to]),
    },
    spent,
    // It faces freely where it mounted or dismounted, and no farther on (G-71).
    freeFacing: false,
    entered: [...mover.entered, to],
    amongFriends: unitsIn(context.state, to).some(({ id, side }) => id !== unit.id && side === unit.side),
  };
}

/** Of the two vertices that front a direction, the one fewer turns away; of as many the first. */
function nearestFacing(facing: Facing, direction: Direction): Facing {
  const [one, other] = [direction, sixth(direction + 1)] as const;
  const turns = (to: number): number => Math.min(sixth(to - facing), 6 - sixth(to - facing));
  return turns(other) < turns(one) ? other : one;
}

/** An extended line moves as a whole where the ground lets it; what cannot follow is drawn in. */
function shifted(context: BattleContext, mover: Mover, direction: Direction): string[] {
  const { unit } = mover;
  return unit.extended.flatMap((hex) => {
    const next = neighbour(hex, direction);
    return next !== null && context.map.contains(next) && mayHold(context, mover, next) ? [next] : [];
  });
}

/** Whether a part of a line may be in a hex: ground its kind can enter, no enemies, and none of their zones but where it may enter those (P-02.5, P-04). */
function mayHold(context: BattleContext, mover: Mover, hex: string): boolean {
  const { side } = mover.unit;
  return (
    standsOn(context, groundMoverOf(mover.unit), hex) &&
    unitsIn(context.state, hex).every((unit) => unit.side === side) &&
    (entersZones(mover) || !inEnemyZone(context, side, hex))
  );
}
