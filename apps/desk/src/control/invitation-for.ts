import type { ControlledCampaign } from '../graph/control-desk.js';

/** Days for which an invitation of a new campaign is good. */
const DAYS = 14;

/** The invitation to the seat of a player of a campaign: whoever has a ministry is invited as a minister, for the staff's screen is a minister's. */
export function invitationFor(
  player: string,
  { players }: Pick<ControlledCampaign, 'players'>,
): { readonly role: 'player' | 'minister'; readonly player: string; readonly days: number } {
  const hasMinistry = players.some(({ id, ministries }) => id === player && ministries.length > 0);
  return { role: hasMinistry ? 'minister' : 'player', player, days: DAYS };
}
