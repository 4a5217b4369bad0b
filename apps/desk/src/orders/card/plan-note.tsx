import type { JSX } from 'preact';
import type { MarchPlanDocument } from '../../seat/judged.js';
import { say } from '../../words/words.js';

/** A march as the referee understood it: each step with its phase and fatigue, where it ends, and where it stops short. */
export function PlanNote({
  plan: { steps, end, fatigue, boards, stops },
}: {
  readonly plan: MarchPlanDocument;
}): JSX.Element {
  return (
    <div class="plan">
      <ol class="plan-steps">
        {steps.map(({ phase, square, fatigue: tired, forced }) => (
          <li key={phase}>
            {say('plan-step', { phase, square, fatigue: tired })}
            {forced && <strong> {say('plan-forced')}</strong>}
          </li>
        ))}
      </ol>
      <p>
        {boards ? say('plan-boards') : end === null ? '' : say('plan-end', { square: end, fatigue })}{' '}
        {stops && say('plan-stops', { phase: stops.phase, rule: stops.rule })}
      </p>
    </div>
  );
}
