import type { MutableCampaignState, GameEvent, Order, PhaseName } from '@vedette/campaign';
import { ALL_DECIDERS, decidePhase, judgeTurn, TurnBranches } from '@vedette/referee';
import { sequenceOf } from '@vedette/rulebooks';

/** What one step of a turn cost: judging orders, preparing the position, or a phase. */
export interface StepCost {
  readonly step: PhaseName | 'receive' | 'prepare';
  /** Processor time: what else the machine does at the same time does not stretch it. */
  readonly ms: number;
  readonly events: number;
  readonly draws: number;
}

/** Plays a turn as `playTurn` does and takes the processor time of each step; stops after `until`. */
export function playTimed(
  state: MutableCampaignState,
  orders: readonly Order[],
  until?: PhaseName,
): StepCost[] {
  const costs: StepCost[] = [];
  const timed = <T>(step: StepCost['step'], work: () => T, made: (result: T) => readonly GameEvent[]): T => {
    const begun = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(begun);
    const ms = (user + system) / 1000;
    const events = made(result);
    costs.push({
      step,
      ms,
      events: events.length,
      draws: events.reduce((sum, { dice }) => sum + (dice?.length ?? 0), 0),
    });
    return result;
  };
  const sequence = sequenceOf(state);
  const judged = timed(
    'receive',
    () => judgeTurn(state, orders),
    () => [],
  );
  const branches = timed(
    'prepare',
    () => new TurnBranches(state, sequence),
    () => [],
  );
  for (const { name } of sequence) {
    timed(
      name,
      () => {
        const at = branches.stateFor(name);
        const events = decidePhase({
          state: at,
          phase: name,
          judged,
          secret: 'bench',
          deciders: ALL_DECIDERS,
        });
        branches.decided(name, at, events);
        return events;
      },
      (events) => events,
    );
    if (name === until) break;
  }
  return costs;
}

/** Milliseconds of processor time of all steps together. */
export function total(costs: readonly StepCost[]): number {
  return costs.reduce((sum, { ms }) => sum + ms, 0);
}
