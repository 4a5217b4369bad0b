import type { DebriefIndex, Whose } from '../graph/debrief-desk.js';
import type { Theatre } from '../seat/theatre.js';

/** What every part of a debrief is given. */
export interface PartOfDebrief {
  readonly campaign: string;
  readonly seat: string | null;
  readonly index: DebriefIndex;
  readonly theatre: Theatre;
}

/** A player or a side by the value of a choice. */
export const whoseOf = (value: string): Whose =>
  value.startsWith('side:') ? { side: value.slice('side:'.length) } : { player: value };
