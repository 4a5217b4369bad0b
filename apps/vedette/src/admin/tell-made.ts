import type { CampaignMade } from '@vedette/contracts';

/** A line on a campaign that was to be made: that it is, or that it was there before. */
export function tellMade({ id, turn, players, created }: CampaignMade): string {
  return created
    ? `Campaign ${id} is made; turn ${turn} is open, for ${players.length} players.\n`
    : `Campaign ${id} was there already, as it is.\n`;
}
