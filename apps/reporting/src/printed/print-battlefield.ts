import type { CampaignState } from '@vedette/campaign';
import type { PrintedBattlefieldDocument } from '@vedette/contracts';
import { TACTICAL_LETTERS, TACTICAL_SIZE, tacticalNameOf, type Theatre } from '@vedette/geography';

/** The battlefield of a square, as it is printed (GITM AMWOL 2.1-2.4): no fieldwork, broken bridge or unit is on it. */
export function printBattlefield(
  theatre: Theatre,
  { cities }: Pick<CampaignState, 'cities'>,
  square: number,
): PrintedBattlefieldDocument {
  const { terrain, defence, rail, region } = theatre.tacticalMap(square);
  const city = [...cities.values()].find((one) => one.square === square);
  return {
    format: 'vedette/battlefield@1',
    square: theatre.grid.nameOf(square),
    terrain: rowsOf(terrain, (letter) => TACTICAL_LETTERS[letter]!).map((row) => row.join('')),
    defence: rowsOf(defence, String).map((row) => row.join('')),
    rail: [...rail.keys()].filter((tactical) => rail[tactical]).map(tacticalNameOf),
    regions: rowsOf(region, Number),
    city: city ? { name: city.name, tactical: tacticalNameOf(city.tactical) } : null,
  };
}

function rowsOf<T>(layer: Uint8Array, show: (value: number) => T): T[][] {
  return Array.from({ length: TACTICAL_SIZE }, (_, row) =>
    Array.from(layer.subarray(row * TACTICAL_SIZE, (row + 1) * TACTICAL_SIZE), show),
  );
}
