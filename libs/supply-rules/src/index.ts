import type { PhaseDeciders } from '@vedette/rulebooks';
import { ordersPhase } from './orders/orders-phase.js';
import { recoveryPhase } from './recovery/recovery-phase.js';
import { surrenderPhase } from './siege/surrender-phase.js';
import { quietGoods } from './supply/quiet-goods.js';
import { supplyPhase } from './supply/supply-phase.js';

export { estimateCourierTurns } from './couriers/courier-estimate.js';
export { courierTurns } from './couriers/courier-time.js';
export { governs, knownWorld, type KnownWorld } from './question/known-world.js';
export {
  askSupply,
  type SupplyAnswer,
  type SupplyConcern,
  type SupplyWay,
} from './question/supply-question.js';
export { tellSupply, type ToldSupply, type ToldWay } from './question/supply-answer-words.js';

/** The phases the logistics service decides (GITM AMWOL 10; end of the turn). */
export const supplyPhases: PhaseDeciders = {
  orders: ordersPhase,
  supply: supplyPhase,
  deployment: quietGoods,
  'siege-surrender': surrenderPhase,
  recovery: recoveryPhase,
};
