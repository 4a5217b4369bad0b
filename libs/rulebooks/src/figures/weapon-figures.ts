/** How a man of a type weighs in battle: in the field, in a fort, and against infantry squares (details 1). */
export interface ArmWeight {
  readonly field: number;
  readonly fort: number;
  readonly againstSquares: number;
  /** When bombarding; artillery only. */
  readonly bombarding: number;
}

/** What a weapon makes of a man's weight, as factors (ROTD 10.6). */
export interface WeaponWeight {
  readonly fire: number;
  readonly melee: number;
}

/** What a make of gun makes of a gunner's weight, as factors, and how far it plays (ROTD 10.6, 10.15). */
export interface GunWeight extends WeaponWeight {
  readonly bombarding: number;
  /** Whether it plays two squares off, and over friends, where its gunners can lay it so. */
  readonly reachesFar: boolean;
}
