import type { Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { consume } from './consumption.js';
import { desert } from './desertion.js';
import { loadToLevel, wantedLevel } from './loading.js';
import type { Rations } from './source.js';
import { sourceFor } from './source-choice.js';
import { provisionShips } from '../stores/provision-ships.js';
import { moveGoods } from '../transfer/move-goods.js';

/**
 * The supply phase (GITM AMWOL 10.5-10.9): active units eat and load in random order (A-45, details 15), corps
 * headquarters first among those they feed; then hunger takes its toll; then ships are
 * provisioned (PATE 3.4); then supplies and stores are moved.
 */
export function supplyPhase(context: PhaseContext): void {
  const rations: Rations = new Map();
  const hungry: { unit: Unit; foraging: 'foraging' | 'starving' }[] = [];
  const ids = [...context.state.units.values()]
    .filter((unit) => unit.status === 'active' && unit.square >= 0)
    .map(({ id }) => id);
  for (const id of context.dice.shuffle('10.7 order of units', ids)) {
    const unit = context.state.unit(id);
    const order = context.orders.land(id);
    const source = sourceFor(context, unit, order);
    const fed = consume(context, unit, source, rations);
    if (fed === 'requisition') hungry.push({ unit, foraging: 'foraging' });
    if (fed === 'none') hungry.push({ unit, foraging: 'starving' });
    loadToLevel(context, unit, source, wantedLevel(context, unit, order), rations);
  }
  for (const { unit, foraging } of hungry) desert(context, unit, foraging);
  provisionShips(context);
  moveGoods(context);
}
