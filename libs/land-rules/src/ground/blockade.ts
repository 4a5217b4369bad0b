import type { CampaignState, Port, StateId } from '@vedette/campaign';

/**
 * Whether a port is blockaded against a state: active hostile warships lie in its coastal waters (GITM AMWOL 7.18; the books
 * name blockades without defining them).
 */
export function isBlockaded(state: CampaignState, of: StateId, port: Port): boolean {
  for (const ship of state.ships.values())
    if (
      'port' in ship.at &&
      ship.at.port === port.name &&
      ship.at.area === 'coastal' &&
      ship.kind.role.fights &&
      ship.status === 'active' &&
      state.areHostile(of, ship.state)
    )
      return true;
  return false;
}
