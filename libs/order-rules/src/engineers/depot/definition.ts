import { ORDER_SCHEMAS, tacticalIndex, type OrderOf, withArticle, type StateId } from '@vedette/campaign';
import { strategicDistance, StrategicTerrain } from '@vedette/geography';
import { mayOrderAs, type Power } from '../../authority/may-order-as.js';
import { defineOrder } from '../../define-order.js';
import { ownRule, type Judging } from '../../judging.js';
import { needsRailways } from '../railways.js';
import { OF_NO_PIECE } from '../../options/order-option.js';
import { depotText } from './text.js';

/** A depot or cache placed or removed (ROTD 11.5). */
export const depotOrder = defineOrder({
  kind: 'depot',
  schema: ORDER_SCHEMAS.depot,
  slot: null,
  subject: ({ depot }) => depot,
  seasons: 'every',
  standing: null,
  needs: needsRailways,
  atOnce: null,
  judge: judgeDepot,
  text: depotText,
  options: OF_NO_PIECE,
});

/** Judges placing or removing a depot or cache (ROTD 11.5): the treasury places, the war ministry removes. */
function judgeDepot(judging: Judging, order: OrderOf<'depot'>): string {
  const places = order.action === 'place';
  const what = places ? withArticle(order.depot) : order.depot;
  const words = `${what} is ${places ? 'placed' : 'removed'} in ${order.square}${order.tactical ? `, at ${order.tactical}` : ''}`;
  const { player, state, problems } = judging;
  const rule = ownRule(judging, 'depots');
  if (!player) return words;
  const power: Power = { ministries: [places ? 'treasury' : 'war', 'head'] };
  mayOrderAs(judging, player.state, power, `${places ? 'placing' : 'removing'} depots`, rule);
  if (state.theatre.grid.indexOf(order.square) < 0)
    problems.error('unknown-square', rule, '/square', [
      `"${order.square}" is no square of this theatre`,
      'depots lie in squares of the map',
      'check the name',
    ]);
  else if (places) checkPlacing(judging, order, rule);
  else checkRemoving(judging, order, player.state, rule);
  return words;
}

function checkPlacing(judging: Judging, order: OrderOf<'depot'>, rule: string): void {
  const { state, problems, books } = judging;
  const square = state.theatre.grid.indexOf(order.square);
  if (order.depot !== 'depot' && order.depot !== 'cache') {
    problems.error('no-kind-of-depot', rule, '/depot', [
      `"${order.depot}"`,
      'one places a depot or a cache, and its id is given when it stands',
      'say "depot" or "cache"',
    ]);
    return;
  }
  if (books.land.supply.depots && !mayBeSite(judging, books.land.supply.depots.placeReach.value, square))
    problems.error('no-place-for-depot', rule, '/square', [
      `${order.square} has no railway, navigable river or city, and is not open ground near a city or depot`,
      'depots and caches lie on railways, navigable rivers and in cities, or in the open within four of a city or depot',
      'name another square',
    ]);
  else if (order.tactical && state.theatre.tacticalMap(square).region[tacticalIndex(order.tactical)] === 0)
    problems.error('impassable-destination', rule, '/tactical', [
      `${order.tactical} of ${order.square} is river, mountain or water`,
      'nothing can stand there',
      'name another tactical square, or none',
    ]);
}

/** Whether ground and places of the map, whoever holds them, make a square fit for a depot (11.5). */
function mayBeSite({ state, knowledge }: Judging, reach: number, square: number): boolean {
  const { grid, terrain, rails, navigable } = state.theatre;
  const near = (place: { readonly square: number }): boolean =>
    strategicDistance(grid, place.square, square) <= reach;
  if (rails[square] !== 0 || navigable[square] === 1 || state.cityIn(square)) return true;
  const open = terrain[square] === StrategicTerrain.Open || terrain[square] === StrategicTerrain.River;
  const depots = [...state.depots.values()].filter((depot) => knowledge.isFriend(depot.state));
  return open && [...state.cities.values(), ...depots].some(near);
}

function checkRemoving(
  { state, problems }: Judging,
  { depot }: OrderOf<'depot'>,
  of: StateId,
  rule: string,
): void {
  if (state.depots.get(depot)?.state !== of)
    problems.error('unknown-place', rule, '/depot', [
      `there is no depot or cache ${depot} of your state`,
      'one removes what one has',
      'check the id',
    ]);
}
