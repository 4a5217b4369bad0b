import type { StateId, Unit } from '@vedette/campaign';

/**
 * Who of units that are no enemies holds what they stand on: whoever held it as long as he has one there, else the state with most
 * men, ties to the first by id; with no units it stays as it was.
 */
export function holderAmong(
  units: readonly Pick<Unit, 'state' | 'strength'>[],
  holder: StateId | null,
): StateId | null {
  if (units.length === 0 || units.some(({ state }) => state === holder)) return holder;
  const men = new Map<StateId, number>();
  for (const { state, strength } of units) men.set(state, (men.get(state) ?? 0) + strength);
  const ranked = [...men].sort(([a, menA], [b, menB]) => menB - menA || (a < b ? -1 : 1));
  return ranked[0]![0];
}
