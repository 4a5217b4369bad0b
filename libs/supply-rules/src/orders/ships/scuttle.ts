import { ShipScuttled, type NavalOrder, type Ship } from '@vedette/campaign';
import { seenFromShips } from '@vedette/naval-rules';
import { type PhaseContext } from '@vedette/rulebooks';
import { companyOf } from './company.js';
import { OUT_OF_STORES, refuse, toldTo } from './refuse.js';

/**
 * A ship is sunk by its own hands (P-35, details 4.7): not with an enemy in its tactical area, and a warship at sea only beside a
 * friend that stays. Its men can be raised again when the season after this one ends; all else aboard is lost. Ships that are
 * laid up or have no crew can be scuttled too.
 */
export function scuttle(context: PhaseContext, order: NavalOrder, leaving: ReadonlySet<string>): void {
  const { state } = context;
  const ship = state.ships.get(order.ship);
  if (!ship || order.scuttle !== true) return;
  const why = whyNot(context, ship, leaving);
  if (why !== null)
    return refuse(context, { kind: 'scuttle', rule: '2.7', subject: order.ship, by: order.by }, ship, why);
  const { crew, marines, stores, cargo } = ship;
  context.emit(ShipScuttled, {
    rule: context.navalRule('2.7'),
    ships: [ship.id],
    units: [...cargo.units],
    data: {
      ship: ship.id,
      crew,
      marines,
      stores: stores + cargo.stores,
      supplies: cargo.supplies,
      lost: cargo.units.map((unit) => ({ unit, men: state.unit(unit).strength })),
      seasons: context.book.season.seasonsToPool.value,
    },
    audience: { ...seenFromShips(state, ship), ...toldTo(order.by, ship) },
  });
}

function whyNot({ state }: PhaseContext, ship: Ship, leaving: ReadonlySet<string>): string | null {
  if ('transit' in ship.at) return 'it is rounding the Horn';
  if (ship.turnsWithoutStores > 0) return OUT_OF_STORES;
  const company = companyOf(state, ship);
  if (company.some((other) => state.areHostile(ship.state, other.state)))
    return 'an enemy ship lies there too';
  const friend = company.some((other) => state.areFriends(ship.state, other.state) && !leaving.has(other.id));
  return 'sea' in ship.at && !ship.kind.role.carries && !friend
    ? 'at sea a friend must stay by to take off its crew'
    : null;
}
