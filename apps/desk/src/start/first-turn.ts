import { computed, signal } from '@preact/signals';
import { isBattle } from '../seat/battle.js';
import { evening, turnsPlayed } from '../seat/open-campaign.js';

const KEPT = 'vedette-first-steps';

/** The step of the first turn that is explained, from 1; 0 once the explaining was left, which this device remembers. */
export const firstStep = signal(Number(localStorage.getItem(KEPT) ?? 1));

/** Whether no more than one turn of a campaign by land and sea has been told of: only then does a turn explain itself. */
export const isFirstTurn = computed(
  () => evening.value !== null && turnsPlayed.value < 2 && !isBattle(evening.value),
);

/** Goes to a step, or leaves with 0. */
export function goToStep(step: number): void {
  firstStep.value = step;
  localStorage.setItem(KEPT, String(step));
}
