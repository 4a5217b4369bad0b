/** What ships of a type are and do, each by itself: no rule concludes one from another or from the type's code. */
export interface ShipRole {
  /** Carries guns and fights; transports are no ships in this sense (PATE 2.1). */
  readonly fights: boolean;
  /** A group of transports: carries troops and goods, is divided and merged (PATE 2.4, 2.5). */
  readonly carries: boolean;
  /** Makes out strangers of its sea area without touching them (PATE 5.2, 5.4). */
  readonly scouts: boolean;
  /** Strong enough that lighter ships neither bar its way nor go unmarked beside it (PATE 5.1, 6.3). */
  readonly heavy: boolean;
}

/** One row of a book's table of ship types (PATE 2.1). */
export interface ShipType {
  readonly code: string;
  readonly name: string;
  /** Goes on unbridgeable rivers alone; the others on unfordable ones too (ROTD 1.3). */
  readonly deepDraft: boolean;
  readonly role: ShipRole;
}
