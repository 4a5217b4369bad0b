import type { Figure } from '@vedette/record';
import type { SizeWord } from './detection-figures.js';

/** Figures of what ships see and hear of (PATE 5). Chances are 0-1. */
export interface NavalDetectionFigures {
  /** Chance that a side's sloop makes out strangers elsewhere in its sea area, and in a port of it (5.2). */
  readonly sloopAtSea: Figure;
  readonly sloopInPort: Figure;
  /** Part of that chance that is left to a sloop in company with an allied frigate. */
  readonly withFrigate: Figure;
  /** Words for a number of strangers, smallest first; the last has no end (5.2, 5.5). */
  readonly sailWords: Figure<readonly SizeWord[]>;
  /** Greatest share by which a number made out from afar, or heard of, is off, either way. */
  readonly farCountError: Figure;
  readonly newsCountError: Figure;
  /** Chance that ships that lay still make out others of their sea area as the turn ends; with a sloop among them (5.4). */
  readonly turnEndDetects: Figure;
  readonly turnEndSloopDetects: Figure;
  /** Chance that news comes of strangers who began the turn there, and of some who were never there (5.5). */
  readonly newsComes: Figure;
  readonly newsIsFalse: Figure;
}
