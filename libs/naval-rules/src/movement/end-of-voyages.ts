import { GaugeLost, SeaTimeServed, ShipAttached, type CampaignState, type Ship } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { contactKey } from '../contact.js';
import { commandOfShip } from '../ship-audience.js';
import { commandsOf } from './sail-audience.js';
import { passageKey } from './horn.js';
import { idsOf, type Voyages } from './voyages.js';

/** What stands when all have sailed: who still has an enemy to windward, who still follows whom, who learned at sea. */
export function endVoyages(voyages: Voyages): void {
  dropGauges(voyages);
  endAttachments(voyages.context);
  countSeaTime(voyages);
}

/** Ships whose enemies are gone lie neither to windward nor to leeward of anybody (PATE 6.8). */
function dropGauges({ context, state, waters }: Voyages): void {
  const free = [...state.ships.values()].filter(
    (ship) =>
      ship.gauge !== null && !waters.at(ship.at).some((other) => state.areHostile(ship.state, other.state)),
  );
  if (free.length === 0) return;
  context.emit(GaugeLost, {
    rule: context.navalRule('6.8'),
    ships: idsOf(free),
    data: { ships: idsOf(free) },
    audience: {},
  });
}

function inContact(a: Ship, b: Ship): boolean {
  if ('transit' in a.at && 'transit' in b.at) return passageKey(a.at.transit) === passageKey(b.at.transit);
  const key = contactKey(a.at);
  return key !== null && key === contactKey(b.at);
}

/** A ship that ends the turn out of contact with the one it is attached to follows it no longer (PATE 4.2). */
function endAttachments(context: PhaseContext): void {
  const { state }: { state: CampaignState } = context;
  for (const ship of state.ships.values()) {
    if (ship.attachedTo === null) continue;
    const leader = state.ships.get(ship.attachedTo);
    if (leader && inContact(ship, leader)) continue;
    context.emit(ShipAttached, {
      rule: context.navalRule('4.2'),
      ships: [ship.id],
      data: { ship: ship.id, from: ship.attachedTo, to: null, reason: leader ? 'out-of-contact' : 'gone' },
      audience: 'transit' in ship.at ? {} : commandOfShip(ship),
    });
  }
}

/** A turn at sea or in coastal waters teaches a ship's company; the ocean off Cape Horn is no sea area (PATE 2.2, P-13). */
function countSeaTime({ context, state, figures }: Voyages): void {
  const byCommand = new Map<string, Ship[]>();
  for (const ship of state.ships.values()) {
    const atSea = 'sea' in ship.at || ('area' in ship.at && ship.at.area === 'coastal');
    if (ship.status !== 'active' || !atSea || ship.experience >= figures.mostExperience.value) continue;
    const command = JSON.stringify([ship.commander, ship.deputy]);
    const ships = byCommand.get(command);
    if (ships) ships.push(ship);
    else byCommand.set(command, [ship]);
  }
  for (const ships of byCommand.values())
    context.emit(SeaTimeServed, {
      rule: context.navalRule('2.2'),
      ships: idsOf(ships),
      data: {
        ships: ships.map(({ id, experience }) => ({
          ship: id,
          experience: Math.min(figures.mostExperience.value, experience + figures.seaTime.value),
        })),
      },
      audience: commandsOf(ships),
    });
}
