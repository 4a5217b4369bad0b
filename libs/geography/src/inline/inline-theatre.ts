import { tacticalMapOfLetters } from '../make-tactical-map.js';
import { makeStrategicGrid } from '../make-strategic-grid.js';
import { makeTheatre } from '../make-theatre.js';
import { StrategicGridError } from '../strategic-grid.error.js';
import type { StrategicGrid } from '../strategic-grid.js';
import type { Theatre } from '../theatre.js';
import { FaultList } from './fault-list.js';
import type { InlineTheatre } from './inline-document.js';
import { inlineNations, inlineRails, inlineRivers, inlineTerrain } from './inline-layers.js';
import { inlineCities, inlinePorts, inlineSeas } from './inline-places.js';
import { inlineTacticalMaps } from './inline-tactical.js';
import { InlineTheatreError } from './inline-theatre.error.js';

/**
 * Makes the theatre that a position describes itself (umpire bench). A square without a listed tactical map has open
 * ground of defence 2, whatever lies round it, and where it has rails track straight from the edges (ROTD R-45). Rows skip the
 * letters that the book skips (ROTD R-40). Throws {@link InlineTheatreError} with every fault found: a theatre that
 * cannot be named, uneven rows, unknown letters, squares outside, cities where nobody can go.
 */
export function makeInlineTheatre(document: InlineTheatre, skippedRowLetters = ''): Theatre {
  const faults = new FaultList();
  const grid = gridOf(document, skippedRowLetters, faults);
  const terrain = inlineTerrain(document, grid, faults);
  const { names, nation, population } = inlineNations(document, grid, faults);
  const rails = inlineRails(document, grid, faults);
  const tactical = inlineTacticalMaps(document, grid, rails, faults);
  const data = {
    id: 'inline',
    grid,
    terrain,
    nations: names,
    nation,
    population,
    riverClass: inlineRivers(document, grid, terrain, faults),
    rails,
    cities: inlineCities(document.cities ?? [], { grid, terrain, tactical }, faults),
    seas: inlineSeas(document.seas ?? []),
    ports: inlinePorts(document.ports ?? [], grid, faults),
  };
  if (faults.faults.length > 0) throw new InlineTheatreError(faults.faults);
  const open = tacticalMapOfLetters(undefined, undefined, () => undefined);
  return makeTheatre({ ...data, tacticalMaker: (_theatre, square) => tactical.get(square) ?? open });
}

function gridOf(document: InlineTheatre, skippedRowLetters: string, faults: FaultList): StrategicGrid {
  try {
    const columns = document.strategic[0]?.length ?? 0;
    return makeStrategicGrid({
      columns,
      rows: document.strategic.length,
      origin: document.origin,
      skippedRowLetters,
    });
  } catch (error) {
    if (!(error instanceof StrategicGridError)) throw error;
    faults.add('/origin', error.found, error.allowed);
    throw new InlineTheatreError(faults.faults);
  }
}
