import type { CampaignState, Unit } from '@vedette/campaign';
import { observe } from '@vedette/observation';
import { honestShelf, type Shelf, type Shelving, supplyAnswers } from './report-channels.js';
import type { DecidedPhase } from './telling.js';

/** A fault put into one form of the reports. */
export interface PlantedReportLeak {
  readonly fault: string;
  readonly shelving: Shelving;
}

/** Puts something into one form that its maker took from where nothing may be taken. */
function writing(
  name: string,
  write: (phase: DecidedPhase, player: string, body: string) => string,
): Shelving {
  return (phase, player) => {
    const shelf: Shelf = honestShelf(phase, player);
    return { ...shelf, [name]: write(phase, player, shelf[name]!) };
  };
}

const appending = (name: string, add: (phase: DecidedPhase, player: string) => unknown): Shelving =>
  writing(name, (phase, player, body) => `${body}<!-- ${JSON.stringify(add(phase, player))} -->`);

const shown = (state: CampaignState, read: (unit: Unit) => unknown): unknown[] =>
  [...state.units.values()].map(read);
const strangers = ({ after }: DecidedPhase, player: string): Unit[] =>
  [...after.units.values()].filter((unit) => unit.commander !== player && unit.deputy !== player);

/** Faults of one line in each form; those of the telling itself are planted elsewhere. */
export const PLANTED_REPORT_LEAKS: readonly PlantedReportLeak[] = [
  {
    fault: 'the page says how many events the turn had in all',
    shelving: appending('turn.html', ({ events }) => events.length),
  },
  {
    fault: 'anchors of the page are the places of events among all',
    shelving: appending('turn.html', ({ events }, player) =>
      events.flatMap((event, i) => (observe(event, player) ? [i] : [])),
    ),
  },
  {
    fault: 'the document carries the whole events',
    shelving: appending('turn.json', ({ events }, player) =>
      events.filter((event) => observe(event, player)),
    ),
  },
  {
    fault: 'the document names whoever else was told',
    shelving: appending('turn.json', ({ events }, player) =>
      events.filter((event) => observe(event, player)).map(({ audience }) => audience),
    ),
  },
  {
    fault: 'the text lists which types of things happened anywhere',
    shelving: appending('turn.txt', ({ events }) => [...new Set(events.map(({ type }) => type))].sort()),
  },
  {
    fault: 'the text gives dice of strangers',
    shelving: appending('turn.txt', ({ events }) => events.map(({ dice }) => dice)),
  },
  {
    fault: 'tips of the map give the true strength of sighted strangers',
    shelving: appending('position.html', (phase, player) =>
      strangers(phase, player).map(({ strength }) => strength),
    ),
  },
  {
    fault: 'the map draws every unit and hides some under others',
    shelving: appending('position.svg', ({ after }) =>
      shown(after, ({ square, tactical }) => [square, tactical]),
    ),
  },
  {
    fault: 'marks of the map are drawn as large as the troops are strong',
    shelving: appending('position.svg', ({ after }) => shown(after, ({ strength }) => strength)),
  },
  {
    fault: 'marks of the map are coloured by quality',
    shelving: appending('position.svg', ({ after }) => shown(after, ({ quality }) => quality)),
  },
  {
    fault: 'the page gives the morale and fatigue of whoever is named',
    shelving: appending('position.html', ({ after }) =>
      shown(after, ({ morale, fatigue }) => [morale, fatigue]),
    ),
  },
  {
    fault: 'the page says where everybody began the turn',
    shelving: appending('position.html', ({ after }) => shown(after, ({ turn }) => turn.startSquare)),
  },
  {
    fault: 'the text says what strangers have to eat and to fire',
    shelving: appending('position.txt', (phase, player) =>
      strangers(phase, player).map(({ supplies, ammunition }) => [supplies, ammunition]),
    ),
  },
  {
    fault: 'the text says how many orders there were',
    shelving: appending('turn.txt', ({ orders }) => orders.length),
  },
  {
    fault: 'the document carries the answers to everybody’s orders',
    shelving: appending('turn.json', ({ receipts }) => receipts),
  },
  {
    fault: 'the position document keeps ids of units it does not show',
    shelving: appending('position.json', ({ after }) => shown(after, ({ id, status }) => [id, status])),
  },
  {
    fault: 'the position in words tells who commands the strangers',
    shelving: appending('position.txt', (phase, player) =>
      strangers(phase, player).map(({ commander, name }) => [commander, name]),
    ),
  },
  {
    fault: 'stocks of all cities stand in the position in words',
    shelving: appending('position.txt', ({ after }) =>
      [...after.cities.values()].map(({ supplies, stores }) => [supplies, stores]),
    ),
  },
  {
    fault: 'what would be supplied is answered of the world as it is',
    shelving: writing('answers to what would be supplied', (phase, player) =>
      JSON.stringify(supplyAnswers(phase, player, (truth) => ({ state: truth, suppliesUnknown: new Set() }))),
    ),
  },
  {
    fault: 'the tag of a report is one of the whole turn',
    shelving: writing('digest of turn.html', ({ events }) => JSON.stringify(events)),
  },
];
