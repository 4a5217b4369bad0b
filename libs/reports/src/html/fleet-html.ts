import type { PositionReport } from '../document/position-report.schema.js';
import { escaped } from '../markup/markup.js';
import { textLettering } from '../svg/lettering.js';
import { drawSeaChart } from '../svg/sea-chart.js';
import { figureHtml, placesHtml } from './map-html.js';
import { listOf } from './page.js';
import { statusHtml } from './status-html.js';

type Fleet = NonNullable<PositionReport['fleet']>;

/** Charts of a fleet's sea areas, one a map, in the order in which its seas come. */
export function chartsOf({ observed }: Fleet): string[] {
  return [...new Set(observed.seas.map(({ map }) => map))];
}

/** The fleet's part of a position report, with a link to the army's where there is one (PATE 3.11). */
export function fleetHtml(fleet: Fleet, withLand: boolean): string {
  const { observed, words } = fleet;
  const charts = chartsOf(fleet).map((map) => {
    const seas = observed.seas.filter((sea) => sea.map === map);
    const drawing = drawSeaChart(map, seas, observed.ports, words.seas, {
      lettering: textLettering,
      links: 'to-words',
    });
    return figureHtml(
      drawing,
      'Each box is a sea area; lines lead to those it borders on. Ships: blue whole, own or allied; red with a pennant, hostile; white, neutral; black, all three; broken outline, made out from afar; F, frigates. Ports: a dot is held by friends, a cross by enemies, a ring by neutrals.',
    );
  });
  return [
    '<section id="fleet" aria-labelledby="fleet-h"><h2 id="fleet-h">Position of the fleet</h2>',
    withLand ? '<p><a href="#land">Position of the army</a></p>' : '',
    `<h3 id="seas">Sea areas</h3>${charts.length > 0 ? charts.join('\n') : '<p>No active ship of yours is on the charts.</p>'}${placesHtml(words.seas, 'sea')}`,
    words.ports.length > 0 ? `<h3 id="ports">Ports</h3>${placesHtml(words.ports, 'port')}` : '',
    words.sightings.length > 0 ? `<h3>Seen ashore</h3>${listOf(words.sightings)}` : '',
    words.ministers.length > 0
      ? `<h3 id="naval-minister">What the naval minister heard</h3><p>A turn old.</p>${listOf(words.ministers)}`
      : '',
    words.news.length > 0
      ? `<h3>What was heard of ships</h3><p>A turn old, and not always right.</p>${listOf(words.news)}`
      : '',
    `<h3 id="ships">${escaped('Ships and transport groups')}</h3>${words.ships.map(statusHtml).join('\n')}`,
    words.laidUp.length > 0 ? `<h3>Inactive ships</h3>${words.laidUp.map(statusHtml).join('\n')}` : '',
    '</section>',
  ].join('\n');
}
