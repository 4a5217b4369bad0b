import type { FleetPosition, GameEvent } from '@vedette/campaign';
import { observe, type ObservedEvent } from '@vedette/observation';
import { honestTelling, type DecidedPhase, type Telling } from '../telling.js';

/** A fault put into the way events at sea are told, to see whether the suite finds it. */
export interface PlantedSeaLeak {
  readonly fault: string;
  readonly telling: Telling;
}

/** Tells some types of events to everybody, in part or in full. */
function toEverybody(types: readonly string[], degree: 'full' | 'partial'): Telling {
  return (phase, player) =>
    honestTelling(
      {
        ...phase,
        events: phase.events.map((event) =>
          types.includes(event.type) && !(player in event.audience)
            ? { ...event, audience: { ...event.audience, [player]: degree } }
            : event,
        ),
      },
      player,
    );
}

/** Adds to what a player is told of an event what he should not hear. */
function adding(add: (event: GameEvent, told: ObservedEvent, phase: DecidedPhase) => unknown): Telling {
  return (phase, player) =>
    phase.events.flatMap((event) => {
      const told = observe(event, player);
      return told ? [{ ...told, added: add(event, told, phase) }] : [];
    });
}

/** Adds to a player's fleet report. */
function reporting(add: (report: FleetPosition, phase: DecidedPhase) => unknown): Telling {
  return adding((event, _told, phase) =>
    event.type === 'FleetReported' ? add(event.data as FleetPosition, phase) : null,
  );
}

const inHisSeas = (report: FleetPosition, { after }: DecidedPhase) =>
  [...after.ships.values()].filter(
    ({ at }) => 'sea' in at && report.seas.some(({ code }) => code === at.sea),
  );
const touched = (report: FleetPosition, { after }: DecidedPhase) =>
  report.ships.flatMap(({ contacts }) => contacts).flatMap(({ ship }) => after.ships.get(ship) ?? []);

/** Faults at sea, each of a kind that a slip of one line can make. */
export const PLANTED_SEA_LEAKS: readonly PlantedSeaLeak[] = [
  { fault: 'ships that sail are told to everybody', telling: toEverybody(['ShipsSailed'], 'partial') },
  { fault: 'stores used are told to everybody', telling: toEverybody(['ShipStoresUsed'], 'full') },
  { fault: 'stores loaded are told to everybody', telling: toEverybody(['ShipStoresLoaded'], 'full') },
  { fault: 'repairs are told to everybody', telling: toEverybody(['ShipRepaired'], 'full') },
  { fault: 'orders understood are told to everybody', telling: toEverybody(['OrderStood'], 'full') },
  {
    fault: 'meetings at the turn’s end are told to everybody',
    telling: toEverybody(['ShipsClosed'], 'partial'),
  },
  {
    fault: 'fleet reports name the ships of a sea that nobody met',
    telling: reporting((report, phase) => inHisSeas(report, phase).map(({ id }) => id)),
  },
  {
    fault: 'fleet reports give the men of strangers in contact',
    telling: reporting((report, phase) => touched(report, phase).map(({ crew, marines }) => [crew, marines])),
  },
  {
    fault: 'fleet reports give the cargo and the stores of strangers in contact',
    telling: reporting((report, phase) => touched(report, phase).map(({ cargo, stores }) => [cargo, stores])),
  },
  {
    fault: 'fleet reports give the stores of every port',
    telling: reporting((_report, { after }) =>
      [...after.ports.values()].map(({ stores, square }) => after.cityIn(square)?.stores ?? stores),
    ),
  },
  {
    fault: 'troops that land are told to everybody with their men',
    telling: toEverybody(['UnitLanded'], 'full'),
  },
  {
    fault: 'friends ashore are told the men that go aboard, and the spaces they take',
    telling: adding((event) => (event.type === 'UnitEmbarked' ? (event.data as { men: number }).men : null)),
  },
  {
    fault: 'who sees troops go by the sea is told how many they are',
    telling: adding((event, _told, { before }) =>
      event.type === 'BoardingSighted' || event.type === 'LandingSighted'
        ? before.units.get((event.data as { unit: string }).unit)?.strength
        : null,
    ),
  },
  { fault: 'supplies handled are told to everybody', telling: toEverybody(['CargoHandled'], 'full') },
  {
    fault: 'the draws behind glimpses and news are told to their readers',
    telling: toEverybody(['SightingsBlurred'], 'full'),
  },
  {
    fault: 'observers are told the dice of strangers',
    telling: adding((event) => event.dice),
  },
];
