import type { CampaignState } from '@vedette/campaign';
import type { PrintedTheatreDocument } from '@vedette/contracts';
import { STRATEGIC_LETTERS, type StrategicGrid, tacticalNameOf, type Theatre } from '@vedette/geography';
import type { LandRulebook } from '@vedette/rulebooks';

const RIVER_LETTERS = '.123';
const RAIL_LETTERS = '.123456789abcdef';
/** Letters of nations, in the order of the theatre's own list; more nations than letters there never were. */
const NATION_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What is printed of the places of a campaign. */
type Places = Pick<CampaignState, 'cities' | 'ports'>;

/** Arms by the letter that reports have of them (GITM AMWOL 4.1). */
const ARM_LETTERS = { I: 'infantry', C: 'cavalry', A: 'artillery', H: 'headquarters' } as const;

/**
 * The map of a theatre with the places a campaign opens with, as it is printed, and how far its book lets anybody march on it: nothing
 * that anybody holds, built or knows.
 */
export function printTheatre(
  theatre: Theatre,
  { cities, ports }: Places,
  book: Pick<LandRulebook, 'movement' | 'unitTypes'>,
): PrintedTheatreDocument {
  const { grid, nations } = theatre;
  const nameOf = (square: number): string => grid.nameOf(square);
  return {
    format: 'vedette/theatre@1',
    id: theatre.id,
    cell: 'square',
    columns: Array.from({ length: grid.columns }, (_, column) => halves(grid, column)[0]),
    rows: Array.from({ length: grid.rows }, (_, row) => halves(grid, row * grid.columns)[1]),
    terrain: rowsOf(grid, theatre.terrain, STRATEGIC_LETTERS),
    nations: [...nations],
    nationKey: Object.fromEntries(nations.map((nation, i) => [NATION_LETTERS[i]!, nation])),
    nation: rowsOf(grid, theatre.nation, NATION_LETTERS),
    rivers: theatre.riverClass.some(Boolean) ? rowsOf(grid, theatre.riverClass, RIVER_LETTERS) : null,
    rails: theatre.rails.some(Boolean) ? rowsOf(grid, theatre.rails.map(straightLinks), RAIL_LETTERS) : null,
    cities: [...cities.values()].map(({ name, square, tactical, level }) => ({
      ...{ name, square: nameOf(square), tactical: tacticalNameOf(tactical), level },
    })),
    marches: marchesBy(book),
    seas: theatre.seas.map(({ code, name, map, neighbours, landTo, tacticalAreas }) => ({
      ...{ code, name, map, landTo: [...landTo], tacticalAreas },
      neighbours: {
        N: [...neighbours.N],
        E: [...neighbours.E],
        S: [...neighbours.S],
        W: [...neighbours.W],
      },
    })),
    ports: [...ports.values()].map(({ name, sea, exit, square, tactical, coast }) => ({
      ...{ name, sea, exit },
      square: square < 0 ? null : nameOf(square),
      tactical: square < 0 ? null : tacticalNameOf(tactical),
      coast: coast.map(nameOf),
    })),
  };
}

/** Ground that nobody enters (1.2), and the squares of a turn by arm: its fastest type's allowance and the forced march (7.1, 7.3). */
function marchesBy({
  movement,
  unitTypes,
}: Pick<LandRulebook, 'movement' | 'unitTypes'>): PrintedTheatreDocument['marches'] {
  const types = [...unitTypes.values()];
  return {
    closed: movement.impassable.value.map((terrain) => STRATEGIC_LETTERS[terrain]).join(''),
    squares: Object.fromEntries(
      Object.entries(ARM_LETTERS).map(([letter, arm]) => {
        const allowances = types.filter((type) => type.arm === arm).map((type) => type.strategicAllowance);
        const most = Math.max(0, ...allowances);
        return [letter, most === 0 ? 0 : most + movement.forcedMarchSquares.value];
      }),
    ),
  };
}

/** The two halves of a square's name: the books name columns and rows apart (GITM AMWOL 1.1). */
function halves(grid: StrategicGrid, square: number): [string, string] {
  return grid.nameOf(square).split('-') as [string, string];
}

function rowsOf({ columns, rows }: StrategicGrid, layer: Uint8Array, letters: string): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(layer.subarray(row * columns, (row + 1) * columns), (value) => letters[value]).join(''),
  );
}

/** Bits 0, 2, 4 and 6 of a square's links as the digit of a row: track leads straight on, never aslant (ROTD 1.3). */
function straightLinks(links: number): number {
  return (links & 1) | ((links >> 1) & 2) | ((links >> 2) & 4) | ((links >> 3) & 8);
}
