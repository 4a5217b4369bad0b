import type { Figure } from '@vedette/record';

/** Figures of letters between players where a campaign has them carried by couriers. No book has any: all are ours. */
export interface CourierFigures {
  /** Strategic squares within which a letter arrives in the turn it is sent. */
  readonly atOnceWithin: Figure;
  /** Strategic squares a courier rides in a turn. */
  readonly squaresATurn: Figure;
  /** Turns a letter takes to or from somebody who has no post on the map. */
  readonly withoutPost: Figure;
  /** Turns a letter takes between players whose states are not friends. */
  readonly throughTheLines: Figure;
}
