import type { CampaignState, Port, Ship, StateId } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';

/** The port of a city or the off-map port of that name, if there is one. */
export function portOf(state: CampaignState, name: string): Port | undefined {
  return state.ports.get(name);
}

/**
 * Why goods cannot go by sea between two ports, or null when they can (GITM AMWOL 10.6, PATE 3.5): the ports lie on one or
 * on adjacent sea areas, no hostile ship is in either, and on those areas enemies raiding commerce do not outnumber
 * friends convoying it. Distance does not matter outside campaign turns.
 */
export function whyNotBySea(context: PhaseContext, from: Port, to: Port, owner: StateId): string | null {
  const { state } = context;
  const unlimited = state.season !== 'campaign';
  if (!unlimited && from.sea !== to.sea && !areAdjacent(state, from.sea, to.sea))
    return `${from.name} and ${to.name} are not on adjacent seas`;
  for (const port of [from, to])
    if (
      [...state.ships.values()].some(
        (ship) => 'port' in ship.at && ship.at.port === port.name && state.areHostile(owner, ship.state),
      )
    )
      return `enemy ships are at ${port.name}`;
  const seas = new Set([from.sea, to.sea]);
  const raiders = count(
    context,
    seas,
    (ship) => state.areHostile(owner, ship.state) && commerce(context, ship) === 'raid',
  );
  const convoys = count(
    context,
    seas,
    (ship) => state.areFriends(owner, ship.state) && commerce(context, ship) === 'convoy',
  );
  return raiders > convoys ? 'raiders outnumber the convoys on the way' : null;
}

function areAdjacent(state: CampaignState, a: string, b: string): boolean {
  const area = state.theatre.seas.find(({ code }) => code === a);
  return area !== undefined && Object.values(area.neighbours).some((codes) => codes.includes(b));
}

function count(context: PhaseContext, seas: ReadonlySet<string>, counts: (ship: Ship) => boolean): number {
  return [...context.state.ships.values()].filter(
    (ship) =>
      ship.status === 'active' &&
      ship.type !== 'TR' &&
      'sea' in ship.at &&
      seas.has(ship.at.sea) &&
      counts(ship),
  ).length;
}

function commerce(context: PhaseContext, ship: Ship): string {
  return context.orders.naval(ship.id)?.commerce ?? 'ignore';
}
