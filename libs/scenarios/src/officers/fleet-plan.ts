/** Where a squadron is to be and what for. */
export interface Station {
  /** The ship whose orders the others copy; the squadron's flag. */
  readonly flag: string;
  readonly task: 'blockade' | 'convoy' | 'raid';
  /** Sea area to keep. */
  readonly sea: string;
  /** Port to lie off, in its coastal waters; left out: the open sea. */
  readonly port?: string;
}

/** What a commodore is to do with his ships, besides bringing them home in time. */
export interface FleetPlan {
  readonly player: string;
  readonly stations: readonly Station[];
}
