import type { CampaignState } from './campaign-state.js';
import { copyOf } from './copy-of.js';
import { MutableCampaignState } from './mutable-campaign-state.js';
import { copyShip } from './places.js';
import { copyUnit } from './unit.js';

/** An independent copy; changing one never changes the other. The theatre and other unchanging parts are shared. */
export function copyState(state: CampaignState): MutableCampaignState {
  const copy = new MutableCampaignState({
    theatre: state.theatre,
    theatreDocument: state.theatreDocument,
    types: state.types,
    rulebooks: state.rulebooks,
    states: state.states,
    relations: [...state.relations],
    players: state.players,
    switches: state.switches,
    calendar: state.calendar,
    turn: state.turn,
    season: state.season,
  });
  for (const unit of state.units.values()) copy.addUnit(copyUnit(unit));
  for (const city of state.cities.values())
    copy.addCity({ ...city, fort: city.fort && { ...city.fort }, turn: { ...city.turn } });
  for (const [name, port] of state.ports) copy.ports.set(name, { ...port, turn: { ...port.turn } });
  for (const [id, ship] of state.ships) copy.ships.set(id, copyShip(ship));
  for (const [sea, weather] of state.weather) copy.weather.set(sea, copyOf(weather));
  for (const depot of state.depots.values()) copy.addDepot({ ...depot, turn: { ...depot.turn } });
  for (const [key, bridge] of state.bridges) copy.bridges.set(key, bridge);
  for (const [square, track] of state.track) copy.track.set(square, track);
  for (const [square, holder] of state.rivers) copy.rivers.set(square, holder);
  copy.works = state.works;
  for (const [owner, treasury] of state.treasury) copy.treasury.set(owner, treasury);
  copy.battlesLastTurn = new Set(state.battlesLastTurn);
  copy.battlesThisTurn = new Set(state.battlesThisTurn);
  for (const [id, fallen] of state.fallen) copy.fallen.set(id, copyOf(fallen));
  copy.destroyed = copyOf(state.destroyed) as MutableCampaignState['destroyed'];
  for (const [id, men] of state.manpower) copy.manpower.set(id, copyOf(men));
  for (const [id, points] of state.seaPoints) copy.seaPoints.set(id, points);
  copy.inTurn = copyOf(state.inTurn);
  return copy;
}
