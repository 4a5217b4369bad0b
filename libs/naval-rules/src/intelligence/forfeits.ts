import { LaidUpShipForfeit } from '@vedette/campaign';
import { tell, type Gathering } from '@vedette/observation';
import type { PhaseContext } from '@vedette/rulebooks';

/**
 * Laid-up ships in a port that the enemy has taken change hands in the next combat phase (PATE 2.6, P-70): until then they
 * stand in their owner's report as his. Their command and the naval ministers of both states are told what is to come.
 */
export function warnOfForfeits(context: PhaseContext): void {
  const { state } = context;
  for (const ship of state.ships.values()) {
    const port = ship.status === 'inactive' && 'port' in ship.at ? state.ports.get(ship.at.port) : undefined;
    if (!port || !state.areHostile(port.state, ship.state)) continue;
    const audience: Gathering = {};
    for (const player of [ship.commander, ship.deputy]) if (player) tell(audience, player, 'full');
    for (const { id, state: of, ministries } of state.players)
      if ((of === ship.state || of === port.state) && ministries?.includes('naval'))
        tell(audience, id, 'full');
    context.emit(LaidUpShipForfeit, {
      rule: context.navalRule('2.6'),
      ships: [ship.id],
      data: { ship: ship.id, port: port.name, to: port.state },
      audience,
    });
  }
}
