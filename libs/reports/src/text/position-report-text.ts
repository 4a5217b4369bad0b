import type { PositionReport } from '../document/position-report.schema.js';
import type { ReportHeading } from '../input/heading.schema.js';
import { headingText } from './heading-text.js';
import { legendText } from './legend-text.js';
import { asFile, titled, wrap } from './page.js';
import { placeText, statusText } from './status-text.js';
import { strategicText } from './strategic-text.js';
import { tacticalText } from './tactical-text.js';

function listText(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return [...titled(title, '-'), ...items.flatMap((item) => wrap(item, '  ', '    ')), ''];
}

function landText(
  { observed, words }: NonNullable<PositionReport['land']>,
  heading: ReportHeading,
): string[] {
  return [
    ...titled('POSITION OF THE ARMY', '='),
    '',
    ...titled('Strategic map', '-'),
    ...(words.sheets.length > 0
      ? strategicText(observed, words.sheets, heading)
      : ['No active unit of yours is on the map.', '']),
    ...(observed.maps.length > 0 ? titled('Tactical maps', '-') : []),
    ...observed.maps.flatMap((view, index) =>
      words.maps[index] ? tacticalText(view, words.maps[index]) : [],
    ),
    ...listText('Ships and shore', words.sightings),
    ...listText('What ministers heard (a turn old, and not always right)', words.ministers),
    ...(words.units.length > 0 ? titled('Units', '-') : []),
    ...words.units.flatMap(statusText),
    ...(words.laidUp.length > 0
      ? [...titled('Inactive units', '-'), ...words.laidUp.flatMap(statusText)]
      : []),
  ];
}

function fleetText({ words }: NonNullable<PositionReport['fleet']>): string[] {
  return [
    ...titled('POSITION OF THE FLEET', '='),
    '',
    ...(words.seas.length > 0
      ? [...titled('Sea areas', '-'), ...words.seas.flatMap(placeText), '']
      : ['No active ship of yours is on the charts.', '']),
    ...(words.ports.length > 0 ? [...titled('Ports', '-'), ...words.ports.flatMap(placeText), ''] : []),
    ...listText('Seen ashore', words.sightings),
    ...listText('What was heard of ships (a turn old, and not always right)', words.news),
    ...listText('What the naval minister heard (a turn old)', words.ministers),
    ...(words.ships.length > 0 ? titled('Ships and transport groups', '-') : []),
    ...words.ships.flatMap(statusText),
    ...(words.laidUp.length > 0
      ? [...titled('Inactive ships', '-'), ...words.laidUp.flatMap(statusText)]
      : []),
  ];
}

/** A position report as plain text of 80 columns: maps as letters, and everything they show in words (GITM AMWOL 5.3). */
export function positionReportText(report: PositionReport): string {
  const { heading, land, fleet } = report;
  return asFile([
    ...headingText(`Position report, start of turn ${heading.turn + 1}`, heading),
    ...(land ? landText(land, heading) : []),
    ...(fleet ? fleetText(fleet) : []),
    ...(land || fleet ? [] : ['No position has been reported yet.', '']),
    ...titled('Legend', '-'),
    ...legendText(heading, fleet !== null),
  ]);
}
