import type { LandWords, PlaceWords, SheetWords, TacticalWords } from '../document/position-report.schema.js';
import type { ReportHeading } from '../input/heading.schema.js';
import type { LandPosition } from '../input/land-position.schema.js';
import type { SquareView } from '../input/strategic-view.schema.js';
import type { TacticalView } from '../input/tactical-view.schema.js';
import { plain } from '../wording/plain-text.js';
import { sentence } from '../wording/series.js';
import { sheetsOfPosition, type MapSheet } from './map-sheets.js';
import { byRoll } from './piece-order.js';
import { columnLabel, rowLabel } from './square-place.js';
import { cityInWords } from './words/city-words.js';
import { groundOfSheet } from './words/ground-words.js';
import { builtInWords, heldInWords } from './words/held-words.js';
import { ministersNews, portWatchInWords, shoreWatchInWords } from './words/sighting-words.js';
import { markInWords, stackInWords } from './words/stack-words.js';
import {
  groundOfTactical,
  notesOfTactical,
  tacticalStackInWords,
  tacticalStacks,
} from './words/tactical-words.js';
import { unitSheet } from './words/unit-words.js';

function squareInWords(square: SquareView, heading: ReportHeading): PlaceWords {
  const ground =
    square.nation === '' || square.terrain === 'water'
      ? square.terrain
      : `${square.terrain}, ${square.nation}`;
  return {
    at: plain(square.square),
    title: `${plain(square.square)}, ${plain(ground)}`,
    words: [
      ...(square.city ? [sentence(cityInWords(square.city, heading))] : []),
      ...(square.mark ? [sentence(`mark: ${markInWords(square.mark)}`)] : []),
      ...square.stacks.map((stack) => sentence(stackInWords(stack, heading))),
      ...heldInWords(square, heading).map((matter) => sentence(matter)),
    ],
  };
}

/** A square that something is to be said of besides its ground. */
function hasMatter({ city, mark, stacks, railway, river, depots }: SquareView): boolean {
  const held = railway !== undefined || river !== undefined || depots !== undefined;
  return city !== null || mark !== null || stacks.length > 0 || held;
}

/** Of hundreds of squares of railway out of sight only those are put into words at which there is something to decide; the map shows all. */
function isWorthWords({ railway, depots = [] }: SquareView): boolean {
  return depots.length > 0 || railway?.intact === false;
}

function sheetInWords(sheet: MapSheet, heading: ReportHeading): SheetWords {
  const skipped = heading.skippedRowLetters;
  const { left, top, columns, rows } = sheet;
  const corner = `${columnLabel(left)}-${rowLabel(top, skipped)}`;
  const opposite = `${columnLabel(left + columns - 1)}-${rowLabel(top + rows - 1, skipped)}`;
  const told = sheet.told === undefined ? '' : `, out of sight, as told at the end of turn ${sheet.told}`;
  return {
    title: `${corner === opposite ? corner : `${corner} to ${opposite}`}${told}`,
    left,
    top,
    columns,
    rows,
    ground: told === '' ? groundOfSheet(sheet, skipped).map(plain) : [],
    places: sheet.squares
      .filter((square) => square !== undefined)
      .filter(told === '' ? hasMatter : isWorthWords)
      .map((square) => squareInWords(square, heading)),
  };
}

function tacticalInWords(view: TacticalView, heading: ReportHeading): TacticalWords {
  const square = plain(view.square);
  return {
    square,
    title: view.city ? `${square}, ${plain(view.city.name)}` : square,
    notes: [...notesOfTactical(view, heading), ...builtInWords(view)],
    ground: groundOfTactical(view),
    places: tacticalStacks(view).map((stack) => ({
      at: plain(stack.tactical),
      title: plain(stack.tactical),
      words: [sentence(tacticalStackInWords(stack, heading))],
    })),
  };
}

/**
 * The land part of a position report in words: everything its maps show is also said (GITM AMWOL 1.4, 2.5, 5.3). What ships
 * saw ashore and garrisons saw afloat stands in the fleet's part where there is one (PATE 5.3).
 */
export function composeLand(position: LandPosition, heading: ReportHeading, withFleet = false): LandWords {
  const units = [...position.units].sort((a, b) => byRoll(a.id, b.id));
  const inactive = units.filter(({ status }) => status === 'inactive');
  return {
    sheets: sheetsOfPosition(position, heading.skippedRowLetters).map((sheet) =>
      sheetInWords(sheet, heading),
    ),
    maps: position.maps.map((view) => tacticalInWords(view, heading)),
    units: units.filter(({ status }) => status !== 'inactive').map((unit) => unitSheet(unit, heading)),
    laidUp: inactive.map((unit) => unitSheet(unit, heading)),
    sightings: [
      ...position.ports.map((watch) => portWatchInWords(watch, heading)),
      ...(withFleet ? [] : position.seenFromShips.map((watch) => shoreWatchInWords(watch, heading))),
    ],
    ministers: ministersNews(withFleet ? { ...position, garrisons: [] } : position, heading),
  };
}
