/**
 * What a land unit has done so far this turn and later phases must know. It is empty at the start of every turn, is
 * changed only by events, and travels in a position written in the middle of a turn.
 */
export interface UnitTurn {
  /** Square and strength when the turn began; -1 until the turn has begun. */
  startSquare: number;
  startTactical: number;
  startStrength: number;
  march: MarchProgress;
  tactics: TacticalProgress;
  /** Whether morale already changed by battle or city this turn, so that it does not drift (3.7). */
  moraleChanged: boolean;
  /** Tactical phases (1-5) in which the unit fought. */
  fought: number[];
  /** Whether it drew supplies, requisitioned, or went without this turn. */
  fed: 'carried' | 'source' | 'requisition' | 'none' | null;
  /** Whether it came off a transport or onto one this turn. */
  transferred: boolean;
}

/** Strategic movement so far (GITM AMWOL 7). */
export interface MarchProgress {
  /** Squares marched this turn, withdrawal included. */
  steps: number;
  /** Box of the ordered path to be carried out next, 0-6. */
  nextBox: number;
  forced: boolean;
  withdrew: boolean;
  /** Withdrawal or its pursuit has used up strategic phase 1 (7.5). */
  missesPhaseOne: boolean;
  halted: boolean;
  /** The path is struck out by a pursuit or a march to battle (7.12, 7.13). */
  pathCancelled: boolean;
  pursuing: boolean;
  pursuitSteps: number;
}

/** Tactical movement so far (GITM AMWOL 8). */
export interface TacticalProgress {
  /** Whether the ordered move has been carried through, or struck out. */
  specifiedDone: boolean;
  /** Whether the waypoint has been reached. */
  waypointDone: boolean;
  engageCancelled: boolean;
  /** Phase (1-5) in which it last made a tactical move of any kind; 0 for none. */
  movedIn: number;
  /** Direction (0-7) from which it entered its tactical square in `movedIn`, or -1. */
  enteredFrom: number;
}

/** An empty memory, as every unit has when a turn opens. */
export function freshUnitTurn(): UnitTurn {
  return {
    startSquare: -1,
    startTactical: -1,
    startStrength: 0,
    march: {
      steps: 0,
      nextBox: 0,
      forced: false,
      withdrew: false,
      missesPhaseOne: false,
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
    },
    moraleChanged: false,
    fought: [],
    fed: null,
    transferred: false,
  };
}
