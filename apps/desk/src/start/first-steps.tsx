import type { JSX } from 'preact';
import { ScreenLink } from '../kit/screen-link.js';
import type { Screen } from '../kit/screen-address.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { firstStep, goToStep } from './first-turn.js';

/** On which screen each step is taken. */
const WHERE: readonly Screen[] = ['evening', 'map', 'orders', 'letters', 'evening'];

/** A turn in five steps, one at a time, beside the screens on which they are taken; it can be left at any of them. */
export function FirstSteps({ place }: { readonly place: Place }): JSX.Element {
  const step = firstStep.value;
  const where = WHERE[step - 1]!;
  return (
    <aside class="band" aria-label={say('first-steps')} data-step={step}>
      <div aria-live="polite">
        <strong>{say('first-step', { step, all: WHERE.length })}</strong> {say(`first-step-${step}`)}
      </div>
      <div class="done">
        <ScreenLink campaign={place.campaign} screen={where}>
          {say('first-go-to', { screen: say(`screen-${where}`) })}
        </ScreenLink>
        {step > 1 && (
          <button type="button" onClick={() => goToStep(step - 1)}>
            {say('first-back')}
          </button>
        )}
        <button type="button" class="primary" onClick={() => goToStep(step < WHERE.length ? step + 1 : 0)}>
          {say(step < WHERE.length ? 'first-next' : 'first-end')}
        </button>
        {step < WHERE.length && (
          <button type="button" class="quiet" onClick={() => goToStep(0)}>
            {say('first-leave')}
          </button>
        )}
      </div>
    </aside>
  );
}
