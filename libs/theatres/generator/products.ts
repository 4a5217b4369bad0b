import type { Drawing } from './drawing.js';
import { squareName } from './frame.js';

/** Letters of the nation layers, by index of the nation. */
const NATION_LETTERS = '-ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The files of a theatre's folder under `data/`, by name. One letter a square a layer, a line a row, north first. */
export function products(drawing: Drawing): Map<string, string> {
  const files = new Map<string, string>();
  const layer = (name: string, letter: (square: number) => string): void => {
    files.set(`${name}.txt`, rows(drawing, letter));
  };
  layer('terrain', (square) => drawing.terrain[square] as string);
  layer('nation', (square) => NATION_LETTERS[drawing.nation[square] as number] as string);
  layer('population', (square) => NATION_LETTERS[drawing.population[square] as number] as string);
  layer('river', (square) => '.123'[drawing.riverClass[square] as number] as string);
  layer('rail', (square) => railLetter(drawing.rails[square] as number));
  files.set('places.json', places(drawing));
  files.set('seas.json', seas(drawing));
  return files;
}

function rows({ frame }: Drawing, letter: (square: number) => string): string {
  let text = '';
  for (let row = 0; row < frame.rows; row += 1) {
    for (let column = 0; column < frame.columns; column += 1) text += letter(row * frame.columns + column);
    text += '\n';
  }
  return text;
}

/** `.` or a hexadecimal digit of the links north 1, east 2, south 4, west 8. */
function railLetter(links: number): string {
  const digit = (links & 1) | ((links & 4) >> 1) | ((links & 16) >> 2) | ((links & 64) >> 3);
  return digit === 0 ? '.' : digit.toString(16);
}

function places({ frame, nations, cities, ports }: Drawing): string {
  const name = (square: number): string => squareName(frame, square);
  return lines({
    columns: frame.columns,
    rows: frame.rows,
    origin: frame.nameOf(0, 0),
    skippedRowLetters: frame.skipped,
    nations: nations.map((nation, i) => ({ letter: NATION_LETTERS[i], name: nation })),
    cities: cities.map((city) => ({
      name: city.name,
      square: name(city.square),
      tactical: `${city.column}-${city.row}`,
      level: city.level,
      state: city.state,
      fort: city.fort,
      manufacturing: city.manufacturing,
    })),
    ports: ports.map(({ city, coast, ...port }) => ({
      ...port,
      square: city ? name(city.square) : null,
      tactical: city ? `${city.column}-${city.row}` : null,
      coast: coast.map(name),
    })),
  });
}

function seas(drawing: Drawing): string {
  return lines({ seas: drawing.seas });
}

/** JSON with one line a member of every list, so that a change of one city is a change of one line. */
function lines(document: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(document).map(([key, value]) => {
    if (!Array.isArray(value)) return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    return `  ${JSON.stringify(key)}: [\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`;
  });
  return `{\n${members.join(',\n')}\n}\n`;
}
