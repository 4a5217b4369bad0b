import type { CampaignState, Ship, ShipPlaceDocument } from '@vedette/campaign';

/** One text a place of contact: a port, harbour and coastal waters together, or a tactical area at sea (PATE 5.1). */
export function contactKey(at: ShipPlaceDocument): string | null {
  if ('port' in at) return at.port;
  if ('sea' in at) return `${at.sea} ${at.tacticalArea}`;
  return null;
}

/**
 * Active ships by where they are, worked out once a step: inactive ones are not on the map and report nothing (PATE 2.6),
 * and those at the Horn are in contact with nobody (1.6).
 */
export class ShipWatch {
  private readonly byContact = new Map<string, Ship[]>();
  private readonly bySea = new Map<string, Ship[]>();
  private readonly byPort = new Map<string, Ship[]>();

  constructor(readonly state: CampaignState) {
    for (const ship of state.ships.values()) {
      const key = contactKey(ship.at);
      if (ship.status !== 'active' || key === null) continue;
      put(this.byContact, key, ship);
      if ('sea' in ship.at) put(this.bySea, ship.at.sea, ship);
      else if ('port' in ship.at) put(this.byPort, ship.at.port, ship);
    }
  }

  /** Active ships in contact with one, in the order of the position; none for an inactive ship. */
  inContactWith(ship: Ship): Ship[] {
    const key = contactKey(ship.at);
    if (key === null || ship.status !== 'active') return [];
    return (this.byContact.get(key) ?? []).filter((other) => other !== ship);
  }

  /** Active ships in the open of a sea area. */
  inSea(code: string): readonly Ship[] {
    return this.bySea.get(code) ?? [];
  }

  /** Active ships in a port, harbour and coastal waters. */
  inPort(name: string): readonly Ship[] {
    return this.byPort.get(name) ?? [];
  }

  /** All ships in ports, by port. */
  get ports(): ReadonlyMap<string, readonly Ship[]> {
    return this.byPort;
  }
}

function put(index: Map<string, Ship[]>, key: string, ship: Ship): void {
  const there = index.get(key);
  if (there) there.push(ship);
  else index.set(key, [ship]);
}
