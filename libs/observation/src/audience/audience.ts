import type { CampaignState, PlayerId, Unit } from '@vedette/campaign';
import type { Audience, Degree } from '@vedette/record';

/** An audience while it is gathered; hand it over as {@link Audience}. */
export type Gathering = Record<PlayerId, Degree>;

/** Adds what a player saw to what he already saw: both ends make `partial`, and nothing is more than `full`. */
export function tell(gathering: Gathering, player: PlayerId, degree: Degree): void {
  const known = gathering[player];
  if (known === undefined || degree === 'full') gathering[player] = degree;
  else if (known !== 'full' && known !== degree) gathering[player] = 'partial';
}

/** Tells the commander and the deputy of a unit, who both get its reports (GITM AMWOL 3.4). */
export function tellCommand(gathering: Gathering, unit: Unit, degree: Degree): void {
  if (unit.commander) tell(gathering, unit.commander, degree);
  if (unit.deputy) tell(gathering, unit.deputy, degree);
}

/** Tells the commands of every active unit in a strategic square that passes a test (4.4, 4.5; the others report nothing). */
export function tellUnitsIn(
  gathering: Gathering,
  state: CampaignState,
  square: number,
  test: (unit: Unit) => boolean,
  degree: Degree,
): void {
  for (const unit of state.unitsIn(square))
    if (unit.status === 'active' && test(unit)) tellCommand(gathering, unit, degree);
}

/** An own matter of one unit: its commander and its deputy learn all of it. */
export function commandOf(unit: Unit): Audience {
  const gathering: Gathering = {};
  tellCommand(gathering, unit, 'full');
  return gathering;
}

/** Everybody, fully: turns that begin and end. */
export function everyone(state: CampaignState): Audience {
  const gathering: Gathering = {};
  for (const { id } of state.players) gathering[id] = 'full';
  return gathering;
}
