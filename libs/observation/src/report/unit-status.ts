import {
  type CampaignState,
  type PlayerId,
  tacticalName,
  type Unit,
  type UnitStatusReport,
} from '@vedette/campaign';

/** Number of a unit in the order of tactical movement as it stands now, or null where the book has none (8.6). */
export type InitiativeNow = (unit: Unit) => number | null;

const LAST: readonly string[] = ['inactive', 'embarked', 'garrison'];

/** Status of all of a player's units by id, those that are not in the field at the end (GITM AMWOL 3.3, 11.3). */
export function unitStatuses(
  state: CampaignState,
  player: PlayerId,
  own: readonly Unit[],
  initiative: InitiativeNow,
): UnitStatusReport[] {
  const rank = (unit: Unit): number => (LAST.includes(unit.status) ? 1 : 0);
  return [...own]
    .sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))
    .map((unit) => statusOf(state, player, unit, initiative));
}

function statusOf(
  state: CampaignState,
  player: PlayerId,
  unit: Unit,
  initiative: InitiativeNow,
): UnitStatusReport {
  return {
    id: unit.id,
    name: unit.name,
    type: unit.type,
    role: unit.commander === player ? 'commander' : 'deputy',
    square: unit.square >= 0 ? state.theatre.grid.nameOf(unit.square) : unit.place,
    tactical: unit.tactical >= 0 ? tacticalName(unit.tactical) : null,
    status: unit.status,
    inFort: unit.inFort,
    aboard: unit.aboard,
    strength: unit.strength,
    batteries: unit.batteries,
    regiments: unit.regiments,
    weapon: unit.weapon,
    gun: unit.gun,
    quality: unit.quality,
    experience: unit.experience,
    morale: unit.morale,
    fatigue: unit.fatigue,
    initiative: initiative(unit),
    supplies: unit.supplies,
    ammunition: unit.ammunition,
    casualties: { ...unit.casualties },
    supplySource: unit.supplySource,
    supplied: unit.supplied,
    communications: unit.communications,
    communicationsSource: unit.communicationsSource,
    reforming: unit.reforming && { ...unit.reforming },
    homeCity: unit.homeCity,
    commander: unit.commander,
    deputy: unit.deputy,
  };
}
