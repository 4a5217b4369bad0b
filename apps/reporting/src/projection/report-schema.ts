/** The tables of the projection. */
export interface ReportTables {
  /**
   * Turns whose reports there are, or will be: they are read only when every phase is done, for half a turn would tell what
   * is still being decided. The opening is the position before the first turn.
   */
  told_turn: { campaign: string; turn: number; season: string; opening: boolean; ready: boolean };
  /** Which versions of a stream were a phase of a turn, each time it was resolved; the last one counts unless it is void. */
  told_phase: {
    campaign: string;
    turn: number;
    phase: string;
    stream: string;
    first: number;
    last: number;
    generation: number;
    /** Of the event that says it is resolved. */
    sequence: number;
    /** Which build decided it; empty for one that did not say. */
    build: string;
  };
  /** Generations from which a phase of a turn counts: one for each rollback that stands, with what it laid by. */
  told_void: { campaign: string; turn: number; phase: string; generation: number };
  /** Up to which version what was done by hand for a turn counts no more, one for each time it was superseded. */
  told_by_hand_void: { campaign: string; turn: number; generation: number; version: number };
  /**
   * Editions of a turn's reports that could be read and were laid by: by which rollback, why, and up to which event of the
   * campaign they tell.
   */
  told_edition: {
    campaign: string;
    turn: number;
    generation: number;
    season: string;
    /** Null until the rollback itself is read, which comes after the turns that are superseded with it. */
    reason: string | null;
    /** `sequence` of the event that laid it by. */
    until: number;
  };
  /** Which events of a stream each player was told of in a turn, by their versions, and which of them report positions. */
  told: {
    campaign: string;
    player: string;
    turn: number;
    stream: string;
    versions: number[];
    positions: number[];
  };
}

/** Name of the projection; readers find its tables as views in schema `proj_reports`. */
export const REPORTS = 'reports';

/**
 * Raised with every change of what is kept: the new tables are then filled beside the old ones and take their place in one
 * step.
 */
export const REPORTS_GENERATION = 6;
