import type { PositionReport, StatusWords } from '../document/position-report.schema.js';
import type { ReportHeading } from '../input/heading.schema.js';
import { escaped } from '../markup/markup.js';
import { anchorsOf, sheetsOfPosition } from '../position/map-sheets.js';
import { textLettering } from '../svg/lettering.js';
import { drawStrategicMap, type MapManner } from '../svg/strategic-map.js';
import { depotsIn, drawTacticalMap } from '../svg/tactical-map.js';
import { figureHtml, groundHtml, placesHtml } from './map-html.js';
import { listOf } from './page.js';
import { mapAnchor, statusHtml, unitsTable } from './status-html.js';

type Land = NonNullable<PositionReport['land']>;

const MANNER: MapManner = { lettering: textLettering, links: 'to-words' };
const HOW_TO =
  'Every marked square is a link: hover or tab to it to see what it holds, follow it to the same words below the map.';

function strategicHtml({ observed, words }: Land, heading: ReportHeading): string {
  if (words.sheets.length === 0) return '<p>No active unit of yours is on the map.</p>';
  const sheets = sheetsOfPosition(observed, heading.skippedRowLetters);
  return words.sheets
    .map((said, index) => {
      const sheet = sheets[index];
      if (!sheet) return '';
      const drawing = drawStrategicMap(sheet, said, MANNER, heading);
      return `<h4>Squares ${escaped(said.title)}</h4>${figureHtml(drawing, HOW_TO)}${placesHtml(said.places, ...anchorsOf(sheet))}${groundHtml(said.ground)}`;
    })
    .join('\n');
}

function tacticalHtml({ observed, words }: Land): string {
  if (words.maps.length === 0) return '<p>You have no units on the map.</p>';
  return words.maps
    .map((said, index) => {
      const view = observed.maps[index];
      if (!view) return '';
      const notes = said.notes.map((note) => `<p>${escaped(note)}</p>`).join('');
      const drawing = drawTacticalMap(view, said, MANNER, depotsIn(observed.squares, view.square));
      const figure = figureHtml(drawing, `Tactical map of ${said.title}.`);
      return `<section id="${mapAnchor(said.square)}"><h4>${escaped(said.title)}</h4>${figure}${notes}${placesHtml(said.places, said.square)}${groundHtml(said.ground)}</section>`;
    })
    .join('\n');
}

function titled(title: string, content: string): string {
  return content === '' ? '' : `<h3>${escaped(title)}</h3>${content}`;
}

function cards(statuses: readonly StatusWords[]): string {
  return statuses.map(statusHtml).join('\n');
}

/** The army's part of a position report, with a link to the fleet's where there is one. */
export function landHtml(land: Land, heading: ReportHeading, withFleet: boolean): string {
  const { observed, words } = land;
  return [
    '<section id="land" aria-labelledby="land-h"><h2 id="land-h">Position of the army</h2>',
    withFleet ? '<p><a href="#fleet">Position of the fleet</a></p>' : '',
    `<h3 id="strategic">Strategic map</h3>${strategicHtml(land, heading)}`,
    `<h3 id="tactical">Tactical maps</h3>${tacticalHtml(land)}`,
    titled('Ships and shore', listOf(words.sightings)),
    words.ministers.length > 0
      ? `<h3 id="ministers">What ministers heard</h3><p>A turn old, and not always right.</p>${listOf(words.ministers)}`
      : '',
    `<h3 id="units">Units</h3>${unitsTable(observed.units, new Set(observed.maps.map(({ square }) => square)))}${cards(words.units)}`,
    titled('Inactive units', cards(words.laidUp)),
    '</section>',
  ].join('\n');
}
