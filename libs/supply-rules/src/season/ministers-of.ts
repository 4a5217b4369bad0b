import { type StateId } from '@vedette/campaign';
import type { Audience } from '@vedette/record';
import type { PhaseContext } from '@vedette/rulebooks';

/** Ministers of a state keep count of its men. */
export function ministersOf({ state }: PhaseContext, owner: StateId): Audience {
  return Object.fromEntries(
    state
      .playersOf(owner)
      .filter(({ ministries = [] }) => ministries.length > 0)
      .map(({ id }) => [id, 'full' as const]),
  );
}
