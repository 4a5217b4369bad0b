import type { CampaignState, StateId } from '@vedette/campaign';
import type { Audience, Degree } from '@vedette/record';

/** Players who command or deputise an active unit of these states in a square: they see their own side whole; inactive and shattered units report nothing (GITM AMWOL 4.1, 12.3). */
export function ownAudience(state: CampaignState, square: number, states: readonly StateId[]): Audience {
  const audience: Record<string, Degree> = {};
  for (const unit of state.unitsIn(square)) {
    if (unit.status !== 'active' || !states.some((own) => state.areFriends(own, unit.state))) continue;
    if (unit.commander) audience[unit.commander] = 'full';
    if (unit.deputy) audience[unit.deputy] = 'full';
  }
  return audience;
}

/** The same players, who see a matter no more than in part. */
export function inPart(audience: Audience): Audience {
  return Object.fromEntries(Object.keys(audience).map((player) => [player, 'partial' as const]));
}

/** The own side sees a matter whole; everybody else with an active unit in the square sees that it happens. */
export function openAudience(state: CampaignState, square: number, states: readonly StateId[]): Audience {
  const audience: Record<string, Degree> = {};
  for (const unit of state.unitsIn(square)) {
    if (unit.status !== 'active') continue;
    const degree: Degree = states.some((own) => state.areFriends(own, unit.state)) ? 'full' : 'partial';
    for (const player of [unit.commander, unit.deputy])
      if (player && (degree === 'full' || !audience[player])) audience[player] = degree;
  }
  return audience;
}
