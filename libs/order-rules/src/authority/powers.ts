import type { Ministry, StateId } from '@vedette/campaign';
import type { Judging } from '../judging.js';

/** Names of the ministries as orders' answers write them. */
export const MINISTRY_NAMES: Readonly<Record<Ministry, string>> = {
  war: 'war minister',
  naval: 'naval minister',
  treasury: 'treasury minister',
  head: 'head of state',
};

/** Whether the sender holds one of these ministries of a state (details of the power matrix; offices can be combined). */
export function holdsMinistry(judging: Judging, state: StateId, ministries: readonly Ministry[]): boolean {
  const { player } = judging;
  return (
    player?.state === state && (player.ministries ?? []).some((ministry) => ministries.includes(ministry))
  );
}

/** Whether the sender holds any ministry, whosever; says which kind of answer helps him. */
export function isMinister(judging: Judging): boolean {
  return (judging.player?.ministries ?? []).length > 0;
}

/** Whether the sender commands, and does not deputise, an army headquarters of a state (GITM AMWOL 3.4, 10.6). */
export function commandsArmy({ register, by }: Judging, state: StateId): boolean {
  return register.armiesOf(state).some((army) => register.capacityOf(by, army) === 'commander');
}

/** "the war minister or head of state of US". */
export function ministersOf(state: StateId, ministries: readonly Ministry[]): string {
  return `the ${ministries.map((ministry) => MINISTRY_NAMES[ministry]).join(' or ')} of ${state}`;
}
