import type { BattleView } from '@vedette/battle-sight';
import type { AnswerOf } from '../../graph/shapes.js';
import type { Composer } from '../../orders/composer.js';
import { stepWords } from '../../orders/form/steps-field.js';
import { speakOut } from '../../orders/speak-out.js';
import { type AnyOrder, drafts } from '../../seat/composing.js';
import { evening } from '../../seat/open-campaign.js';
import { inForce } from '../../seat/pieces.js';
import { say } from '../../words/words.js';
import { hexOf } from './piece-words.js';
import { keyOfDraft } from './pieces-of-draft.js';
import {
  placeInPlan,
  pointWay,
  type PointTool,
  type UnitPlan,
  withFacing,
  withTarget,
  withUnitPlan,
} from './plan-pointing.js';

/** A piece that is ordered by pointing, with the order its steps are written into. */
export interface PointedOrder {
  readonly piece: string;
  readonly key: string;
  readonly order: AnyOrder;
  readonly isLeader: boolean;
}

/** The order that pointing writes into: of a unit in command the activation of its command, of one that is not its own. Null for none. */
export function orderPointedInto(piece: string, view: BattleView): PointedOrder | null {
  const unit = view.units.find(({ id }) => id === piece);
  if (!unit) {
    if (!view.leaders.some(({ id }) => id === piece)) return null;
    const key = keyOfDraft(piece, 'leader');
    return {
      piece,
      key,
      order: drafts.peek().get(key)?.order ?? { kind: 'leader', leader: piece },
      isLeader: true,
    };
  }
  const planned = [...drafts.peek().values()].find(({ order }) => placeInPlan(order, piece) >= 0);
  if (planned) return { piece, key: planned.key, order: planned.order, isLeader: false };
  const isLed = unit.derived['inCommand'] === true;
  const key = keyOfDraft(isLed ? unit.command : piece, 'activate');
  const order = drafts.peek().get(key)?.order ?? {
    ...{ kind: 'activate', ...(isLed ? { command: unit.command } : { unit: piece }) },
    at: isLed ? levelByDefault(unit.command) : 'RE',
  };
  return { piece, key, order, isLeader: false };
}

/** The level a command acts at of itself. */
function levelByDefault(command: string): unknown {
  const order = evening.peek()?.effective.find(({ piece }) => piece === command)?.default.order;
  return (order as AnyOrder | null | undefined)?.['at'] ?? 'RE';
}

/** The plan of a unit in the order that pointing writes into. */
const planIn = ({ order, piece }: PointedOrder): UnitPlan =>
  ((order['plan'] ?? []) as readonly UnitPlan[]).find(({ unit }) => unit === piece) ?? { unit: piece };

const stepsIn = (pointed: PointedOrder): readonly unknown[] =>
  pointed.isLeader ? ((pointed.order['path'] ?? []) as readonly unknown[]) : (planIn(pointed).do ?? []);

function withSteps(pointed: PointedOrder, steps: readonly unknown[], needsME: boolean): AnyOrder {
  const { order, piece, isLeader } = pointed;
  if (isLeader) return { ...order, path: steps };
  const planned = withUnitPlan(order, piece, ({ do: _do, ...plan }) => ({
    ...plan,
    ...(steps.length > 0 ? { do: steps } : {}),
  }));
  // A way that only ME leads asks for it; one that RE leads leaves what was chosen.
  return needsME && order['command'] !== undefined ? { ...planned, at: 'ME' } : planned;
}

/** Points at a hex for a piece, and says what came of it. */
export function pointAtHex(
  composer: Composer,
  view: BattleView,
  piece: string,
  { hex, tool, reach }: { readonly hex: string; readonly tool: PointTool; readonly reach: AnswerOf['reach'] },
): void {
  const pointed = orderPointedInto(piece, view);
  const from = hexOf(piece, view);
  if (!pointed || from === null) return speakOut(say('cannot-point', { piece }), true);
  if (isSentAlready(pointed.order)) return speakOut(say('sent-already', { piece }), true);
  const { key, isLeader } = pointed;
  if (tool === 'fire' || tool === 'shock') {
    if (isLeader) return speakOut(say('cannot-point', { piece }), true);
    composer.compose(
      key,
      withUnitPlan(pointed.order, piece, (plan) => withTarget(plan, tool, hex)),
      `point-${tool}`,
    );
    return speakOut(say(`pointed-${tool}`, { piece, hex }));
  }
  if (tool === 'face') {
    if (isLeader) return speakOut(say('cannot-point', { piece }), true);
    const steps = withFacing(stepsIn(pointed), from, hex);
    composer.compose(key, withSteps(pointed, steps, false), 'point-face');
    return speakOut(say('pointed-way', { piece, way: steps.map(stepWords).join(', ') }));
  }
  const found = pointWay({ steps: stepsIn(pointed), from, hex, reach });
  if (found.is === 'barred') return speakOut(say('hex-barred', { hex, ...found }), true);
  if (found.is === 'out-of-reach') return speakOut(say('hex-out-of-reach', { hex }), true);
  composer.compose(key, withSteps(pointed, found.steps, found.needsME), 'point-march');
  speakOut(
    found.steps.length === 0
      ? say('pointed-nowhere', { piece })
      : say('pointed-way', { piece, way: found.steps.map(stepWords).join(', ') }),
  );
}

/** Takes the last step of a piece back. */
export function stepBack(composer: Composer, view: BattleView, piece: string): void {
  const pointed = orderPointedInto(piece, view);
  const steps = pointed ? stepsIn(pointed) : [];
  if (!pointed || steps.length === 0) return;
  composer.compose(pointed.key, withSteps(pointed, steps.slice(0, -1), false), 'point-march');
  speakOut(say('pointed-way', { piece, way: steps.slice(0, -1).map(stepWords).join(', ') || '–' }));
}

/** Whether an activation of the same command stands: a second one would be refused, so that one is changed instead. */
function isSentAlready(order: AnyOrder): boolean {
  return inForce(evening.peek()?.orders ?? []).some(({ order: sent }) => {
    const { kind, command, unit } = sent as AnyOrder;
    return (
      kind === 'activate' &&
      order.kind === 'activate' &&
      command === order['command'] &&
      unit === order['unit']
    );
  });
}
