import { decidingIn, type PhasePlan, type TurnSequence } from '@vedette/rulebooks';

/**
 * A turn as a Mermaid flow chart: a box a phase with whose rules decide it, in their order, and an arrow from each phase to
 * those that wait for it.
 */
export function drawTurn(sequence: TurnSequence): string {
  const boxOf = (plan: PhasePlan): string =>
    `  ${plan.name}["${plan.name}<br>${decidingIn(plan).join(', ')}"]`;
  const arrows = sequence.flatMap(({ name, after }) => after.map((before) => `  ${before} --> ${name}`));
  return ['```mermaid', 'flowchart TD', ...sequence.map(boxOf), ...arrows, '```'].join('\n');
}
