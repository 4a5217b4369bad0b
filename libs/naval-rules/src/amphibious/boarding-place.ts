import type { CampaignState, Ship, StateId, Unit } from '@vedette/campaign';
import type { AmphibiousFigures, PhaseContext } from '@vedette/rulebooks';
import { portOf } from '../ship-place.js';

/** Whether a state's active enemies stand anywhere in a strategic square (P-20). */
export function enemiesIn(state: CampaignState, of: StateId, square: number): boolean {
  return state
    .unitsIn(square)
    .some((other) => other.status === 'active' && state.areHostile(of, other.state));
}

/** Whether the ground of a strategic square is too steep to go aboard or ashore (PATE 9.2). */
export function isSteep(state: CampaignState, figures: AmphibiousFigures, square: number): boolean {
  return figures.steepShores.value.includes(state.theatre.terrain[square]!);
}

/**
 * Why a unit cannot go aboard a transport group where both are, or null when it can (PATE 9.2, GITM AMWOL 7.17): from a
 * garrison off the map; in a harbour from the city's tactical square, or with no enemy near from the whole strategic square;
 * in coastal waters from that square or the coast, from the city itself only with no enemy near. Nobody leaves a besieged
 * city so (GITM AMWOL 8.4, A-62). Where they are not together that is all that is said, and what else ails the unit is not.
 */
export function boardingFault(
  context: PhaseContext,
  figures: AmphibiousFigures,
  ship: Ship,
  unit: Unit,
): string | null {
  const { state } = context;
  const port = portOf(state, ship);
  if (!state.areFriends(unit.state, ship.state)) return 'not-a-friend';
  if (!port || !('port' in ship.at)) return 'not-together';
  if (unit.status === 'garrison') return unit.place === port.name ? null : 'not-together';
  const onCoast = ship.at.area === 'coastal' && port.coast.includes(unit.square);
  if (unit.square < 0 || (unit.square !== port.square && !onCoast)) return 'not-together';
  if (unit.kind.militia) return 'militia-stays';
  if (unit.status !== 'active') return `unit-${unit.status}`;
  if (unit.turn.boarding !== null) return 'busy-elsewhere';
  if (isSteep(state, figures, unit.square)) return 'steep-shore';
  if (onCoast) return null;
  const inCity = unit.tactical === port.tactical;
  if (inCity && state.cityIn(port.square)?.besieged) return 'besieged';
  const mayAlways = ship.at.area === 'harbor' ? inCity : !inCity;
  return mayAlways || !enemiesIn(state, unit.state, unit.square) ? null : 'enemy-near';
}
