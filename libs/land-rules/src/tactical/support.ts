import { straightLine } from '@vedette/geography';
import type { Unit } from '@vedette/campaign';
import type { ValueDraw } from '@vedette/chance';
import { range } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';
import { drawAmong } from '../ground/draw-among.js';
import { inArea, inPhases, tacticalOrder, type Area } from '../orders/tactical-order.js';
import { contactsIn, enemiesAt } from '../presence/contact.js';
import { isActive, isCombatUnit } from '../presence/strangers.js';
import { inInitiativeOrder } from './initiative.js';
import { tellLeg } from './leg.js';
import { routeFault } from './route-fault.js';
import { isTooTired, moveFatigue } from './tactical-fatigue.js';
import { fightingWeight } from './fighting-weight.js';

interface Call {
  readonly tactical: number;
  readonly line: readonly number[];
  readonly dice: readonly ValueDraw[];
}

type Contacts = ReadonlyMap<number, readonly Unit[]>;

/**
 * After all other movement, units with a support order join battles inside their box (GITM AMWOL 8.10): the nearest, of
 * equally near ones that with the worst odds for their side, within the reach of their type; whoever is in contact
 * himself stays.
 */
export function moveSupports(context: PhaseContext, square: number, phase: number): void {
  let contacts = contactsIn(context.state, square);
  if (contacts.size === 0) return;
  const ready = context.state.unitsIn(square).filter((unit) => isReady(context, unit, contacts, phase));
  for (const unit of inInitiativeOrder(context, ready)) {
    const call = callOf(context, unit, contacts);
    if (!call) continue;
    tellLeg(
      context,
      {
        unit,
        purpose: 'support',
        phase,
        line: call.line,
        budget: call.line.length,
        cost: moveFatigue(context, unit, phase),
        endsAt: 'elsewhere',
        dice: call.dice,
      },
      { squares: call.line.length, reason: null },
    );
    contacts = contactsIn(context.state, square);
  }
}

function isReady(context: PhaseContext, unit: Unit, contacts: Contacts, phase: number): boolean {
  if (!isActive(unit) || !unit.kind.role.fights) return false;
  const order = tacticalOrder(context, unit);
  if (!order.support || !inPhases(order.support, phase) || order.offensive === 'evade') return false;
  const engaged = contacts
    .get(unit.tactical)
    ?.some((other) => context.state.areHostile(unit.state, other.state));
  return !engaged && !isTooTired(context, unit);
}

function callOf(context: PhaseContext, unit: Unit, contacts: Contacts): Call | null {
  const reach = unit.kind.supportReach;
  const area = tacticalOrder(context, unit).support!;
  // In the order of the map: in that of the ids of who fights there the lot would tell which of them stands where.
  const open = [...contacts]
    .sort(([a], [b]) => a - b)
    .filter(([tactical, there]) => calls(context, unit, area, tactical, there, reach))
    .map(([tactical, there]) => ({ tactical, there, line: straightLine(unit.tactical, tactical) }))
    .filter(({ line }) => isOpen(context, unit, line));
  if (open.length === 0) return null;
  const least = Math.min(...open.map(({ line }) => line.length));
  const near = open.filter(({ line }) => line.length === least);
  const odds = near.map(({ there }) => oddsFor(context, unit, there));
  const worst = near.filter((_, i) => odds[i] === Math.min(...odds));
  const { one, draw } = drawAmong(context, context.landLabel('8.10', `support ${unit.id}`), worst);
  return { ...one, dice: [draw] };
}

/** A battle in the box and within reach, with a friend or active ally (A-31, N-12) fighting an enemy, and nobody neutral. */
function calls(
  context: PhaseContext,
  unit: Unit,
  area: Area,
  tactical: number,
  there: readonly Unit[],
  reach: number,
): boolean {
  const { state } = context;
  return (
    inArea(area, tactical) &&
    range(unit.tactical, tactical) <= reach &&
    there.some((other) => isCombatUnit(other) && state.areFriends(unit.state, other.state)) &&
    there.some((other) => state.areHostile(unit.state, other.state)) &&
    there.every((other) => state.standing(unit.state, other.state) !== 'neutral')
  );
}

function isOpen(context: PhaseContext, unit: Unit, line: readonly number[]): boolean {
  const before = line.slice(0, -1);
  return (
    routeFault(context, unit, [line]) === null &&
    before.every((square) => enemiesAt(context.state, unit, square).length === 0)
  );
}

/** Strength of a unit's side over that of its enemies in a square, by modified strength (8.10). */
function oddsFor(context: PhaseContext, unit: Unit, there: readonly Unit[]): number {
  let own = 0;
  let enemy = 0;
  for (const other of there)
    if (context.state.areHostile(unit.state, other.state)) enemy += fightingWeight(context, other);
    else own += fightingWeight(context, other);
  return own / Math.max(1, enemy);
}
