import { asPointer, type Fault, fits, show } from '@vedette/documents';
import { HexGrid } from '@vedette/hex';
import type { BattleDocument } from '../../document/position.schema.js';
import { turnExists } from '../../document/turn-track.js';
import { HexName } from '../../document/words.schema.js';

type Named = readonly [pointer: string, name: string];

/**
 * Faults of hexes that are not on the map, of hours that are no turns of the track (P-01), and of days no calendar has, in everything a position
 * tells of.
 */
export function hexAndHourFaults(battle: BattleDocument): Fault[] {
  const { columns, rows } = battle.map;
  const grid = new HexGrid(columns, rows);
  const corner = `${String(columns).padStart(2, '0')}${String(rows).padStart(2, '0')}`;
  return [
    ...hexesIn(battle)
      .filter(([, hex]) => !grid.contains(hex))
      .map(([pointer, hex]) => ({
        pointer,
        found: show(hex),
        allowed: `a hex of the map, 0101 to ${corner}`,
      })),
    ...hoursIn(battle)
      .filter(([, turn]) => !turnExists(turn))
      .map(([pointer, turn]) => ({
        pointer,
        found: show(turn),
        allowed: 'a turn of the track (P-01), as 0740',
      })),
    ...daysIn(battle)
      .filter(([, day]) => !isInCalendar(day))
      .map(([pointer, day]) => ({
        pointer,
        found: show(day),
        allowed: 'a day of the calendar, as 1863-07-01',
      })),
  ];
}

function daysIn({ date, lastDate, arrivals }: BattleDocument): Named[] {
  return [
    ['/date', date],
    ...(lastDate === null ? [] : [['/lastDate', lastDate] as const]),
    // Unsaid it is the day of the position, which is told of already.
    ...arrivals.flatMap((arrival, i): Named[] =>
      arrival.date === date ? [] : [[`/arrivals/${i}/date`, arrival.date]],
    ),
  ];
}

/** Whether a day as 1863-07-01 is one; months end by themselves. */
function isInCalendar(day: string): boolean {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
}

function hexesIn({
  arrivals,
  contacts,
  couriers,
  victory,
  setup,
  standing,
  held,
  markers,
}: BattleDocument): Named[] {
  const list = (pointer: string, hexes: readonly string[]): Named[] =>
    hexes.map((hex, i) => [`${pointer}/${i}`, hex]);
  const one = (pointer: string, hex: string | null | undefined): Named[] =>
    hex === null || hex === undefined ? [] : [[pointer, hex]];
  return [
    ...arrivals.flatMap(({ hex }, i) => one(`/arrivals/${i}/hex`, hex)),
    ...contactLists({ contacts, couriers }).flatMap(([pointer, contact]) =>
      one(`${pointer}/hex`, contact.hex),
    ),
    ...Object.entries(couriers ?? {}).flatMap(([side, told]) =>
      told.underway.flatMap(({ empty }, i) => list(`/couriers/${side}/underway/${i}/empty`, empty)),
    ),
    ...Object.entries(victory.geographic).flatMap(([side, { hexes }]) =>
      list(`/victory/geographic/${asPointer(side)}/hexes`, hexes),
    ),
    ...Object.entries(setup).flatMap(([id, { of }]) => one(`/setup/${asPointer(id)}/of`, of)),
    ...Object.entries(standing.of).flatMap(([id, { fireAt, cavalryReaction }]): Named[] => [
      ...list(`/standing/of/${asPointer(id)}/fireAt`, fireAt ?? []).filter(([, at]) => fits(HexName, at)),
      ...one(
        `/standing/of/${asPointer(id)}/cavalryReaction/toward`,
        cavalryReaction ? cavalryReaction.toward : null,
      ),
    ]),
    ...Object.keys(held).map((hex): Named => [`/held/${asPointer(hex)}`, hex]),
    ...markers.flatMap(({ hex }, i) => one(`/markers/${i}/hex`, hex)),
  ];
}

function hoursIn({
  units,
  arrivals,
  contacts,
  couriers,
  victory,
  casualties,
  delayPoints,
}: BattleDocument): Named[] {
  return [
    ...units.flatMap(({ orderUntil }, i): Named[] =>
      orderUntil === null ? [] : [[`/units/${i}/orderUntil`, orderUntil]],
    ),
    ...arrivals.flatMap(({ alternative }, i): Named[] =>
      alternative === null ? [] : [[`/arrivals/${i}/alternative/orderedAt`, alternative.orderedAt]],
    ),
    ...contactLists({ contacts, couriers }).map(([pointer, { seen }]): Named => [`${pointer}/seen`, seen]),
    ...Object.entries(couriers ?? {}).flatMap(([side, told]) =>
      told.underway.map(({ turn }, i): Named => [`/couriers/${side}/underway/${i}/turn`, turn]),
    ),
    ...victory.delay.flatMap(({ turns }, i) =>
      turns.map((turn, j): Named => [`/victory/delay/${i}/turns/${j}`, turn]),
    ),
    ...casualties.map(({ turn }, i): Named => [`/casualties/${i}/turn`, turn]),
    ...delayPoints.map(({ turn }, i): Named => [`/delayPoints/${i}/turn`, turn]),
  ];
}

type Contact = BattleDocument['contacts']['US'][number];

/** Every contact a position tells of, with its pointer. */
function contactLists({
  contacts,
  couriers,
}: Pick<BattleDocument, 'contacts' | 'couriers'>): [pointer: string, contact: Contact][] {
  const listed = (pointer: string, list: readonly Contact[]): [string, Contact][] =>
    list.map((contact, i) => [`${pointer}/${i}`, contact]);
  return [
    ...Object.entries(contacts).flatMap(([side, list]) => listed(`/contacts/${side}`, list)),
    ...Object.entries(couriers ?? {}).flatMap(([side, told]) => [
      ...listed(`/couriers/${side}/contacts`, told.contacts),
      ...told.underway.flatMap((dispatch, i) =>
        listed(`/couriers/${side}/underway/${i}/contacts`, dispatch.contacts),
      ),
    ]),
  ];
}
