import type { ReportedShipPlace, UnitStatusReport } from '@vedette/campaign';
import { FORCE_WANTS, type ForceWant, type OwnShipDocument, type OwnUnitDocument } from '@vedette/observed';
import type { View } from '@vedette/record';
import type { LandRulebook } from '@vedette/rulebooks';
import { type Desk, hearsOfShips, hearsOfTroops } from '../told/desk.js';
import type { ToldTurn } from '../told/told-turn.js';

export { FORCE_WANTS as WANTS };
export type Want = ForceWant;
export type OwnUnit = View<OwnUnitDocument>;
export type OwnShip = View<OwnShipDocument>;

/** The units of a state whose officers reported, by id; those whom nobody commands report to nobody. */
export function ownUnits(
  desk: Desk,
  { land }: Pick<ToldTurn, 'land'>,
  book: Pick<LandRulebook, 'unitTypes' | 'movement'>,
): OwnUnit[] {
  if (!hearsOfTroops(desk)) return [];
  const units = new Map<string, OwnUnit>();
  for (const report of land)
    for (const unit of report.units) if (!units.has(unit.id)) units.set(unit.id, ownUnit(unit, book));
  return sorted(units);
}

function ownUnit(unit: UnitStatusReport, book: Pick<LandRulebook, 'unitTypes' | 'movement'>): OwnUnit {
  const { killed, wounded, prisoners, stragglers } = unit.casualties;
  const wants: Want[] = [];
  if (!unit.supplied) wants.push('supplies');
  if (book.unitTypes.get(unit.type)?.usesAmmunition && unit.ammunition === 0) wants.push('ammunition');
  if (!unit.communications) wants.push('communications');
  if (unit.fatigue > book.movement.marchFatigueLimit.value) wants.push('rest');
  if (unit.reforming) wants.push('reforming');
  return {
    id: unit.id,
    name: unit.name,
    type: unit.type,
    commander: unit.commander,
    status: unit.status,
    place: unit.square ?? unit.aboard ?? '',
    men: unit.strength,
    batteries: unit.batteries,
    quality: unit.quality,
    experience: unit.experience,
    morale: unit.morale,
    fatigue: unit.fatigue,
    supplied: unit.supplied,
    supplySource: unit.supplySource,
    supplies: unit.supplies,
    ammunition: unit.ammunition,
    communications: unit.communications,
    casualties: killed + wounded + prisoners + stragglers,
    wants: unit.status === 'active' || unit.status === 'shattered' ? wants : [],
  };
}

/** The ships of a state whose officers reported, by id. */
export function ownShips(desk: Desk, { fleet }: Pick<ToldTurn, 'fleet'>): OwnShip[] {
  if (!hearsOfShips(desk)) return [];
  const ships = new Map<string, OwnShip>();
  for (const report of fleet)
    for (const ship of report.ships) {
      if (ships.has(ship.id)) continue;
      const { id, name, type, commander, status, crew, marines, quality, experience, morale } = ship;
      const { hull, rigging, stores } = ship;
      ships.set(id, {
        ...{ id, name, type, commander, status, place: shipPlace(ship.at) },
        ...{ crew, marines, quality, experience, morale, hull, rigging, stores },
        wants: status === 'active' && stores === 0 ? ['stores'] : [],
      });
    }
  return sorted(ships);
}

function shipPlace(at: ReportedShipPlace): string {
  if ('port' in at) return at.port;
  if ('river' in at) return `${at.river} ${at.tactical}`;
  return 'sea' in at ? at.sea : `round the Horn to ${at.transit.to}`;
}

function sorted<T>(pieces: ReadonlyMap<string, T>): T[] {
  return [...pieces].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, piece]) => piece);
}
