import type { LandOrder } from '@vedette/campaign';
import { mayCommand } from '../authority/may-command.js';
import { landRule, type Judging } from '../judging.js';
import { landWords } from '../words/land-words.js';
import { leadsAboard } from './boarding.js';
import { checkCondition } from './condition.js';
import { checkEffort } from './effort.js';
import { walkPath } from './itinerary.js';
import { checkKnownEnemies } from './known-enemies.js';
import { checkMarchOptions } from './march-options.js';
import { checkRail } from './rail.js';
import { checkReactions } from './reactions.js';
import { checkSupply } from './supply-wish.js';
import { checkTactical } from './tactical.js';
import { asUnderstood } from './understood.js';

/**
 * Judges a land order (GITM AMWOL 6): authority first, for without it nothing more is said of the unit; then each section
 * against the book, the map and what the sender knows of the unit.
 */
export function judgeLand(judging: Judging, order: LandOrder): string {
  const understood = landWords(asUnderstood(judging, order), (name) => leadsAboard(judging, name));
  const unit = judging.state.units.get(order.unit);
  if (!mayCommand(judging, order.unit, '/unit')) return understood;
  if (!unit) {
    judging.problems.error('not-a-unit', landRule(judging, '6.2'), '/unit', [
      `${order.unit} is a ship or transport group`,
      'a land order is for a unit ashore or aboard',
      'send it a naval order',
    ]);
    return understood;
  }
  checkCondition(judging, unit, order);
  const itinerary = walkPath(judging, unit, order);
  checkEffort(judging, unit, order, itinerary);
  checkKnownEnemies(judging, unit, order, itinerary);
  checkMarchOptions(judging, unit, order, itinerary);
  checkRail(judging, unit, order);
  checkTactical(judging, unit, order, itinerary);
  checkReactions(judging, unit, order);
  checkSupply(judging, unit, order);
  return understood;
}
