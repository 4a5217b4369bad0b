import { type LandOrder, type Unit } from '@vedette/campaign';
import { landRule, type Judging } from '../judging.js';
import { checkPhases } from './phases.js';

/** Judges support and interception (GITM AMWOL 6.5, 8.10, 8.11). */
export function checkReactions(judging: Judging, unit: Unit, order: LandOrder): void {
  const { support, intercept } = order.reaction ?? {};
  if (support) checkPhases(judging, support, '/reaction/support');
  if (intercept) checkPhases(judging, intercept, '/reaction/intercept');
  const { problems } = judging;
  if (intercept && order.posture?.offensive === 'evade')
    problems.warn('evaders-do-not-intercept', landRule(judging, '8.11'), '/reaction/intercept', [
      'an interception by a unit that evades',
      'units whose offensive posture is evade do not intercept',
      'choose another posture or leave the interception out',
    ]);
  if (unit.kind.role.fights) return;
  for (const kind of ['support', 'intercept'] as const)
    if (order.reaction?.[kind])
      problems.warn('headquarters-do-not-fight', landRule(judging, '9.2'), `/reaction/${kind}`, [
        `${unit.id} is a headquarters`,
        'headquarters take no part in combat',
        `the ${kind === 'support' ? 'support' : 'interception'} does nothing`,
      ]);
}
