import type { Side } from '../document/words.schema.js';
import type { ActivateOrder, UnitPlan } from '../orders/activation.schema.js';

/**
 * What a unit of an activation may do (P-06.1, P-06.3): ME or RE; stand, which fires and turns one vertex; stand without phasing
 * fire after orders were lost; fall back one hex; a shock that is mandated.
 */
export type ActingLevel = 'ME' | 'RE' | 'stand' | 'stand-silent' | 'fall-back' | 'shock' | 'stand-off';

/**
 * One activation while it is played: who acts, at which level and by which plan, and what has been done in it. It lives no longer
 * than the impulse: what must outlast that is in the state.
 */
export interface Activation {
  readonly side: Side;
  /** Command that acts, or null for a single unit out of command or units given ME. */
  readonly command: string | null;
  /** Its units were given ME by a superior with them, and count as in command wherever their own leader is (G-18). */
  readonly given: boolean;
  /** Units that act, in the order of play: those of the plan first. */
  units: string[];
  /** Level the command acts at: what of it is not said of a unit apart. */
  level: 'ME' | 'RE';
  readonly levels: Map<string, ActingLevel>;
  readonly plans: Map<string, UnitPlan>;
  /** Barrages ordered (P-16.3). */
  readonly barrage: NonNullable<ActivateOrder['barrage']>;
  /** Where each unit stood when the activation began; null off the map. */
  readonly startedAt: ReadonlyMap<string, string | null>;
  /** Hexes each unit entered, in order. */
  readonly entered: Map<string, string[]>;
  /** Units that moved, turned or formed: what did is no longer standing (P-16.2, P-18). */
  readonly stirred: Set<string>;
  readonly fired: Set<string>;
  /** Units of a bayonet charge (G-41). */
  readonly bayonet: Set<string>;
  /** Enemy units each non-phasing unit has fired at (P-10). */
  readonly reactions: Map<string, Set<string>>;
  /** Non-phasing units that gave way before a unit that came into a hex: at that moment they do not fire (P-10.4). */
  readonly gaveWay: Set<string>;
  /** Non-phasing units fired at so far: of targets equally near the other is taken (G-35). */
  readonly engaged: Set<string>;
  /** A shock demanded by confusion (P-06.3). */
  mandated: boolean;
}

/** Whether a unit entered at least one hex in this activation. */
export function hasMoved(activation: Activation, unit: string): boolean {
  return (activation.entered.get(unit)?.length ?? 0) > 0;
}

/** The moment in which a unit gives way (P-10.4): before whom, and where he has come to. */
export function momentOf(unit: string, before: { readonly id: string; readonly hex: string | null }): string {
  return `${unit} ${before.id} ${before.hex}`;
}
