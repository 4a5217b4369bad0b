import type { FleetWords } from '../document/position-report.schema.js';
import type { FleetPosition } from '@vedette/observed';
import type { ReportHeading } from '../input/heading.schema.js';
import { plain } from '../wording/plain-text.js';
import { portInWords, sailNewsInWords, seaInWords, seaNames } from './words/sea-words.js';
import { shipSheet } from './words/ship-words.js';
import { garrisonWatchInWords, shoreWatchInWords } from './words/sighting-words.js';

/** The fleet part of a position report in words (PATE 2.3, 3.11, 5). */
export function composeFleet(position: FleetPosition, heading: ReportHeading): FleetWords {
  const seaName = seaNames(position);
  return {
    seas: position.seas.map((sea) => ({
      at: plain(sea.code),
      title: `${plain(sea.name)} (${plain(sea.code)})`,
      words: seaInWords(sea, heading),
    })),
    ports: position.ports.map((port) => ({
      at: plain(port.name),
      title: plain(port.name),
      words: portInWords(port, heading),
    })),
    ships: position.ships
      .filter(({ status }) => status === 'active')
      .map((ship) => shipSheet(ship, heading, seaName)),
    laidUp: position.ships
      .filter(({ status }) => status === 'inactive')
      .map((ship) => shipSheet(ship, heading, seaName)),
    sightings: position.seenAshore.map((watch) => shoreWatchInWords(watch, heading)),
    news: sailNewsInWords(position, heading),
    ministers: position.garrisons.map((watch) => garrisonWatchInWords(watch, heading)),
  };
}
