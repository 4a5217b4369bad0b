import { writeFileSync } from 'node:fs';
import { pngOf } from '@vedette/reports';
import { isTheatreId, loadTheatre, THEATRE_IDS, theatreSource } from '@vedette/theatres';
import { Command } from 'commander';
import { mapsAround } from './maps-around.js';
import type { MapFile } from '@vedette/reports';
import { pieceTypes } from '@vedette/rulebooks';

interface MapOptions {
  square?: string;
  position?: string;
  png?: boolean;
  svg?: boolean;
  out?: string;
}

const MALFORMED = 2;

/** `vedette map THEATRE --square G5-V6`: the strategic country round a square, and its tactical map, as pictures. */
export function mapCommand(): Command {
  return new Command('map')
    .description(
      'draw the country round a strategic square and its tactical map, or all pieces of a position',
    )
    .argument('[theatre]', THEATRE_IDS.join(' | '))
    .option('--square <name>', 'strategic square, for instance J9-V4')
    .option('--position <file>', 'all pieces of a position document instead, as nobody who plays sees them')
    .option('--png', 'write PNG files (the default)')
    .option('--svg', 'write SVG files')
    .option('--out <prefix>', 'beginning of the file names; <theatre>-<square> unless given')
    .action(async (theatre: string | undefined, options: MapOptions) => {
      process.exitCode =
        options.position === undefined
          ? await drawMaps(theatre ?? '', options)
          : await drawPosition(options.position, options);
    });
}

async function drawPosition(file: string, options: MapOptions): Promise<number> {
  const [{ readPosition, MalformedDocumentError, faultLine }, { readDocument }, { positionMaps }] =
    await Promise.all([
      import('@vedette/campaign'),
      import('../bench/read-document.js'),
      import('./position-maps.js'),
    ]);
  try {
    const state = readPosition(readDocument(file), theatreSource, pieceTypes);
    return await draw(positionMaps(state), options.out ?? 'position', options);
  } catch (error) {
    if (!(error instanceof MalformedDocumentError)) throw error;
    return refuse(error.faults.map((fault) => `${file} ${faultLine(fault)}`).join('\n'));
  }
}

async function drawMaps(name: string, options: MapOptions): Promise<number> {
  if (!isTheatreId(name))
    return refuse(`there is no theatre "${name}"; allowed are ${THEATRE_IDS.join(', ')}`);
  const theatre = loadTheatre(name);
  if (options.square === undefined) return refuse('which square? Give --square, for instance J9-V4');
  const square = theatre.grid.indexOf(options.square);
  if (square < 0) {
    const { grid } = theatre;
    return refuse(
      `${name} has no square "${options.square}"; allowed are ${grid.nameOf(0)} to ${grid.nameOf(grid.columns * grid.rows - 1)}`,
    );
  }
  return draw(mapsAround(theatre, square), options.out ?? `${name}-${options.square}`, options);
}

async function draw(maps: readonly MapFile[], prefix: string, options: MapOptions): Promise<number> {
  for (const { name: map, svg } of maps) {
    if (options.svg) write(`${prefix}-${map}.svg`, svg);
    if (options.svg && !options.png) continue;
    const png = await pngOf(svg, 2);
    if (!png) return refuse('this machine has no PNG renderer (@resvg/resvg-js is optional); use --svg');
    write(`${prefix}-${map}.png`, png);
  }
  return 0;
}

function write(file: string, content: string | Uint8Array): void {
  writeFileSync(file, content);
  process.stdout.write(`${file}\n`);
}

function refuse(why: string): number {
  process.stderr.write(`${why}\n`);
  return MALFORMED;
}
