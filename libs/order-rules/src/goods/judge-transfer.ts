import type { City, Depot, JsonPointer, OrderOf, Port, StateId } from '@vedette/campaign';
import { mayOrderAs } from '../authority/may-order-as.js';
import { landRule, navalRule, type Judging } from '../judging.js';
import { nearest, perhaps } from '@vedette/documents/nearest';

type Transfer = OrderOf<'move-supplies'> | OrderOf<'move-stores'>;
/** A place that sends or takes goods, as the judge asks for it. */
type Place = Pick<City | Port, 'name' | 'state' | 'square' | 'supplies'> & { readonly stores: number | null };

/**
 * Judges a transfer of supplies (GITM AMWOL 10.6, ROTD 11.7) or stores (PATE 3.5): for the ministers of the state that holds the
 * origin, or of its side where the book says so, supplies also for the commanders of army headquarters. Where it goes may be
 * anybody's.
 */
export function judgeTransfer(judging: Judging, order: Transfer): string {
  const stores = order.kind === 'move-stores';
  const goods = stores ? 'stores' : 'supplies';
  const words = `${order.amount} ${goods} go from ${order.from} to ${order.to}`;
  const rule = stores ? navalRule(judging, '3.5') : landRule(judging, '10.6');
  const from = placeOf(judging, order.from, '/from', rule);
  const to = placeOf(judging, order.to, '/to', rule);
  if (!from || !to) return words;
  const { problems, player } = judging;
  const power = { ministries: [stores ? 'naval' : 'war', 'head'], armyCommanders: !stores } as const;
  // Whether he may send anything comes first: who may not learns nothing of who holds the place.
  if (player && !mayOrderAs(judging, player.state, power, `moving ${goods}`, rule)) return words;
  const holder = holderAsKnown(judging, from);
  if (!judging.knowledge.isOwnSide(holder)) {
    problems.error('not-your-city', rule, '/from', [
      `${order.from} is not held by your side`,
      `${goods} are sent from places your own state holds`,
      'name another origin',
    ]);
    return words;
  }
  const bySide = !stores && judging.books.land.supply.goodsMovedFor.value === 'side';
  const sender = bySide && player ? player.state : holder;
  if (!mayOrderAs(judging, sender, power, `moving ${goods} from ${order.from}`, rule)) return words;
  if (from.name === to.name)
    problems.error('nowhere-to-go', rule, '/to', [
      `from ${order.from} to itself`,
      'goods go from one place to another',
      'name another destination',
    ]);
  if (stores && (from.stores === null || to.stores === null))
    problems.error('supplies-alone', rule, from.stores === null ? '/from' : '/to', [
      `${from.stores === null ? order.from : order.to} is a depot or cache`,
      'depots and caches hold supplies alone',
      'send stores between cities and ports',
    ]);
  if (stores && judging.state.theatre.ports.find(({ name }) => name === to.name)?.yard === 0)
    problems.warn('no-yard', rule, '/to', [
      `${to.name} has no yard`,
      'ports without a yard receive no stores',
      'nothing is sent; name a port with a yard or an inland city',
    ]);
  checkAmount(judging, from, order, goods, rule);
  return words;
}

function placeOf(judging: Judging, name: string, field: JsonPointer, rule: string): Place | undefined {
  const { state, problems, books } = judging;
  const depot = knownDepot(judging, name);
  const place =
    state.cities.get(name) ?? state.ports.get(name) ?? (depot && { ...depot, name: depot.id, stores: null });
  if (!place)
    problems.error('unknown-place', rule, field, [
      `there is no ${books.land.supply.depots === null ? 'city or port' : 'city, port, depot or cache'} "${name}"`,
      'places are named as on the map',
      `check the spelling${perhaps(nearest([...state.cities.keys(), ...state.ports.keys(), ...depotsKnown(judging)], name))}`,
    ]);
  return place;
}

/** A depot or cache of the sender's side or its allies, whose maps show them (ROTD 11.5); of others he gets one answer. */
function knownDepot({ state, knowledge }: Judging, id: string): Depot | undefined {
  const depot = state.depots.get(id);
  return depot && knowledge.isFriend(depot.state) ? depot : undefined;
}

function depotsKnown(judging: Judging): string[] {
  return [...judging.state.depots.keys()].filter((id) => knownDepot(judging, id) !== undefined);
}

/** Who holds a place as far as the sender knows: one taken out of his sight is still his own state's to him. */
function holderAsKnown({ knowledge, player, state }: Judging, place: Place): StateId {
  if (!player || knowledge.isMinister || knowledge.shows(place.square)) return place.state;
  const { cities, ports } = state.theatre;
  const opened = [...cities, ...ports].find(({ name }) => name === place.name);
  return opened?.state === player.state ? player.state : place.state;
}

function checkAmount(
  judging: Judging,
  from: Place,
  order: Transfer,
  goods: 'supplies' | 'stores',
  rule: string,
): void {
  const { state, books, problems } = judging;
  const most = books.land.supply.mostSent.value;
  if (!books.land.supply.freeMoves.value.includes(state.season) && order.amount > most)
    problems.warn('beyond-limit', rule, '/amount', [
      `${order.amount} ${goods}`,
      `a place sends at most ${most} a turn`,
      'the rest stays',
    ]);
  const stock = from[goods];
  if (stock !== null && judging.knowledge.knowsStockOf(from) && order.amount > stock)
    problems.warn('stock-short', rule, '/amount', [
      `${order.amount} ${goods}`,
      `${from.name} has ${stock}`,
      'an order for more than is there fails whole; order less, for units and ships draw theirs first',
    ]);
}
