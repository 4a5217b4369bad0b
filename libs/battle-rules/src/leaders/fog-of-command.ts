import { commandsWithin, type LeaderState, overallCommander, type Side, unitsWithin } from '@vedette/battle';
import { isInSightOfKnownEnemy, type SightField } from '@vedette/battle-sight';

/** Turns for which an overall commander who has just come does not know how things stand (P-21 S, G-84). */
export const FOG_TURNS = 4;
/** Divisions in sight of the enemy from which he does. */
const DIVISIONS_ENGAGED = 2;
/** Who comes onto the field like that (G-84). */
const COMES_IN_FOG = 'lee';

/** What a leader brings onto the map with him: Lee does not see clear for some turns (G-84). */
export function comingOn({ id }: Pick<LeaderState, 'id'>): Partial<LeaderState> {
  return id === COMES_IN_FOG ? { fogTurns: FOG_TURNS } : {};
}

/** The overall commander of a side as long as he gropes in the fog (P-21 S); null where there is none or he sees clear. */
export function foggedCommander(field: SightField, side: Side): LeaderState | null {
  const commander = overallCommander(field.state, side);
  if (commander === null || commander.fogTurns === 0 || commander.command === null) return null;
  const engaged = commandsWithin(field.state, commander.command).filter(
    ({ id, level }) => level === 'division' && isInSight(field, id),
  );
  return engaged.length >= DIVISIONS_ENGAGED ? null : commander;
}

function isInSight(field: SightField, command: string): boolean {
  return unitsWithin(field.state, command).some(
    (unit) => unit.hex !== null && isInSightOfKnownEnemy(field, unit),
  );
}
