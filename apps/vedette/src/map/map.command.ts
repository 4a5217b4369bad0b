import { writeFileSync } from 'node:fs';
import { pngOf } from '@vedette/reports';
import { BATTLE_SCENARIOS, isBattleScenario } from '@vedette/battle-scenarios';
import { isTheatreId, loadTheatre, THEATRE_IDS, theatreSource } from '@vedette/theatres';
import { Command } from 'commander';
import { mapsAround } from './maps-around.js';
import { pieceTypes } from '@vedette/rulebooks';

export interface MapOptions {
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
      'draw the country round a strategic square and its tactical map, or all pieces of a position, a hex battle among them',
    )
    .argument('[theatre]', THEATRE_IDS.join(' | '))
    .option('--square <name>', 'strategic square, for instance J9-V4')
    .option(
      '--position <file|name>',
      `all pieces of a position document instead, as nobody who plays sees them; of a hex battle (also by name: ${BATTLE_SCENARIOS.join(', ')}) besides what each side sees`,
    )
    .option('--png', 'write PNG files (the default; those of a battle with the fonts of this machine)')
    .option('--svg', 'write SVG files (the default of a battle, whose text stays text)')
    .option('--out <prefix>', 'beginning of the file names; <theatre>-<square> or position unless given')
    .addHelpText(
      'after',
      `
Examples:
  vedette map nola --square J9-V4
  vedette map --position position.json --svg
  vedette map --position feeling-the-enemy --out morning
    writes morning-field.svg, morning-US.svg and morning-CSA.svg: the whole field, and what each side sees of it`,
    )
    .action(async (theatre: string | undefined, options: MapOptions) => {
      process.exitCode =
        options.position === undefined
          ? await drawMaps(theatre ?? '', options)
          : await drawPosition(options.position, options);
    });
}

/** Draws a position as the umpire has it. Exit code 0, or 2 for a document that cannot be used: nothing is written then. */
export async function drawPosition(file: string, options: MapOptions): Promise<number> {
  const [{ readPosition, MalformedDocumentError, faultLine }, { readDocument }, battles, { positionMaps }] =
    await Promise.all([
      import('@vedette/campaign'),
      import('../bench/read-document.js'),
      import('./battle-maps.js'),
      import('./position-maps.js'),
    ]);
  const prefix = options.out ?? 'position';
  try {
    const given = isBattleScenario(file) ? file : readDocument(file);
    if (battles.isBattleGiven(given)) {
      const format = options.png || options.svg ? options : { ...options, svg: true };
      return await draw(battles.battleMaps(given), prefix, { ...format, systemFonts: true });
    }
    return await draw(positionMaps(readPosition(given, theatreSource, pieceTypes)), prefix, options);
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

/** A map by the name its file has. */
interface DrawnMap {
  readonly name: string;
  readonly svg: string;
}

async function draw(
  maps: readonly DrawnMap[],
  prefix: string,
  options: MapOptions & { readonly systemFonts?: boolean },
): Promise<number> {
  for (const { name: map, svg } of maps) {
    if (options.svg) write(`${prefix}-${map}.svg`, svg);
    if (options.svg && !options.png) continue;
    const png = await pngOf(svg, 2, options);
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
