/**
 * Terrain of strategic squares. The value is the index of the letter in {@link STRATEGIC_LETTERS}, so a theatre is
 * one byte a square (GITM AMWOL 1.2, NWOL 1.2, ROTD 1.2; letters as in the umpire bench's inline theatre).
 */
export enum StrategicTerrain {
  Open = 0,
  Water = 1,
  Hill = 2,
  Forest = 3,
  ForestedHill = 4,
  Mountain = 5,
  HighMountain = 6,
  Desert = 7,
  HighDesert = 8,
  Marsh = 9,
  Swamp = 10,
  River = 11,
}

/** One letter a strategic terrain, in the order of {@link StrategicTerrain}. */
export const STRATEGIC_LETTERS = '.~hfFmMdDasr';

/** Terrain of tactical squares (GITM AMWOL 2.2), in the order of {@link TACTICAL_LETTERS}. */
export enum TacticalTerrain {
  Open = 0,
  Hills = 1,
  HighHills = 2,
  River = 3,
  Ford = 4,
  Mountain = 5,
  Pass = 6,
  Water = 7,
  Forest = 8,
  Town = 9,
}

/** One letter a tactical terrain, in the order of {@link TacticalTerrain}. */
export const TACTICAL_LETTERS = '.hHrfmpwtT';
