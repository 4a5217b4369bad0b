import type { Chart } from './chart.js';

/** Somewhere supplies of his side lie, as an officer's report has it: a city, a depot or a cache. */
export interface Magazine {
  /** By what orders call it. */
  readonly name: string;
  readonly square: number;
  readonly supplies: number;
  /** How far from it a corps headquarters may be to draw from it, in squares (GITM AMWOL 10.5, ROTD 11.6). */
  readonly reach: number;
}

/** The magazines an officer may count on: cities of his state that nobody besieges; depots of his side, caches in their own square. */
export function magazinesOf(chart: Chart): readonly Magazine[] {
  const { cityReach, depots } = chart.book.supply;
  return chart.known().flatMap((square): Magazine[] => {
    const { city, depots: here = [] } = chart.at(square)!;
    const ofCity =
      city && city.state === chart.report.state && !city.besieged
        ? [{ name: city.name, square, supplies: city.supplies, reach: cityReach.value }]
        : [];
    return [
      ...ofCity,
      ...here
        .filter(({ standing }) => standing === 'same' || standing === 'allied')
        .map(({ id, kind, supplies }) => ({
          name: id,
          square,
          supplies: supplies ?? 0,
          reach: kind === 'depot' ? (depots?.reach.value ?? 0) : 0,
        })),
    ];
  });
}
