import type { CampaignState, Port, Ship, StateId } from '@vedette/campaign';
import { shipOrders } from '@vedette/naval-rules';
import { type PhaseContext } from '@vedette/rulebooks';

/** The port of a city or the off-map port of that name, if there is one. */
export function portOf(state: CampaignState, name: string): Port | undefined {
  return state.ports.get(name);
}

/**
 * Ships that matter to goods sent by sea: those in ports, and those that raid or convoy by sea area (PATE 3.5). Transport
 * groups are no ships (PATE 2.1) and stop nothing.
 */
export class SeaTraffic {
  private readonly inPort = new Map<string, Ship[]>();
  private readonly raiders = new Map<string, Ship[]>();
  private readonly convoys = new Map<string, Ship[]>();

  constructor(context: PhaseContext) {
    for (const ship of context.state.ships.values()) {
      if (ship.status !== 'active' || !ship.kind.role.fights) continue;
      if ('port' in ship.at) put(this.inPort, ship.at.port, ship);
      if (!('sea' in ship.at)) continue;
      const { commerce } = shipOrders(context, ship);
      if (commerce === 'raid') put(this.raiders, ship.at.sea, ship);
      if (commerce === 'convoy') put(this.convoys, ship.at.sea, ship);
    }
  }

  /**
   * Why goods cannot go by sea between two ports, or null when they can (GITM AMWOL 10.6, PATE 3.5): the ports lie on one or
   * on adjacent sea areas, no hostile ship is in either, and on those areas enemies raiding commerce do not outnumber
   * friends convoying it; attached ships raid and convoy as their leader was ordered. Distance does not matter outside
   * campaign turns.
   */
  whyNotBySea(state: CampaignState, from: Port, to: Port, owner: StateId): string | null {
    const unlimited = state.season !== 'campaign';
    if (!unlimited && from.sea !== to.sea && !areAdjacent(state, from.sea, to.sea))
      return `${from.name} and ${to.name} are not on adjacent seas`;
    const hostile = (ship: Ship): boolean => state.areHostile(owner, ship.state);
    for (const port of [from, to])
      if ((this.inPort.get(port.name) ?? []).some(hostile)) return `enemy ships are at ${port.name}`;
    const seas = [...new Set([from.sea, to.sea])];
    const count = (among: Map<string, Ship[]>, counts: (ship: Ship) => boolean): number =>
      seas.reduce((sum, sea) => sum + (among.get(sea) ?? []).filter(counts).length, 0);
    const raiders = count(this.raiders, hostile);
    const convoys = count(this.convoys, (ship) => state.areFriends(owner, ship.state));
    return raiders > convoys ? 'raiders outnumber the convoys on the way' : null;
  }
}

function put(map: Map<string, Ship[]>, key: string, ship: Ship): void {
  const known = map.get(key);
  if (known) known.push(ship);
  else map.set(key, [ship]);
}

function areAdjacent(state: CampaignState, a: string, b: string): boolean {
  const area = state.theatre.seas.find(({ code }) => code === a);
  return area !== undefined && Object.values(area.neighbours).some((codes) => codes.includes(b));
}
