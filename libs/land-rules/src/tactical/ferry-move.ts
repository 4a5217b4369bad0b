import { groundOfUnit, type Unit } from '@vedette/campaign';
import { bankGroups, straightLine, TacticalTerrain } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import { carryOutLeg } from './leg-with-reactions.js';
import { blockMove } from './leg.js';
import { routeFault } from './route-fault.js';
import { moveFatigue } from './tactical-fatigue.js';
import { findFerry, type Ferry } from '../ferries/find-ferry.js';
import { tellIfFull, tellPassage } from '../ferries/passage.js';

/**
 * An ordered move over a river by a ferry (ROTD 12.7): straight to the ship and straight on to a square that is no river. The ship lies
 * between the two banks; nobody stops on it, and who does not get across in this phase goes on in the next.
 */
export function makeFerryMove(
  context: PhaseContext,
  unit: Unit,
  phase: number,
  way: { readonly ferry: string; readonly destination: number },
): void {
  const { state } = context;
  const ferry = findFerry(state, unit, way.ferry);
  const move = { unit, purpose: 'order', phase, line: straightLine(unit.tactical, way.destination) } as const;
  if ('why' in ferry) return blockMove(context, move, ferry.why, 'ferries');
  const fault = faultOfCrossing(context, unit, ferry, way.destination);
  if (fault) return blockMove(context, move, fault, 'ferries');
  const toShip = straightLine(unit.tactical, ferry.tactical);
  const onward = straightLine(ferry.tactical, way.destination);
  const ground = routeFault(context, unit, [toShip, onward], ferry.tactical);
  if (ground) return blockMove(context, move, ground.reason, ground.rule);
  if (tellIfFull(context, unit, ferry)) return;
  const outcome = carryOutLeg(context, {
    ...move,
    line: [...toShip, ...onward],
    budget: unit.kind.tacticalAllowance,
    cost: moveFatigue(context, unit, phase),
    endsAt: 'destination',
    waypointAfter: toShip.length,
    dice: [],
  });
  if (outcome.squares > toShip.length) tellPassage(context, unit, ferry);
}

/** The ship must lie beside both banks, and the way must not end on the river. */
function faultOfCrossing(
  { state }: PhaseContext,
  unit: Unit,
  ferry: Ferry,
  destination: number,
): string | null {
  const map = groundOfUnit(state, unit, unit.square);
  if (state.theatre.tacticalMap(unit.square).terrain[destination] === TacticalTerrain.River)
    return 'ferry-ends-on-the-river';
  const banks = bankGroups(map);
  const beside = banks.at(ferry.tactical);
  const reaches = (tactical: number): boolean => banks.at(tactical).some((bank) => beside.includes(bank));
  return reaches(unit.tactical) && reaches(destination) ? null : 'ferry-lies-elsewhere';
}
