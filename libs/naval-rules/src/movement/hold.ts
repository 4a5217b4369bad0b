import { ShipsHeld, type HeldReason, type Ship } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import type { NavalRule } from '@vedette/rulebooks';
import type { ChanceToMove } from './chance-to-move.js';
import { commandsOf } from './sail-audience.js';
import { idsOf, type Voyages } from './voyages.js';

/** Tells that ships stay where they are although they were to move. */
export function hold(
  voyages: Voyages,
  ships: readonly Ship[],
  why: {
    readonly bound: string | null;
    readonly reason: HeldReason;
    readonly weighed?: ChanceToMove | null;
    readonly enemies?: readonly Ship[];
    readonly draws?: readonly Draw[];
  },
): void {
  const { context } = voyages;
  const { bound, reason, weighed = null, enemies = [], draws = [] } = why;
  context.emit(ShipsHeld, {
    rule: context.navalRule(RULE_OF[reason]),
    ships: idsOf(ships),
    data: {
      ships: idsOf(ships),
      at: structuredClone(ships[0]!.at),
      bound,
      step: voyages.step,
      reason,
      weighed: weighed === null ? null : { ...weighed },
      enemies: idsOf(enemies),
    },
    dice: draws,
    audience: commandsOf(ships),
  });
  voyages.used(ships);
}

const RULE_OF: Readonly<Record<HeldReason, NavalRule>> = {
  'wind-and-damage': '6.5',
  'wind-in-harbor': '6.5',
  'enemy-bars-harbor': '6.3',
  'not-connected': '6.3',
  'sea-not-adjacent': '6.2',
  'no-enemy-port': '4.5',
  'first-move-ended-the-day': '6.5',
  'avoided-the-enemy': '6.8',
  'watched-the-enemy': '6.9',
  'no-hands': '2.6',
  loading: '9.4',
  unloading: '9.4',
};
