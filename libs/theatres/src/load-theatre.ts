import {
  BOOK_SAMPLE_RATINGS,
  makeStrategicGrid,
  makeTheatre,
  TACTICAL_SIZE,
  type StrategicGrid,
  type Theatre,
} from '@vedette/geography';
import { DataFolder, type PlacesFile } from './data-folder.js';
import { isTheatreId, type TheatreId } from './theatre-id.js';
import { UnknownTheatreError } from './unknown-theatre.error.js';

/** Where the ratings printed as a sample in the rule books lie: a square of their sample country (NWOL 2.4). */
const SAMPLE_THEATRE: TheatreId = 'nwol';
const SAMPLE_SQUARE = 'G5-V5';

const loaded = new Map<TheatreId, Theatre>();

/**
 * A theatre from the committed data. It never changes, so one copy serves the whole process. Throws
 * {@link UnknownTheatreError} for a name that is no theatre's, and geography's TheatreDataError when a file is damaged.
 */
export function loadTheatre(id: TheatreId): Theatre {
  if (!isTheatreId(id)) throw new UnknownTheatreError(String(id));
  let theatre = loaded.get(id);
  if (!theatre) loaded.set(id, (theatre = readTheatre(id)));
  return theatre;
}

/** Reads a theatre from its files, past the copy that {@link loadTheatre} keeps. */
export function readTheatre(id: TheatreId): Theatre {
  const folder = new DataFolder(id);
  const places = folder.places();
  const grid = makeStrategicGrid(places);
  return makeTheatre({
    id,
    grid,
    terrain: folder.layer('terrain'),
    nations: places.nations.map((nation) => nation.name),
    nationLetters: places.nations.map((nation) => nation.letter).join(''),
    nation: folder.layer('nation'),
    population: folder.layer('population'),
    riverClass: folder.layer('river'),
    rails: folder.layer('rail'),
    cities: places.cities.map((city) => ({
      ...city,
      square: grid.indexOf(city.square),
      tactical: tacticalIndex(city.tactical),
    })),
    seas: folder.seas(),
    ports: portsOf(places, grid),
    ...(id === SAMPLE_THEATRE
      ? { tacticalOverlays: [{ square: grid.indexOf(SAMPLE_SQUARE), ...BOOK_SAMPLE_RATINGS }] }
      : {}),
  });
}

function portsOf(places: PlacesFile, grid: StrategicGrid): Theatre['ports'] {
  return places.ports.map((port) => ({
    ...port,
    square: port.square === null ? null : grid.indexOf(port.square),
    tactical: port.tactical === null ? null : tacticalIndex(port.tactical),
    coast: port.coast.map((name) => grid.indexOf(name)),
  }));
}

/** Index of a tactical square written `column-row` (GITM AMWOL 2.1). */
function tacticalIndex(name: string): number {
  const [column, row] = name.split('-').map(Number);
  return (row as number) * TACTICAL_SIZE + (column as number);
}
