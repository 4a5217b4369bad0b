import type { StateId } from '@vedette/campaign';
import type { LandRule } from '@vedette/rulebooks';

/** What makes a unit go back or run: the rule that is cited, how its draws are named, and whose own matter it is. */
export interface Breaking {
  readonly rule: LandRule;
  /** The name of a draw, for instance of `US1IN retreat squares`. */
  labelOf(what: string): string;
  readonly states: readonly StateId[];
}
