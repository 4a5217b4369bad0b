import type {
  DistantSailReport,
  FleetPosition,
  PortReport,
  ShipMark,
  SailNewsReport,
  SeaReport,
  Wind,
} from '@vedette/observed';
import type { ReportHeading } from '../../input/heading.schema.js';
import { counted, figure } from '../../wording/figures.js';
import { plain } from '../../wording/plain-text.js';
import { sentence, series } from '../../wording/series.js';
import { stateName } from './names.js';
import { contactInWords } from './ship-words.js';
import { STANDING_WORDS, sizeInWords } from './stack-words.js';

/** `wind from the north, moderate`. */
export function windInWords(wind: Wind | null): string {
  return wind ? `wind from the ${wind.from}, ${wind.strength}` : 'wind unknown';
}

const FLEETS = {
  blue: 'own or allied',
  red: 'hostile',
  gray: 'neutral',
  black: 'own or allied, hostile and neutral',
};

/** The icons of a place: `blue and red ships (own or allied, hostile); frigates: red` (PATE 1.7). */
function markInWords(mark: ShipMark): string {
  const ships = `${series(mark.colours)} ${mark.colours.length > 1 ? 'ships' : 'ship'} (${mark.colours.map((colour) => FLEETS[colour]).join(', ')})`;
  return mark.frigates.length === 0 ? ships : `${ships}; frigates: ${series(mark.frigates)}`;
}

function sailInWords(sail: DistantSailReport, heading: ReportHeading): string {
  const where = sail.port === null ? 'elsewhere in the sea area' : `at ${plain(sail.port)}`;
  return `${stateName(heading, sail.state)} (${STANDING_WORDS[sail.standing]}): ${sizeInWords(sail.size)} ${where}`;
}

const SIDES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** What the chart shows of a sea area (PATE 1.1-1.4, 5.1, 5.2). */
export function seaInWords(sea: SeaReport, heading: ReportHeading): string[] {
  const ways = (['N', 'E', 'S', 'W'] as const)
    .filter((side) => sea.neighbours[side].length > 0)
    .map((side) => `${SIDES[side]} to ${series(sea.neighbours[side].map(plain), 'or')}`);
  return [
    sentence(`${windInWords(sea.wind)}${sea.storm ? '; a storm blows' : ''}`),
    ...(ways.length > 0 ? [sentence(`one may sail ${series(ways)}`)] : []),
    ...(sea.mark ? [sentence(`mark: ${markInWords(sea.mark)}`)] : []),
    ...(sea.own.length > 0 ? [sentence(`own and allied ships: ${series(sea.own.map(plain))}`)] : []),
    ...(sea.contacts.length > 0 ? [sentence(`in contact: ${series(sea.contacts.map(contactInWords))}`)] : []),
    ...(sea.sails.length > 0
      ? [sentence(`made out: ${sea.sails.map((sail) => sailInWords(sail, heading)).join('; ')}`)]
      : []),
  ];
}

/** What the chart shows of a port (PATE 1.5, 1.6, 5.1). */
export function portInWords(port: PortReport, heading: ReportHeading): string[] {
  const land = port.square === null ? 'off the land map' : `in ${plain(port.square)}`;
  const goods =
    port.stores === null
      ? []
      : [
          sentence(
            `${figure(port.stores)} naval stores${port.yard === null ? '' : `, yard for ${counted(port.yard, 'ship', 'ships')}`}`,
          ),
        ];
  return [
    sentence(
      `port of ${plain(port.sea)}, exit ${SIDES[port.exit]}, ${land}, held by ${stateName(heading, port.state)} (${STANDING_WORDS[port.standing]}), defence ${figure(port.defence)}, ${counted(port.batteries, 'shore battery', 'shore batteries')}`,
    ),
    ...goods,
    ...(port.mark ? [sentence(`mark: ${markInWords(port.mark)}`)] : []),
    ...(port.own.length > 0 ? [sentence(`own and allied ships: ${series(port.own.map(plain))}`)] : []),
    ...(port.contacts.length > 0
      ? [sentence(`in contact: ${series(port.contacts.map(contactInWords))}`)]
      : []),
  ];
}

function newsInWords(news: SailNewsReport, heading: ReportHeading): string {
  return sentence(
    `Turn ${news.turn}, ${plain(news.place)}: ships of ${stateName(heading, news.state)}, ${sizeInWords(news.size)}`,
  );
}

/** What was heard of ships that may have sailed since (PATE 5.5). */
export function sailNewsInWords(position: FleetPosition, heading: ReportHeading): string[] {
  return position.heardOf.map((news) => newsInWords(news, heading));
}

/** Name of a sea area by its code, as far as the player's chart shows it. */
export function seaNames(position: FleetPosition): (code: string) => string {
  const names = new Map(position.seas.map(({ code, name }) => [code, name]));
  return (code) => {
    const name = names.get(code);
    return name === undefined ? plain(code) : `${plain(name)} (${plain(code)})`;
  };
}
