import { writeFileSync } from 'node:fs';
import { pngOf } from '@vedette/reports';
import { isTheatreId, loadTheatre, THEATRE_IDS } from '@vedette/theatres';
import { Command } from 'commander';
import { mapsAround } from './maps-around.js';

interface MapOptions {
  square: string;
  png?: boolean;
  svg?: boolean;
  out?: string;
}

const MALFORMED = 2;

/** `vedette map THEATRE --square G5-V6`: the strategic country round a square, and its tactical map, as pictures. */
export function mapCommand(): Command {
  return new Command('map')
    .description('draw the country round a strategic square, and its tactical map')
    .argument('<theatre>', THEATRE_IDS.join(' | '))
    .requiredOption('--square <name>', 'strategic square, for instance J9-V4')
    .option('--png', 'write PNG files (the default)')
    .option('--svg', 'write SVG files')
    .option('--out <prefix>', 'beginning of the file names; <theatre>-<square> unless given')
    .action(async (theatre: string, options: MapOptions) => {
      process.exitCode = await drawMaps(theatre, options);
    });
}

async function drawMaps(name: string, options: MapOptions): Promise<number> {
  if (!isTheatreId(name))
    return refuse(`there is no theatre "${name}"; allowed are ${THEATRE_IDS.join(', ')}`);
  const theatre = loadTheatre(name);
  const square = theatre.grid.indexOf(options.square);
  if (square < 0) {
    const { grid } = theatre;
    return refuse(
      `${name} has no square "${options.square}"; allowed are ${grid.nameOf(0)} to ${grid.nameOf(grid.columns * grid.rows - 1)}`,
    );
  }
  const prefix = options.out ?? `${name}-${options.square}`;
  for (const { name: map, svg } of mapsAround(theatre, square)) {
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
