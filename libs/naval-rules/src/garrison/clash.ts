import type { Port, Ship, Unit } from '@vedette/campaign';
import { tell, tellCommand, type Gathering } from '@vedette/observation';
import type { Audience, Degree } from '@vedette/record';
import type { PhaseContext } from '@vedette/rulebooks';

/** A unit that lands in a hostile port off the map, from the group it comes in. */
export interface Assailant {
  readonly ship: Ship;
  readonly unit: Unit;
  readonly port: Port;
}

/** A port off the map, those who come for it together, and those who hold it. */
export interface Clash {
  readonly port: Port;
  readonly force: readonly Assailant[];
  readonly garrison: readonly Unit[];
}

/**
 * Who learns of a fight for a port, and how much on either side: the commands of the units and groups in it, and the
 * ministers of war and of the navy of the state that holds it; the ships that lie there see that it happens.
 */
export function clashAudience(
  { state }: PhaseContext,
  { port, force, garrison }: Clash,
  attackers: Degree,
  defenders: Degree,
): Audience {
  const gathering: Gathering = {};
  for (const { ship, unit } of force) {
    tellCommand(gathering, unit, attackers);
    for (const player of [ship.commander, ship.deputy]) if (player) tell(gathering, player, attackers);
  }
  for (const unit of garrison) tellCommand(gathering, unit, defenders);
  for (const { id, ministries = [] } of state.playersOf(port.state))
    if (ministries.some((ministry) => ministry === 'war' || ministry === 'naval'))
      tell(gathering, id, defenders);
  for (const ship of state.ships.values())
    if ('port' in ship.at && ship.at.port === port.name && ship.status === 'active')
      for (const player of [ship.commander, ship.deputy]) if (player) tell(gathering, player, 'partial');
  return gathering;
}

/** Ids of the groups a landing force came in. */
export function groupsOf(force: readonly Assailant[]): string[] {
  return [...new Set(force.map(({ ship }) => ship.id))];
}
