import { strategicTiles, tacticalTiles } from '@vedette/cartography';
import type { PositionReport } from './document/position-report.schema.js';
import type { ReportHeading } from './input/heading.schema.js';
import { idOf } from './markup/markup.js';
import { sheetsOfPosition } from './position/map-sheets.js';
import { svgFile } from './svg/drawing.js';
import { strokeLettering } from './svg/lettering.js';
import { patternsOf } from './svg/paint.js';
import { drawSeaChart } from './svg/sea-chart.js';
import { drawStrategicMap, type MapManner } from './svg/strategic-map.js';
import { depotsIn, drawTacticalMap, tacticalFrame } from './svg/tactical-map.js';

/** A map as a file of its own: `name` without ending, for instance `tactical-J9-V4`. */
export interface MapFile {
  readonly name: string;
  readonly title: string;
  readonly svg: string;
}

// Drawn letters: a file must look the same where no fonts are, and in pictures made of it.
const MANNER: MapManner = { lettering: strokeLettering, links: 'none' };

function landMaps(
  { observed, words }: NonNullable<PositionReport['land']>,
  heading: ReportHeading,
): MapFile[] {
  const strategic = patternsOf(strategicTiles(), strokeLettering);
  const tactical = `${patternsOf(tacticalTiles(), strokeLettering)}${tacticalFrame(strokeLettering)}`;
  const sheets = sheetsOfPosition(observed, heading.skippedRowLetters);
  return [
    ...words.sheets.flatMap((said, index) => {
      const sheet = sheets[index];
      if (!sheet) return [];
      const drawing = drawStrategicMap(sheet, said, MANNER, heading);
      return [{ name: `strategic-${index + 1}`, title: drawing.title, svg: svgFile(drawing, strategic) }];
    }),
    ...words.maps.flatMap((said, index) => {
      const view = observed.maps[index];
      if (!view) return [];
      const drawing = drawTacticalMap(view, said, MANNER, depotsIn(observed.squares, view.square));
      return [{ name: idOf('tactical', said.square), title: drawing.title, svg: svgFile(drawing, tactical) }];
    }),
  ];
}

function seaMaps({ observed, words }: NonNullable<PositionReport['fleet']>): MapFile[] {
  return [...new Set(observed.seas.map(({ map }) => map))].map((map) => {
    const seas = observed.seas.filter((sea) => sea.map === map);
    const drawing = drawSeaChart(map, seas, observed.ports, words.seas, MANNER);
    return { name: idOf('chart', map), title: drawing.title, svg: svgFile(drawing, '') };
  });
}

/** Every map of a position report as an SVG file: strategic sheets, tactical maps, sea charts. See `pngOf` for pictures. */
export function mapFiles(report: PositionReport): MapFile[] {
  const { heading, land, fleet } = report;
  return [...(land ? landMaps(land, heading) : []), ...(fleet ? seaMaps(fleet) : [])];
}
