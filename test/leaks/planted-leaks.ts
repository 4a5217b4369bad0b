import { definitionOf, type CampaignState, type GameEvent, type PositionReport } from '@vedette/campaign';
import { observe, type ObservedEvent } from '@vedette/observation';
import type { Audience, Degree } from '@vedette/record';
import { honestTelling, type DecidedPhase, type Telling } from './telling.js';

/** A fault put into the way events are told, to see whether the suite finds it. */
export interface PlantedLeak {
  readonly fault: string;
  readonly telling: Telling;
}

type Data = Record<string, unknown>;

/** Tells the events as some fault would have recorded them. */
function recording(change: (event: GameEvent, phase: DecidedPhase, player: string) => GameEvent): Telling {
  return (phase, player) =>
    honestTelling({ ...phase, events: phase.events.map((event) => change(event, phase, player)) }, player);
}

/** Adds a player to the audience of some types of events, unless he saw them anyway. */
function widened(
  types: readonly string[],
  degree: Degree,
  sees: (phase: DecidedPhase, player: string, event: GameEvent) => boolean,
): Telling {
  return recording((event, phase, player) =>
    types.includes(event.type) && !(player in event.audience) && sees(phase, player, event)
      ? { ...event, audience: { ...event.audience, [player]: degree } as Audience }
      : event,
  );
}

/** Tells whoever saw a type of event in part all of it. */
function promoted(types: readonly string[]): Telling {
  return recording((event, _phase, player) =>
    types.includes(event.type) && player in event.audience
      ? { ...event, audience: { ...event.audience, [player]: 'full' } as Audience }
      : event,
  );
}

/** Tells some keys more than the definition of a type lists for a degree. */
function unlisted(types: readonly string[], degrees: readonly Degree[], keys: readonly string[]): Telling {
  return observing((event, told) => {
    if (!types.includes(event.type) || !degrees.includes(told.degree)) return told;
    const data = event.data as Data;
    return { ...told, data: { ...told.data, ...Object.fromEntries(keys.map((key) => [key, data[key]])) } };
  });
}

/** Changes what an observer is told of an event he saw. */
function observing(change: (event: GameEvent, told: ObservedEvent, phase: DecidedPhase) => unknown): Telling {
  return (phase, player) =>
    phase.events.flatMap((event) => {
      const told = observe(event, player);
      return told ? [change(event, told, phase)] : [];
    });
}

/** Adds to a player's position report what it should not hold. */
function reporting(add: (report: PositionReport, state: CampaignState) => unknown): Telling {
  return observing((event, told, { before }) =>
    event.type === 'PositionReported' ? { ...told, added: add(event.data as PositionReport, before) } : told,
  );
}

/** The movement that a sighting tells of, which stands right before it; any other event itself. */
function movementSeen(event: GameEvent, { events }: DecidedPhase): GameEvent {
  return event.type.endsWith('Sighted') ? events[events.indexOf(event) - 1]! : event;
}

function tiredness(event: GameEvent, phase: DecidedPhase): unknown {
  return event.type === 'MarchSighted' ? (movementSeen(event, phase).data as Data)['fatigue'] : null;
}

const always = (): boolean => true;
const stateOf = (phase: DecidedPhase, player: string): string =>
  phase.before.players.find(({ id }) => id === player)!.state;
const isThere = ({ before }: DecidedPhase, player: string, { square }: GameEvent): boolean =>
  square !== undefined &&
  before
    .unitsIn(before.theatre.grid.indexOf(square))
    .some((unit) => unit.commander === player || unit.deputy === player);
const ofOwnState = (phase: DecidedPhase, player: string, event: GameEvent): boolean =>
  (event.units ?? []).some((id) => phase.before.units.get(id)?.state === stateOf(phase, player));
const sighted = (report: PositionReport, state: CampaignState) =>
  report.maps.flatMap(({ units }) => units).flatMap(({ unit }) => state.units.get(unit) ?? []);
const MARCHES = ['UnitMarched', 'MarchSighted'];
const BATTLE_SECRETS = ['LinesFormed', 'SegmentWeighed', 'MoraleChecked', 'UnitEngaged'];

