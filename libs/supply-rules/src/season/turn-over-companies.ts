import { ShipCompanyTurnedOver } from '@vedette/campaign';
import { commandOfShip } from '@vedette/naval-rules';
import type { PhaseContext } from '@vedette/rulebooks';

/** Ships in harbour lose a fraction of their experience when a season ends, those at sea or off a port none (PATE 2.2). */
export function turnOverCompanies(context: PhaseContext): void {
  const figures = context.books.naval?.figures;
  if (!figures) return;
  for (const ship of context.state.ships.values()) {
    if (!('port' in ship.at) || ship.at.area !== 'harbor') continue;
    const experienceLost = Math.ceil(ship.experience * figures.handling.experienceLostInHarbour.value);
    if (experienceLost === 0) continue;
    context.emit(ShipCompanyTurnedOver, {
      rule: context.navalRule('2.2'),
      ships: [ship.id],
      data: { ship: ship.id, experienceLost, experience: Math.max(0, ship.experience - experienceLost) },
      audience: commandOfShip(ship),
    });
  }
}
