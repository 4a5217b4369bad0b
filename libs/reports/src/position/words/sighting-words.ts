import type { LandPosition } from '../../input/land-position.schema.js';
import type { ReportHeading } from '../../input/heading.schema.js';
import type { GarrisonSighting, PortSighting, ShipSighting, LandSighting } from '@vedette/observed';
import { plain } from '../../wording/plain-text.js';
import { sentence, series } from '../../wording/series.js';
import { armsInWords, sizeInWords } from './stack-words.js';
import { stateName, typeName } from './names.js';

/** Where a ship lies, by the area of its sighting; in a port's harbor unless said. */
const AREAS: Readonly<Record<string, string>> = { coastal: 'in coastal waters', river: 'on the river' };

function shipInWords(ship: ShipSighting, heading: ReportHeading): string {
  const name = ship.name === null ? '' : ` ${plain(ship.name)}`;
  const area = AREAS[ship.area] ?? 'in harbor';
  return `${plain(ship.ship)}${name} (${stateName(heading, ship.state)}, ${area})`;
}

/** Ships in a port as the troops of its square report them (GITM AMWOL 4.3). */
export function portWatchInWords(watch: PortSighting, heading: ReportHeading): string {
  const ships = watch.ships.map((ship) => shipInWords(ship, heading));
  return sentence(`At ${plain(watch.port)}: ${series(ships) || 'no ships'}`);
}

/** Troops ashore as ships in a port report them (GITM AMWOL 4.3; PATE 5.3). */
export function shoreWatchInWords(watch: LandSighting, heading: ReportHeading): string {
  // Ships on a river tell of the banks of their square, which is no port (ROTD 4.3).
  if (watch.port === watch.square)
    return sentence(
      `From ships on the river in ${plain(watch.square)}: ${series(watch.units.map(({ unit, state }) => `${plain(unit)} (${stateName(heading, state)})`)) || 'no troops'}`,
    );
  const units = watch.units.map(
    ({ unit, state, inPort }) =>
      `${plain(unit)} (${stateName(heading, state)}, ${inPort ? 'in the port' : 'outside the port'})`,
  );
  return sentence(
    `From ships at ${plain(watch.port)} (${plain(watch.square)}): ${series(units) || 'no troops'}`,
  );
}

/** Ships that a garrison off the land map saw a turn ago (GITM AMWOL 4.3; PATE 5.3). */
export function garrisonWatchInWords(watch: GarrisonSighting, heading: ReportHeading): string {
  const ships = watch.ships.map((ship) => shipInWords(ship, heading));
  return sentence(
    `The garrison of ${plain(watch.port)} saw in turn ${watch.turn}: ${series(ships) || 'no ships'}`,
  );
}

/** What ministers heard besides: a turn old and not always right (GITM AMWOL 4.3, 4.7). */
export function ministersNews(position: LandPosition, heading: ReportHeading): string[] {
  return [
    ...position.headquartersHeardOf.map((news) =>
      sentence(
        `Turn ${news.turn}, ${plain(news.square)}: headquarters of ${stateName(heading, news.state)} (${typeName(heading, news.type)})`,
      ),
    ),
    ...position.troopsHeardOf.map((news) =>
      sentence(
        `Turn ${news.turn}, ${plain(news.square)}: troops of ${stateName(heading, news.state)}, ${sizeInWords(news.size)}, it seems ${armsInWords(news.letters)}`,
      ),
    ),
    ...position.garrisons.map((watch) => garrisonWatchInWords(watch, heading)),
  ];
}
