import type { CampaignDocument, OfferedSeat, SoughtSeat } from '@vedette/contracts';

type Known = Pick<CampaignDocument, 'players' | 'states'>;

/** The seats a campaign offers that nobody has: of whom and of which side they are, which everybody in the campaign knows, and no more. */
export function offeredSeats(
  { players, states }: Known,
  sought: readonly SoughtSeat[],
  taken: ReadonlySet<string>,
): OfferedSeat[] {
  return sought.flatMap(({ player, words = null }): OfferedSeat[] => {
    const found = players.find(({ id }) => id === player);
    const state = states.find(({ id }) => id === found?.state);
    if (!found || !state || taken.has(player)) return [];
    return [{ player, name: found.name, state: state.name ?? state.id, side: state.side, words }];
  });
}
