import {
  type BattleContext,
  type BattleStep,
  stopOf,
  STEPS,
  type StopAfter,
  stopText,
} from '@vedette/battle';
import { arrivals } from '../arrival/arrivals.js';
import { cleanup } from '../end/cleanup.js';
import { recover } from '../end/recovery.js';
import { replaceLeaders } from '../end/replace-leaders.js';
import { attachCommands, designateRecovery } from '../initiative/designations.js';
import { rollInitiative } from '../initiative/initiative-roll.js';
import { attemptedChanges, automaticChanges } from '../orders/orders-segment.js';
import { phaseIsOver, playImpulse, playLateLeaders } from './impulse.js';
import { PhaseBegun, StepDone } from '../turn.events.js';

/** What decides each step; the two with impulses are played one by one. */
const DECIDERS: Readonly<
  Record<Exclude<BattleStep, 'activation' | 'out-of-command'>, (context: BattleContext) => void>
> = {
  'orders-automatic': automaticChanges,
  'orders-attempts': attemptedChanges,
  initiative: rollInitiative,
  designation: designateRecovery,
  attachment: attachCommands,
  arrival: arrivals,
  replacement: replaceLeaders,
  recovery: recover,
  cleanup,
};

/**
 * Plays the turn from the step after the one done last up to and including a stop, or to its end (G-01). Inside a phase of impulses
 * the stop counts them, passes too.
 */
export function playSteps(context: BattleContext, until: StopAfter | null): void {
  const last = context.state.step === null ? null : stopOf(context.state.step);
  const from = last === null ? 0 : STEPS.indexOf(last.step) + (last.impulse === null ? 1 : 0);
  for (const step of STEPS.slice(from)) {
    context.begin(step);
    const stop = until?.step === step ? until : null;
    if (step === 'activation' || step === 'out-of-command') {
      const goingOn = last?.step === step && last.impulse !== null;
      if (!playPhase(context, step, stop?.impulse ?? null, goingOn)) return;
    } else DECIDERS[step](context);
    if (step !== 'cleanup') done(context, { step, impulse: null });
    else if (stop) return;
    if (stop) return;
  }
}

/** Impulses until three passes in a row, or the number asked for; false if it stopped there. */
function playPhase(
  context: BattleContext,
  step: 'activation' | 'out-of-command',
  most: number | null,
  goingOn: boolean,
): boolean {
  if (!goingOn) {
    const { initiative } = context.state.progress;
    context.emit(PhaseBegun, {
      rule: ['G-15'],
      data: { first: initiative },
      audience: {},
      change: { progress: { impulse: 0, passes: 0, next: initiative ?? 'US' } },
    });
  }
  while (!phaseIsOver(context)) {
    if (most !== null && context.state.progress.impulse >= most) {
      done(context, { step, impulse: context.state.progress.impulse });
      return false;
    }
    playImpulse(context);
  }
  playLateLeaders(context);
  return true;
}

function done(context: BattleContext, stop: StopAfter): void {
  const step = stopText(stop);
  context.emit(StepDone, { rule: ['G-01'], data: { step }, audience: {}, change: { step } });
}
