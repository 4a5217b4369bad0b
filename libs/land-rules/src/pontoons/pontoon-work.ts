import { PontoonDelayed, PontoonDeployed, PontoonRemoved, tacticalName, type Unit } from '@vedette/campaign';
import { commandOf, tacticalMoveAudience } from '@vedette/observation';
import type { Audience } from '@vedette/record';
import type { PhaseContext, PhaseDecider } from '@vedette/rulebooks';
import { drawAmong } from '../ground/draw-among.js';
import { takeAwayBridges } from './bridges-lost.js';
import { bridgeEnds, faultOfTakingUp } from './bridge-end.js';
import { faultOfSite } from './bridge-site.js';
import { tasksOf, type PontoonTask } from './pontoon-orders.js';

/** Work on a bridge as it stood when the phase began. */
interface Begun {
  readonly task: PontoonTask;
  readonly square: number;
  readonly at: number;
  readonly drivenBack: number;
  /** Why it could not be begun; null when it was. */
  readonly fault: string | null;
}

/**
 * A tactical phase in which bridge trains work (ROTD 12.4, 12.5, R-67): throwing a bridge and taking it up fill the phase, and what
 * they need must be there when it begins and when it ends. What fails is tried again in the next.
 */
export function withPontoonWork(decide: PhaseDecider): PhaseDecider {
  return (context) => {
    if (!context.book.map.keepsHolders) return decide(context);
    const phase = Number(context.phase.slice('tactical-'.length));
    takeAwayBridges(context, phase);
    const begun = tasksOf(context, phase).map((task) => begin(context, task));
    decide(context);
    for (const work of begun) finish(context, work, phase);
  };
}

function begin(context: PhaseContext, task: PontoonTask): Begun {
  const { square, tactical, turn } = task.train;
  return { task, square, at: tactical, drivenBack: turn.tactics.drivenBack, fault: faultOf(context, task) };
}

function faultOf(context: PhaseContext, { train, action, tactical }: PontoonTask): string | null {
  if (action === 'remove') return faultOfTakingUp(context, train, tactical);
  return tactical === null ? 'no-river-square' : faultOfSite(context.state, train, tactical);
}

function finish(context: PhaseContext, { task, square, at, drivenBack, fault }: Begun, phase: number): void {
  const { train, action } = task;
  // Lost meanwhile, or the enemy's.
  if (context.state.units.get(train.id) !== train) return;
  const left =
    train.square !== square || train.tactical !== at || train.turn.tactics.drivenBack !== drivenBack;
  const why = fault ?? (left ? 'it-moved' : faultOf(context, task));
  if (why !== null) delay(context, task, phase, why);
  else if (action === 'deploy') deploy(context, train, task.tactical!);
  else takeUp(context, train, task.tactical);
}

function deploy(context: PhaseContext, train: Unit, tactical: number): void {
  context.emit(PontoonDeployed, {
    rule: context.landRule('pontoon-bridges'),
    square: train.square,
    units: [train.id],
    data: { ...place(context, train), tactical: tacticalName(tactical) },
    audience: whoSees(context, train, tactical),
  });
}

function takeUp(context: PhaseContext, train: Unit, wanted: number | null): void {
  const lot =
    wanted === null
      ? drawAmong(context, context.landLabel('pontoon-removed', train.id), bridgeEnds(context, train))
      : null;
  const tactical = lot?.one ?? wanted!;
  context.emit(PontoonRemoved, {
    rule: context.landRule('pontoon-removed'),
    square: train.square,
    units: [train.id],
    data: { ...place(context, train), tactical: tacticalName(tactical) },
    dice: lot ? [lot.draw] : [],
    audience: whoSees(context, train, tactical),
  });
}

function delay(
  context: PhaseContext,
  { train, action, tactical }: PontoonTask,
  phase: number,
  reason: string,
): void {
  const { unit, in: where } = place(context, train);
  context.emit(PontoonDelayed, {
    rule: context.landRule(action === 'deploy' ? 'pontoon-bridges' : 'pontoon-removed'),
    square: train.square,
    units: [train.id],
    data: {
      unit,
      in: where,
      action,
      tactical: tactical === null ? null : tacticalName(tactical),
      phase,
      reason,
    },
    audience: commandOf(train),
  });
}

function place({ state }: PhaseContext, train: Unit): { unit: string; in: string; from: string } {
  return { unit: train.id, in: state.theatre.grid.nameOf(train.square), from: tacticalName(train.tactical) };
}

/** Told as a movement in the strategic square is (4.4): strangers hear of the ends that they can see. */
function whoSees({ state }: PhaseContext, train: Unit, to: number): Audience {
  const { friends, strangers } = tacticalMoveAudience(state, train, to);
  return { ...strangers, ...friends };
}
