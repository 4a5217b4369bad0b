import { GaugeTaken, type Ship, type ShipPlaceDocument } from '@vedette/campaign';
import type { Draw } from '@vedette/chance';
import type { CompassLetter } from '@vedette/geography';
import { bearing, windOf } from './course.js';
import { seenAt } from './sail-audience.js';
import { idsOf, type Voyages } from './voyages.js';

type Gauge = 'windward' | 'leeward';

/** What ships wish together: most of them, and leeward when they are divided, as by default (PATE 4.6, 4.11). */
function wish(voyages: Voyages, ships: readonly Ship[]): Gauge {
  const windward = ships.filter((ship) => voyages.ordersOf(ship).contact.gauge === 'windward').length;
  return windward * 2 > ships.length ? 'windward' : 'leeward';
}

function other(gauge: Gauge): Gauge {
  return gauge === 'windward' ? 'leeward' : 'windward';
}

/**
 * Where ships that arrive lie to the enemies they meet: as they come, from windward or from leeward; across the wind as
 * they wish when the enemy wishes the opposite, else as chance will (PATE 6.8). Enemies that already lie to windward or
 * leeward of somebody else keep their place (P-10). In a harbour nobody has the gauge.
 */
export function settleGauge(
  voyages: Voyages,
  arriving: readonly Ship[],
  heading: CompassLetter | null,
): void {
  const at = arriving[0]?.at;
  if (!at || 'transit' in at || ('port' in at && at.area === 'harbor')) return;
  const present = voyages.waters.at(at).filter((ship) => !arriving.includes(ship));
  const met = present.filter((ship) => voyages.areHostile(arriving, ship));
  const meeting = arriving.filter((ship) => voyages.areHostile(met, ship));
  if (met.length === 0) return;
  const sea = 'sea' in at ? at.sea : (voyages.seaOf(arriving[0]!)?.code ?? '');
  const course = bearing(windOf(voyages.state, sea), heading);
  const dice: Draw[] = [];
  const [gauge, by] = gaugeOf(voyages, meeting, met, course, dice);
  const engaged = (ship: Ship): boolean =>
    ship.gauge !== null && present.some((friend) => voyages.areHostile([friend], ship));
  const opposite = met.filter((ship) => !engaged(ship));
  tellGauge(voyages, at, { [gauge]: meeting, [other(gauge)]: opposite } as Record<Gauge, Ship[]>, by, dice);
}

function gaugeOf(
  voyages: Voyages,
  arriving: readonly Ship[],
  met: readonly Ship[],
  course: ReturnType<typeof bearing>,
  dice: Draw[],
): [Gauge, 'approach' | 'orders' | 'chance'] {
  if (course === 'downwind') return ['windward', 'approach'];
  if (course === 'upwind') return ['leeward', 'approach'];
  const wanted = wish(voyages, arriving);
  if (wanted !== wish(voyages, met)) return [wanted, 'orders'];
  const draw = voyages.dice.pick(
    voyages.context.navalLabel('6.8', `${arriving[0]!.id} ${voyages.step} gauge`),
    2,
  );
  dice.push(draw);
  return [draw.picked === 0 ? 'windward' : 'leeward', 'chance'];
}

/** Ships that chased and were chased lie to each other as before, when both had their place (PATE 6.9). Whether they did. */
export function keepGauge(
  voyages: Voyages,
  together: readonly Ship[],
  before: ReadonlyMap<string, Ship['gauge']>,
): boolean {
  const at = together[0]!.at;
  const lying = (gauge: Gauge): Ship[] => together.filter((ship) => before.get(ship.id) === gauge);
  const places = { windward: lying('windward'), leeward: lying('leeward') };
  if (places.windward.length + places.leeward.length < together.length) return false;
  tellGauge(voyages, at, places, 'kept', []);
  return true;
}

function tellGauge(
  { context, waters }: Voyages,
  at: ShipPlaceDocument,
  places: Readonly<Record<Gauge, readonly Ship[]>>,
  by: 'approach' | 'orders' | 'chance' | 'kept',
  dice: readonly Draw[],
): void {
  const ships = [...places.windward, ...places.leeward];
  context.emit(GaugeTaken, {
    rule: context.navalRule(by === 'kept' ? '6.9' : '6.8'),
    ships: idsOf(ships),
    data: {
      at: structuredClone(at),
      windward: idsOf(places.windward),
      leeward: idsOf(places.leeward),
      by,
    },
    dice,
    audience: seenAt(waters, at),
  });
}
