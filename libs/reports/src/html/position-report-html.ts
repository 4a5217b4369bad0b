import { strategicTiles, tacticalTiles } from '@vedette/cartography';
import type { PositionReport } from '../document/position-report.schema.js';
import { textLettering } from '../svg/lettering.js';
import { patternsOf } from '../svg/paint.js';
import { tacticalFrame } from '../svg/tactical-map.js';
import { fleetHtml } from './fleet-html.js';
import { landHtml } from './land-html.js';
import { legendHtml } from './legend-html.js';
import { htmlPage, type PageLinks } from './page.js';

type Entry = { readonly anchor: string; readonly title: string };

function contentsOf({ land, fleet }: PositionReport): Entry[] {
  return [
    ...(land
      ? [
          { anchor: 'land', title: 'Position of the army' },
          { anchor: 'strategic', title: 'Strategic map' },
          { anchor: 'tactical', title: 'Tactical maps' },
          ...(land.words.ministers.length > 0
            ? [{ anchor: 'ministers', title: 'What ministers heard' }]
            : []),
          { anchor: 'units', title: 'Units' },
        ]
      : []),
    ...(fleet
      ? [
          { anchor: 'fleet', title: 'Position of the fleet' },
          { anchor: 'seas', title: 'Sea areas' },
          ...(fleet.words.ports.length > 0 ? [{ anchor: 'ports', title: 'Ports' }] : []),
          { anchor: 'ships', title: 'Ships' },
        ]
      : []),
    { anchor: 'legend', title: 'Legend' },
  ];
}

/** A position report as one page with its maps drawn in it (GITM AMWOL 5.3; PATE 3.11). */
export function positionReportHtml(report: PositionReport, links?: PageLinks): string {
  const { heading, land, fleet } = report;
  const patterns = `<svg class="map defs" aria-hidden="true" width="0" height="0"><defs>${patternsOf([...strategicTiles(), ...tacticalTiles()], textLettering)}${tacticalFrame(textLettering)}</defs></svg>`;
  return htmlPage({
    title: `Position report, start of turn ${heading.turn + 1}`,
    heading,
    maps: true,
    ...(links ? { links } : {}),
    contents: contentsOf(report),
    body: [
      patterns,
      land ? landHtml(land, heading, fleet !== null) : '',
      fleet ? fleetHtml(fleet, land !== null) : '',
      land || fleet ? '' : '<p>No position has been reported yet.</p>',
      legendHtml(heading, fleet !== null),
    ].join('\n'),
  });
}