/** Faults, each of a kind that a slip of one line can make. */
export const PLANTED_LEAKS: readonly PlantedLeak[] = [
  { fault: 'marches are told to everybody', telling: widened(['MarchSighted'], 'partial', always) },
  {
    fault: 'tactical moves are told to everybody',
    telling: widened(['MoveSighted'], 'partial', always),
  },
  {
    fault: 'who sees a unit leave is told where it comes in',
    telling: unlisted(MARCHES, ['start'], ['to', 'toTactical']),
  },
  {
    fault: 'who sees a unit arrive is told where it stood',
    telling: unlisted(MARCHES, ['end'], ['from', 'fromTactical']),
  },
  {
    fault: 'who sees a march is told how tired the unit is',
    telling: observing((event, told, phase) => ({ ...told, fatigue: tiredness(event, phase) })),
  },
  {
    fault: 'strangers on the map are told of tactical moves what friends are told',
    telling: widened(['UnitMovedTactically'], 'full', isThere),
  },
  {
    fault: 'friends on the map are told of tactical moves what the unit’s own command is told',
    telling: promoted(['UnitMovedTactically', 'FortChanged']),
  },
  {
    fault: 'strangers misjudge each unit by an error of its own',
    telling: observing((event, told) => ({
      ...told,
      misjudged: event.type.endsWith('Sighted') ? (event.data as Data)['unit'] : null,
    })),
  },
  {
    fault: 'battles are told to everybody on the map',
    telling: widened(['BattleOpened'], 'partial', always),
  },
  { fault: 'losses are told to everybody', telling: widened(['UnitLostMen'], 'full', always) },
  {
    fault: 'the reckoning of battles is told to whoever is there',
    telling: widened(BATTLE_SECRETS, 'full', isThere),
  },
  { fault: 'what units eat is told to everybody', telling: widened(['SupplyConsumed'], 'full', always) },
  {
    fault: 'what units eat is told to all commanders of their state',
    telling: widened(['SupplyConsumed'], 'full', ofOwnState),
  },
  {
    fault: 'orders understood are told to the sender’s whole state',
    telling: widened(['OrderStood'], 'full', (phase, player, { data }) => {
      const by = (data as { by: string }).by;
      return stateOf(phase, by || player) === stateOf(phase, player);
    }),
  },
  { fault: 'refused orders are told to everybody', telling: widened(['OrderRefused'], 'full', always) },
  {
    fault: 'lines of supply are told to all commanders of a state',
    telling: widened(['LinesAssessed'], 'full', ofOwnState),
  },
  {
    fault: 'the number of events of a phase is told',
    telling: (phase, player) => [...honestTelling(phase, player), phase.events.length],
  },
  {
    fault: 'observed events keep the number they have among all',
    telling: observing((event, told) => ({ ...told, seq: event.seq })),
  },
  {
    fault: 'observed events name who else saw them',
    telling: observing((event, told) => ({ ...told, audience: event.audience })),
  },
  {
    fault: 'observers are told the dice and the units of strangers',
    telling: observing((event, told, phase) => {
      const { dice, units } = movementSeen(event, phase);
      return { ...told, dice, units };
    }),
  },
  {
    fault: 'position reports show units of the square that are hidden',
    telling: reporting((report, state) =>
      report.maps.map(({ square }) =>
        state.unitsIn(state.theatre.grid.indexOf(square)).map(({ id, tactical }) => [id, tactical]),
      ),
    ),
  },
  {
    fault: 'position reports name the commanders of sighted strangers',
    telling: reporting((report, state) => sighted(report, state).map(({ commander }) => commander)),
  },
  {
    fault: 'position reports show the morale and fatigue of sighted strangers',
    telling: reporting((report, state) =>
      sighted(report, state).map(({ morale, fatigue }) => [morale, fatigue]),
    ),
  },
  {
    fault: 'position reports show the stock of cities off the map shown',
    telling: reporting((_report, state) => [...state.cities.values()].map(({ supplies }) => supplies)),
  },
  {
    fault: 'the draws that blur reports are told to their readers',
    telling: widened(['SightingsBlurred'], 'full', always),
  },
  {
    fault: 'own meals tell what is left in the source',
    telling: observing((event, told) => ({
      ...told,
      data: told.degree === 'full' && definitionOf(event.type).seen.full ? event.data : told.data,
    })),
  },
  {
    fault: 'orders are numbered among those of all players',
    telling: (phase, player) => [
      ...honestTelling(phase, player),
      ...phase.receipts.filter((_, i) => phase.orders[i]!.by === player).map(({ order }) => order),
    ],
  },
];
