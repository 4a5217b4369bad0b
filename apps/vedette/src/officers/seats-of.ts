import { UsageError } from '../server/usage.error.js';
import { scenarioPlayed } from './scenario-played.js';
import { keptPasswords } from '../server/kept-passwords.js';
import type { Seat } from './officer.js';

/**
 * The seats of a scenario that officers can look after: those whose passwords an earlier start has kept in the data folder, without the
 * ones that are left to people.
 * @throws UsageError when a name is no player of the scenario, or no password is kept
 */
export function seatsOf(scenario: string, dataFolder: string, left: readonly string[]): Seat[] {
  const { players } = scenarioPlayed(scenario);
  const unknown = left.filter((name) => !players.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new UsageError(
      `${unknown.join(', ')} does not play in ${scenario}; it has ${players.map(({ id }) => id).join(', ')}`,
    );
  const kept = keptPasswords(dataFolder);
  const seats = players.flatMap(({ id }): Seat[] => {
    const password = kept[id];
    return password === undefined || left.includes(id) ? [] : [{ player: id, account: id, password }];
  });
  if (seats.length === 0)
    throw new UsageError(
      `no passwords of the people of ${scenario} are kept in ${dataFolder}; "vedette start" makes them`,
    );
  return seats;
}
