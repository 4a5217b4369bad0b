/** One kind of ground: its letter on maps, its name, and how it is drawn. */
export interface Ground {
  readonly letter: string;
  readonly name: string;
  readonly impassable: boolean;
}

function ground(letter: string, name: string, impassable = false): Ground {
  return { letter, name, impassable };
}

/**
 * Strategic terrain by the name that position reports use, in the order of the legend; letters as in the geography (GITM
 * AMWOL 1.2, ROTD 1.2). Impassable means so in every book that has it.
 */
export const STRATEGIC_GROUND: ReadonlyMap<string, Ground> = new Map(
  [
    ground('.', 'open'),
    ground('~', 'water', true),
    ground('r', 'river'),
    ground('h', 'hill'),
    ground('f', 'forest'),
    ground('F', 'forested hill'),
    ground('m', 'mountain'),
    ground('M', 'high mountain', true),
    ground('d', 'desert', true),
    ground('D', 'high desert'),
    ground('a', 'marsh'),
    ground('s', 'swamp', true),
  ].map((one) => [one.name, one]),
);

/** Tactical terrain by letter, in the order of the legend (GITM AMWOL 2.2). */
export const TACTICAL_GROUND: ReadonlyMap<string, Ground> = new Map(
  [
    ground('.', 'open'),
    ground('h', 'hills'),
    ground('H', 'high hills'),
    ground('t', 'forest'),
    ground('T', 'town'),
    ground('r', 'river', true),
    ground('f', 'ford'),
    ground('m', 'mountain', true),
    ground('p', 'pass'),
    ground('w', 'water', true),
  ].map((one) => [one.letter, one]),
);

const UNKNOWN: Ground = { letter: '?', name: 'unknown ground', impassable: false };

/** Strategic terrain by name; unknown names are told as unknown ground. */
export function strategicGround(name: string): Ground {
  return STRATEGIC_GROUND.get(name) ?? UNKNOWN;
}

/** Tactical terrain by letter; unknown letters are told as unknown ground. */
export function tacticalGround(letter: string): Ground {
  return TACTICAL_GROUND.get(letter) ?? UNKNOWN;
}
