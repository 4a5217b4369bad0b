import type { PositionReport } from '@vedette/reports';
import type { GroundTold } from './told-squares.js';
import type { Gazetteer } from '../seat/theatre.js';

/** How the line of a unit to its source of supply or of communications stands, as its officers were told (GITM AMWOL 10.1, 10.5). */
export interface ToldLine {
  readonly layer: 'supplies' | 'communications';
  readonly unit: string;
  /** Where the unit stands. */
  readonly square: string;
  /** A city, depot or headquarters; null where the unit has none and needs one. */
  readonly source: string | null;
  /** Where the source lies; null where that is not told, and where there is none. */
  readonly from: string | null;
}

/** The lines of the reader's own units. By which squares they run no report tells: both ends are all that is known. */
export function linesTold(
  { land }: PositionReport,
  gazetteer: Gazetteer,
  ground: ReadonlyMap<string, GroundTold>,
): ToldLine[] {
  const units = land?.observed.units ?? [];
  const places = new Map<string, string>([
    ...[...ground].flatMap(([square, { depots }]) => depots.map(({ id }) => [id, square] as const)),
    ...gazetteer.theatre.cities.map(({ name, square }) => [name, square] as const),
    ...units.flatMap(({ id, square }) => (square === null ? [] : [[id, square] as const])),
  ]);
  return units.flatMap((unit): ToldLine[] => {
    const { id, square } = unit;
    // A garrison in a port off the map has no square to draw from.
    if (square === null || !gazetteer.cellOf(square)) return [];
    const line = (layer: ToldLine['layer'], holds: boolean, source: string | null): ToldLine[] =>
      // Troops in quarters, broken or aboard are fed without a source, and who commands an army is his own.
      holds && (source === null || source === id)
        ? []
        : [{ layer, unit: id, square, source, from: (source !== null && places.get(source)) || null }];
    return [
      ...line('supplies', unit.supplied, unit.supplied ? unit.supplySource : null),
      ...line('communications', unit.communications, unit.communications ? unit.communicationsSource : null),
    ];
  });
}
