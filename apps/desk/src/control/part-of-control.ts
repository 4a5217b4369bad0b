import type { Controlled } from '../graph/control-desk.js';

/** What every part of the administrator's page is given. */
export interface PartOfControl {
  readonly now: Controlled;
  /** Something was done: all of it is read anew. */
  readonly done: () => void;
  readonly isOperator: boolean;
}
