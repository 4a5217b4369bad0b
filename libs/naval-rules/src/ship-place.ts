import type { CampaignState, Port, Ship, ShipPlaceDocument } from '@vedette/campaign';

/** One text a tactical area (PATE 1.2); contact reaches further in ports, see `contactKey`. A ship at the Horn is alone. */
export function placeKey(at: ShipPlaceDocument): string {
  if ('port' in at) return `${at.port} ${at.area}`;
  if ('sea' in at) return `${at.sea} ${at.tacticalArea}`;
  if ('river' in at) return `${at.river} ${at.tactical}`;
  return 'rounding the Horn';
}

/** The port a ship is in, harbour or coastal waters, if any. */
export function portOf(state: CampaignState, ship: Ship): Port | undefined {
  return 'port' in ship.at ? state.ports.get(ship.at.port) : undefined;
}

/** The sea area whose winds blow where a ship is (PATE 1.4); null at the Horn. */
export function seaAround(state: CampaignState, ship: Ship): string | null {
  if ('sea' in ship.at) return ship.at.sea;
  return portOf(state, ship)?.sea ?? null;
}

/** Whether a ship is in a port of its own side or of an active ally. */
export function inFriendlyPort(state: CampaignState, ship: Ship): boolean {
  const port = portOf(state, ship);
  return port !== undefined && state.areFriends(port.state, ship.state);
}
