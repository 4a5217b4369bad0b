import {
  type CampaignState,
  type GarrisonSighting,
  type LandSighting,
  type PlayerId,
  type Port,
  type PortSighting,
  type Ship,
  type ShipSighting,
  type Unit,
} from '@vedette/campaign';
import { happens, type ChanceDraw, type Dice } from '@vedette/chance';
import { drawLabel, type LandRulebook } from '@vedette/rulebooks';

/** Active ships in port, by port: inactive ones are not on the map and report nothing (PATE 2.6, P-62). */
export function shipsByPort(state: CampaignState): Map<string, Ship[]> {
  const ports = new Map<string, Ship[]>();
  for (const ship of state.ships.values()) {
    if (!('port' in ship.at) || ship.status !== 'active') continue;
    const there = ports.get(ship.at.port);
    if (there) there.push(ship);
    else ports.set(ship.at.port, [ship]);
  }
  return ports;
}

function shipSighting(ship: Ship): ShipSighting {
  const area = 'port' in ship.at ? ship.at.area : '';
  return { ship: ship.id, name: ship.name, type: ship.type, state: ship.state, area };
}

/** Ships that active land units in the strategic square of a port report, harbour and coastal waters alike (GITM AMWOL 4.3). */
export function portSightings(
  state: CampaignState,
  own: readonly Unit[],
  ships: ReadonlyMap<string, readonly Ship[]>,
): PortSighting[] {
  const squares = new Set(
    own.filter((unit) => unit.status === 'active' && unit.square >= 0).map((unit) => unit.square),
  );
  const seen: PortSighting[] = [];
  for (const port of state.ports.values()) {
    const there = ships.get(port.name);
    if (there && squares.has(port.square)) seen.push({ port: port.name, ships: there.map(shipSighting) });
  }
  return seen;
}

/** Looks out from ships in port; a side's ships in one port see the same (4.3). */
export class ShipLookout {
  private readonly rolls = new Map<string, ChanceDraw>();

  constructor(
    private readonly state: CampaignState,
    private readonly book: LandRulebook,
    private readonly dice: Dice,
  ) {}

  /**
   * Land units that a player's ships identify: all in the tactical square of the port, each other one of its strategic
   * square with a chance. Draws made are pushed to `used`.
   */
  sightings(
    player: PlayerId,
    side: string,
    ships: ReadonlyMap<string, readonly Ship[]>,
    used: ChanceDraw[],
  ): LandSighting[] {
    const seen: LandSighting[] = [];
    for (const port of this.state.ports.values()) {
      const own = ships.get(port.name)?.some((ship) => ship.commander === player || ship.deputy === player);
      if (!own || port.square < 0) continue;
      const units = this.state
        .unitsIn(port.square)
        .filter((unit) => unit.tactical === port.tactical || this.identifies(side, port, unit, used))
        .map((unit) => ({ unit: unit.id, state: unit.state, inPort: unit.tactical === port.tactical }));
      if (units.length > 0)
        seen.push({ port: port.name, square: this.state.theatre.grid.nameOf(port.square), units });
    }
    return seen;
  }

  private identifies(side: string, port: Port, unit: Unit, used: ChanceDraw[]): boolean {
    const label = drawLabel(this.book, '4.3', `${side} ships at ${port.name} identify ${unit.id}`);
    let roll = this.rolls.get(label);
    if (!roll) {
      roll = this.dice.chance(label, this.book.detection.shipsIdentify.value);
      this.rolls.set(label, roll);
    }
    used.push(roll);
    return happens(roll);
  }
}

/** Ships in the ports off the land map that have garrisons, by port and by state of the garrison (4.3). */
export function garrisonSightings(state: CampaignState): GarrisonSighting[] {
  const watching = new Set<string>();
  for (const unit of state.units.values())
    if (unit.status === 'garrison' && unit.place) watching.add(`${unit.place}/${unit.state}`);
  if (watching.size === 0) return [];
  const ships = shipsByPort(state);
  return [...watching].sort().flatMap((key) => {
    const [port, garrison] = key.split('/') as [string, string];
    const there = ships.get(port);
    if (!there) return [];
    return [{ port, state: garrison, turn: state.turn, ships: there.map(shipSighting) }];
  });
}
