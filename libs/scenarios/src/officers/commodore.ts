import type { FleetPosition, NavalOrder, Order, ShipStatusReport } from '@vedette/campaign';
import type { FleetPlan, Station } from './fleet-plan.js';
import type { SeaWay } from './sea-way.js';

/** Turns' stores a captain keeps in hand when he reckons his way home. */
const IN_HAND = 3;
/** Stores with which a ship may leave her base again. */
const PROVISIONED = 18;
/** Damage to hull or rigging that sends a ship to the yard. */
const BADLY_HURT = 3;
const MOST_STORES = 24;

type Sections = Pick<NavalOrder, 'movement' | 'contact' | 'combat' | 'commerce' | 'loading'>;

/**
 * The orders of a commodore for the coming turn, from his own fleet report alone: squadrons keep their stations, go home for
 * stores and repairs in time, and sail out again when provisioned. Only ships that follow nobody are ordered; those attached
 * copy them (PATE 4.2). The same report and plan always give the same orders.
 */
export function commodoresOrders(report: FleetPosition, plan: FleetPlan, chart: SeaWay): Order[] {
  return report.ships.flatMap((ship) => {
    const sections = canObey(ship) ? sectionsFor(ship, report, plan, chart) : null;
    return sections ? [{ kind: 'naval', ship: ship.id, by: plan.player, ...sections } satisfies Order] : [];
  });
}

/** Ships laid up, rounding the Horn or out of stores take no orders, and those of others he leaves to them (1.6, 2.6, 3.4). */
function canObey(ship: ShipStatusReport): boolean {
  return (
    ship.status === 'active' &&
    ship.role === 'commander' &&
    ship.attachedTo === null &&
    ship.stores > 0 &&
    !('transit' in ship.at)
  );
}

function sectionsFor(
  ship: ShipStatusReport,
  report: FleetPosition,
  plan: FleetPlan,
  chart: SeaWay,
): Sections | null {
  const sea = seaOf(ship, chart);
  if (sea === undefined) return null;
  const company = report.ships.filter(({ id, attachedTo }) => id === ship.id || attachedTo === ship.id);
  const home = ship.base === null ? undefined : chart.seaOf(ship.base);
  const station = stationOf(ship, sea, plan, chart);
  const atHome = 'port' in ship.at && ship.at.port === ship.base;
  if (atHome && company.some(needsHarbour)) return lieIn(ship);
  if (home !== undefined && !atHome && company.some((one) => mustGoHome(one, sea, home, chart)))
    return goHome(ship, sea, home, chart);
  return station ? keepStation(ship, sea, station, chart) : null;
}

function seaOf({ at }: ShipStatusReport, chart: SeaWay): string | undefined {
  if ('port' in at) return chart.seaOf(at.port);
  return 'sea' in at ? at.sea : undefined;
}

function needsHarbour(ship: ShipStatusReport): boolean {
  return ship.stores < PROVISIONED || ship.hull > 0;
}

function mustGoHome(ship: ShipStatusReport, sea: string, home: string, chart: SeaWay): boolean {
  const way = chart.way(sea, home);
  if (way === null) return false;
  return ship.hull >= BADLY_HURT || ship.rigging >= BADLY_HURT || ship.stores <= way.length + 1 + IN_HAND;
}

/** Her own station, or for a ship that lost her flag the first one she can reach; transports have none. */
function stationOf(
  ship: ShipStatusReport,
  sea: string,
  { stations }: FleetPlan,
  chart: SeaWay,
): Station | undefined {
  if (ship.capacity !== null) return undefined;
  const own = stations.find(({ flag }) => flag === ship.id);
  return own ?? stations.find((station) => chart.way(sea, station.sea) !== null);
}

/** In her base she goes into harbour, provisions and lets the yard work (3.3, 3.4). */
function lieIn(ship: ShipStatusReport): Sections {
  const inHarbor = 'port' in ship.at && ship.at.area === 'harbor';
  return {
    ...(inHarbor ? {} : { movement: { port: ship.base, portWhen: 'before', enterHarbor: true } }),
    loading: { stores: MOST_STORES },
  };
}

function goHome(ship: ShipStatusReport, sea: string, home: string, chart: SeaWay): Sections {
  return {
    movement: { ...passage(ship, sea, home, ship.base, chart), enterHarbor: true },
    contact: { stance: 'evade' },
    combat: { stance: 'accept' },
  };
}

function keepStation(ship: ShipStatusReport, sea: string, station: Station, chart: SeaWay): Sections {
  const lies = 'port' in ship.at && ship.at.port === station.port ? ship.at.area : null;
  const movement =
    lies === 'coastal'
      ? {}
      : lies === 'harbor'
        ? { port: station.port!, portWhen: 'before' as const }
        : passage(ship, sea, station.sea, station.port ?? null, chart);
  const fights = station.task === 'blockade';
  return {
    movement,
    ...(station.task === 'blockade'
      ? { contact: { stance: 'accept', joinAllies: true, gauge: 'windward' } }
      : { commerce: station.task }),
    combat: { stance: fights ? 'engage' : station.task === 'raid' ? 'evade' : 'accept' },
    ...('port' in ship.at && ship.at.area === 'harbor' ? { loading: { stores: MOST_STORES } } : {}),
  };
}

/** Up to two sea areas on the way, and the port at its end when it is reached with them (6.1-6.4). */
function passage(
  ship: ShipStatusReport,
  sea: string,
  goal: string,
  port: string | null,
  chart: SeaWay,
): NonNullable<NavalOrder['movement']> {
  const way = chart.way(sea, goal) ?? [];
  // Out of a port one sails to its own sea area first.
  const leaves = 'port' in ship.at ? [sea, ...way] : way;
  const seas = leaves.slice(0, 2);
  if (port === null || leaves.length > 2) return { seas };
  const portWhen = seas.length === 0 ? 'before' : seas.length === 1 ? 'after-first' : 'after-second';
  return { seas, port, portWhen };
}
