import type { CampaignState, Port, Ship, ShipPlaceDocument } from '@vedette/campaign';
import { placeKey } from '../ship-place.js';

/**
 * Active ships by tactical area, kept true while ships move: each step looks up who is where and never scans the fleet
 * (PATE 1.2). Inactive ships are not on the map (2.6), and at the Horn nobody meets anybody (6.10).
 */
export class Waters {
  private readonly byPlace = new Map<string, Ship[]>();
  private readonly portsBySea = new Map<string, Port[]>();

  constructor(readonly state: CampaignState) {
    for (const ship of state.ships.values()) this.enter(ship);
    for (const port of state.ports.values()) {
      const ports = this.portsBySea.get(port.sea);
      if (ports) ports.push(port);
      else this.portsBySea.set(port.sea, [port]);
    }
  }

  /** Active ships in one tactical area, by id. */
  at(place: ShipPlaceDocument): readonly Ship[] {
    return this.byPlace.get(placeKey(place)) ?? [];
  }

  /** Active ships in a port, harbour and coastal waters. */
  inPort(port: string): Ship[] {
    return [...this.at({ port, area: 'harbor' }), ...this.at({ port, area: 'coastal' })];
  }

  /** Active ships in contact with whoever is at a place: a port is one place of contact (PATE 5.1). */
  inContact(place: ShipPlaceDocument): readonly Ship[] {
    return 'port' in place ? this.inPort(place.port) : this.at(place);
  }

  /** Every tactical area with active ships in it. */
  occupied(): readonly (readonly Ship[])[] {
    return [...this.byPlace.values()].filter((ships) => ships.length > 0);
  }

  /** Ports connected to a sea area (PATE 1.3). */
  portsOn(sea: string): readonly Port[] {
    return this.portsBySea.get(sea) ?? [];
  }

  /** Takes ships off the index before they move. */
  leave(ship: Ship): void {
    const key = placeKey(ship.at);
    const there = this.byPlace.get(key);
    if (there)
      this.byPlace.set(
        key,
        there.filter((other) => other !== ship),
      );
  }

  /** Puts a ship into the index where it now is. */
  enter(ship: Ship): void {
    if (ship.status !== 'active' || 'transit' in ship.at) return;
    const key = placeKey(ship.at);
    const there = this.byPlace.get(key) ?? [];
    const before = there.findIndex((other) => other.id > ship.id);
    this.byPlace.set(key, before < 0 ? [...there, ship] : there.toSpliced(before, 0, ship));
  }
}
