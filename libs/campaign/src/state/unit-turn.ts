import type { View } from '@vedette/record';

/**
 * What a land unit has done so far this turn and later phases must know. It is empty at the start of every turn, is
 * changed only by events, and travels in a position written in the middle of a turn.
 */
export interface MutableUnitTurn {
  /** Square and strength when the turn began; -1 until the turn has begun. */
  startSquare: number;
  startTactical: number;
  startStrength: number;
  march: MutableMarchProgress;
  tactics: MutableTacticalProgress;
  /** Whether morale already changed by battle or city this turn, so that it does not drift (3.7). */
  moraleChanged: boolean;
  /** Tactical phases (1-5) in which the unit fought. */
  fought: number[];
  /** Whether it drew supplies, requisitioned, or went without this turn. */
  fed: 'carried' | 'source' | 'requisition' | 'none' | null;
  /** Transport group for which it is busy on the shore the whole turn: it neither marches nor moves (PATE 9.4). */
  boarding: string | null;
  /** Friendly harbour in which it went aboard this turn; it lands in no other (PATE 9.4). */
  boardedIn: string | null;
}

/** What a unit has done so far this turn, for reading. */
export type UnitTurn = View<MutableUnitTurn>;

/** Strategic movement so far (GITM AMWOL 7). */
export interface MutableMarchProgress {
  /** Squares marched this turn: withdrawal, pursuit and diverted steps included (7.1, 7.5, 7.15). */
  steps: number;
  /** Strategic phase (1-6) of the last step, 0 for the withdrawal phase, -1 for none yet: one step a phase (7.1). */
  lastStepIn: number;
  /** Phases by which the boxes of the path have shifted because a step was blocked or diverted (7.8, 7.15). */
  delay: number;
  /** The one forced march of the turn has been made (7.3). */
  forced: boolean;
  /** The first box was carried out as a withdrawal (7.5). */
  withdrew: boolean;
  /** The rest of the path is dropped; pursuit and march to battle go on (6.3, 7.10, 7.11). */
  halted: boolean;
  /** The path is struck out by a pursuit or a march to battle (7.12, 7.13). */
  pathCancelled: boolean;
  pursuing: boolean;
  pursuitSteps: number;
}

/** Tactical movement so far (GITM AMWOL 8). Phases are 1-5, 0 for none. */
export interface MutableTacticalProgress {
  /** Whether the ordered move has been carried through, or struck out. */
  specifiedDone: boolean;
  /** Whether the waypoint has been reached. */
  waypointDone: boolean;
  engageCancelled: boolean;
  /** Phase in which it last changed its tactical square by a move of its own. */
  movedIn: number;
  /** Direction (0-7) from which it entered its tactical square in `movedIn`, or -1. */
  enteredFrom: number;
  /** Phase in which its last move was an interception (8.11). */
  interceptedIn: number;
  /** Phase in which it last moved in support (8.10). */
  supportedIn: number;
  /** Phase in which an enemy ran into it, which costs it the move it had not made (8.3). */
  metIn: number;
  /** How often it was driven off its ground by the enemy: fell back, retreated or routed (9.8, 9.9). */
  drivenBack: number;
}

/** An empty memory, as every unit has when a turn opens. */
export function freshUnitTurn(): MutableUnitTurn {
  return {
    startSquare: -1,
    startTactical: -1,
    startStrength: 0,
    march: {
      steps: 0,
      lastStepIn: -1,
      delay: 0,
      forced: false,
      withdrew: false,
      halted: false,
      pathCancelled: false,
      pursuing: false,
      pursuitSteps: 0,
    },
    tactics: {
      specifiedDone: false,
      waypointDone: false,
      engageCancelled: false,
      movedIn: 0,
      enteredFrom: -1,
      interceptedIn: 0,
      supportedIn: 0,
      metIn: 0,
      drivenBack: 0,
    },
    moraleChanged: false,
    fought: [],
    fed: null,
    boarding: null,
    boardedIn: null,
  };
}

/** An independent copy. */
export function copyUnitTurn(turn: UnitTurn): MutableUnitTurn {
  return { ...turn, march: { ...turn.march }, tactics: { ...turn.tactics }, fought: [...turn.fought] };
}
