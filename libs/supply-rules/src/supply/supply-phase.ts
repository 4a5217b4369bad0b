import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { consume } from './consumption.js';
import { desert } from './desertion.js';
import { loadUp, unload, wantedLevel } from './loading.js';
import { placeAndRemoveDepots } from '../depots/place-and-remove.js';
import { TurnSources } from './source.js';
import { provisionShips } from '../stores/provision-ships.js';
import { moveGoods } from '../transfer/move-goods.js';

/**
 * The supply phase (GITM AMWOL 10.5-10.9): all active units eat, then load, then unload, each time in one random order, which
 * also decides who goes without when a source runs dry (A-45, details 15): nobody loads before everybody has eaten. Then
 * hunger takes its toll, ships are provisioned (PATE 3.4), supplies and stores are moved, and
 * depots placed and removed (ROTD 11.5).
 */
export function supplyPhase(context: PhaseContext): void {
  const sources = new TurnSources(context);
  const ids = [...context.state.units.values()]
    .filter((unit) => unit.status === 'active' && unit.square >= 0 && unit.kind.role.eats)
    .map(({ id }) => id);
  const units = context.dice
    .shuffle(context.landLabel('10.7', 'order of units'), ids)
    .map((id) => context.state.unit(id));
  const wanted = new Map(
    units.map((unit) => [unit.id, wantedLevel(context, unit, context.orders.land(unit.id))]),
  );
  const hungry: { unit: Unit; foraging: 'foraging' | 'starving' }[] = [];
  for (const unit of units) {
    const fed = consume(context, unit, sources);
    if (fed === 'requisition') hungry.push({ unit, foraging: 'foraging' });
    if (fed === 'none') hungry.push({ unit, foraging: 'starving' });
  }
  for (const unit of units) loadUp(context, unit, wanted.get(unit.id)!, sources);
  for (const unit of units) unload(context, unit, wanted.get(unit.id)!, sources);
  for (const { unit, foraging } of hungry) desert(context, unit, foraging);
  provisionShips(context);
  moveGoods(context);
  placeAndRemoveDepots(context);
}
