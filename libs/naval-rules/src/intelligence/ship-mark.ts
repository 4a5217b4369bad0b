import type { ShipMark, Standing } from '@vedette/campaign';

const COLOURS = { same: 'blue', allied: 'blue', hostile: 'red', neutral: 'gray' } as const;
const ALL = ['blue', 'red', 'gray'] as const;

/** A ship as far as its icon goes: of strangers made out from afar nobody knows how heavy they are. */
export interface Marked {
  readonly standing: Standing;
  readonly heavy: boolean;
}

/** The icons of a place: one a colour, black alone where all three are; frigates are noted besides (PATE 1.7). */
export function shipMark(ships: readonly Marked[]): ShipMark | null {
  if (ships.length === 0) return null;
  const shown = (some: readonly Marked[]) =>
    ALL.filter((colour) => some.some(({ standing }) => COLOURS[standing] === colour));
  const colours = shown(ships);
  return {
    colours: colours.length === ALL.length ? ['black'] : colours,
    frigates: shown(ships.filter(({ heavy }) => heavy)),
  };
}
