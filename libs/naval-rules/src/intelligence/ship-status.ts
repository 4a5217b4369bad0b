import type {
  CampaignState,
  Player,
  ReportedShipPlace,
  Ship,
  ShipContactReport,
  ShipStatusReport,
  StateId,
} from '@vedette/campaign';
import type { ShipWatch } from '../contact.js';

/** A ship as another that is in contact with it reports it: by name, not described (PATE 5.1, P-60). */
export function contactReport(state: CampaignState, viewer: StateId, ship: Ship): ShipContactReport {
  const standing = state.standing(viewer, ship.state);
  return {
    ship: ship.id,
    state: ship.state,
    standing,
    where: 'port' in ship.at ? ship.at.area : 'sea',
    gauge: standing === 'hostile' ? ship.gauge : null,
  };
}

function reportedPlace(ship: Ship): ReportedShipPlace {
  const { at } = ship;
  if ('transit' in at) return { transit: { to: at.transit.to } };
  if ('river' in at) return { river: at.river, tactical: at.tactical };
  return 'port' in at ? { port: at.port, area: at.area } : { sea: at.sea, tacticalArea: at.tacticalArea };
}

/** Status of one of a player's ships, with whom it is in contact and whom it identifies ashore (PATE 2.3, 2.4; P-65). */
export function shipStatus(
  watch: ShipWatch,
  player: Player,
  ship: Ship,
  attached: readonly string[],
  ashore: readonly string[],
): ShipStatusReport {
  return {
    id: ship.id,
    name: ship.name,
    type: ship.type,
    role: ship.commander === player.id ? 'commander' : 'deputy',
    at: reportedPlace(ship),
    base: ship.base,
    status: ship.status,
    reactivating: ship.reactivating ? { ...ship.reactivating } : null,
    quality: ship.quality,
    experience: ship.experience,
    morale: ship.morale,
    stores: ship.stores,
    crew: ship.crew,
    marines: ship.marines,
    hull: ship.hull,
    rigging: ship.rigging,
    attachedTo: ship.attachedTo,
    attached: [...attached],
    capacity: ship.capacity,
    cargo: { units: [...ship.cargo.units], supplies: ship.cargo.supplies, stores: ship.cargo.stores },
    contacts: watch.inContactWith(ship).map((other) => contactReport(watch.state, player.state, other)),
    ashore: [...ashore],
    commander: ship.commander,
    deputy: ship.deputy,
  };
}
