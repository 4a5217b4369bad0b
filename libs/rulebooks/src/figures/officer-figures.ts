import type { Headquarters, Rank } from '@vedette/campaign';
import type { Figure } from '@vedette/record';

/** Who may lead headquarters of one kind (ROTD 3.5). */
export interface PostFigures {
  readonly commanders: readonly Rank[];
  readonly deputies: readonly Rank[];
  /** Headquarters of the kind one officer may command. */
  readonly most: number;
  /** Kinds whose command keeps an officer busy: anybody may lead when all of these ranks are. */
  readonly busyWith: readonly Headquarters[];
}

/** Ranks that posts ask for, and how many posts one officer holds (ROTD 3.5). */
export interface OfficerFigures {
  /** Whether who may assign the units of one state may assign those of all states of its side. */
  readonly assignWholeSide: Figure<boolean>;
  readonly posts: Figure<Readonly<Record<Headquarters, PostFigures>>>;
}
