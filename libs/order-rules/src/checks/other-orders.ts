import { partsOfId, type OrderOf } from '@vedette/campaign';
import type { Judging } from '../judging.js';
import { commandsArmy, holdsMinistry, isOwnSide, mayCommand } from './authority.js';

/** Judges a deployment (GITM AMWOL 7.18): a deployment, peace or truce turn, a commanded unit, real places. */
export function judgeDeploy(judging: Judging, order: OrderOf<'deploy'>): string {
  const { state, problems } = judging;
  if (mayCommand(judging, order.unit, 'unit')) {
    if (state.season === 'campaign')
      problems.error(
        'wrong-season',
        '7.18',
        'kind',
        'a campaign turn takes orders of kind "land"; "deploy" is for deployment, peace and truce turns',
      );
    const port = order.square ? state.ports.get(order.square) : undefined;
    if (order.square && state.theatre.grid.indexOf(order.square) < 0 && !(port && port.square < 0))
      problems.error(
        'unknown-square',
        '7.18',
        'square',
        `"${order.square}" is neither a square of this theatre nor an off-map port`,
      );
    const type = judging.books.land.unitTypes.get(partsOfId(order.unit)?.type ?? '');
    if (type?.militia)
      problems.error('militia-stays-home', '7.18', 'unit', 'militia cannot move on deployment turns');
  }
  return `${order.unit} deploys to ${order.square ?? 'its present square'}${order.tactical ? `, ${order.tactical}` : ''}`;
}

/** Judges an activation by a minister or the piece's own officers (11.1, PATE 2.6). */
export function judgeActivation(judging: Judging, order: OrderOf<'activation'>): string {
  const { state } = judging;
  const words = `${order.unit} is ${order.action === 'activate' ? 'called up' : 'laid up'}`;
  const piece = state.units.get(order.unit) ?? state.ships.get(order.unit);
  const ministry = state.ships.has(order.unit) ? 'naval' : 'war';
  if (piece && holdsMinistry(judging, piece.state, ministry, 'head')) return words;
  mayCommand(judging, order.unit, 'unit', '11.1');
  return words;
}

/** Judges a merger: ministers, or the commander of the unit that disappears (3.5, power matrix). */
export function judgeMerge(judging: Judging, order: OrderOf<'merge'>): string {
  const { state, problems } = judging;
  const goes = order.unit ?? order.ship;
  if (!goes) {
    problems.error(
      'nothing-to-merge',
      '3.5',
      'unit',
      'name the unit or transport group that is to be merged',
    );
    return `merger into ${order.into}`;
  }
  const piece = state.units.get(goes) ?? state.ships.get(goes);
  const minister = piece && holdsMinistry(judging, piece.state, order.ship ? 'naval' : 'war', 'head');
  if (!minister && judging.register.capacityOf(judging.by, goes) !== 'commander')
    mayCommand(judging, goes, order.ship ? 'ship' : 'unit', '3.5');
  const into = state.units.get(order.into) ?? state.ships.get(order.into);
  if (!into || !isOwnSide(judging, into.state))
    problems.error('unknown-unit', '3.5', 'into', `there is no ${order.into} on your side to merge into`);
  else if (piece && (piece.type !== into.type || piece.state !== into.state))
    problems.error(
      'unlike-units',
      '3.5',
      'into',
      `${goes} and ${order.into} are not of one state and type; only such units can be merged`,
    );
  return `${goes} is merged into ${order.into}`;
}

/** Judges the splitting of a transport group (PATE 2.5). */
export function judgeSplit(judging: Judging, order: OrderOf<'split'>): string {
  const { state, problems } = judging;
  const ship = state.ships.get(order.ship);
  const minister = ship && holdsMinistry(judging, ship.state, 'naval', 'head');
  if ((minister || mayCommand(judging, order.ship, 'ship', '2.5')) && ship) {
    if (ship.type !== 'TR')
      problems.error(
        'not-transports',
        '2.5',
        'ship',
        `${order.ship} is no transport group; only those can be split`,
      );
    else if (order.capacity >= (ship.capacity ?? 0))
      problems.error(
        'capacity-too-large',
        '2.5',
        'capacity',
        `the new group takes ${order.capacity} of ${ship.capacity ?? 0}; it must leave some`,
      );
  }
  return `a group of ${order.capacity} is split from ${order.ship}${order.units?.length ? ` with ${order.units.join(', ')}` : ''}`;
}

/** Judges an assignment (3.4, PATE 2.3): ministers of the piece's state, or a commander of an army headquarters of it. */
export function judgeAssign(judging: Judging, order: OrderOf<'assign'>): string {
  const { state, problems } = judging;
  const piece = state.units.get(order.unit) ?? state.ships.get(order.unit);
  const naval = state.ships.has(order.unit);
  const may =
    piece &&
    (holdsMinistry(judging, piece.state, naval ? 'naval' : 'war', 'head') ||
      (!naval && commandsArmy(judging, piece.state)));
  if (!may) {
    if (piece && isOwnSide(judging, piece.state))
      problems.error(
        'not-your-power',
        '3.4',
        'by',
        `${order.unit} is assigned by the ${naval ? 'naval' : 'war'} minister of ${piece.state}${naval ? '' : ' or the commander of one of its army headquarters'}`,
      );
    else problems.error('unknown-unit', '3.4', 'unit', `you have no ${order.unit} to assign`);
  }
  for (const [field, id] of [
    ['commander', order.commander],
    ['deputy', order.deputy],
  ] as const)
    if (id && !state.players.some((player) => player.id === id))
      problems.error('unknown-player', '3.4', field, `there is no player "${id}" in this campaign`);
  const officers = [
    order.commander ? `commander ${order.commander}` : '',
    order.deputy ? `deputy ${order.deputy}` : '',
  ].filter((text) => text !== '');
  if (officers.length === 0)
    problems.warn(
      'nothing-assigned',
      '3.4',
      'commander',
      'neither commander nor deputy is named; nothing changes',
    );
  return `${order.unit} gets ${officers.join(' and ') || 'no new officers'}`;
}

/** Judges a transfer of supplies or stores (10.6, PATE 3.5): ministers of the origin's state, or its army commanders. */
export function judgeTransfer(
  judging: Judging,
  order: OrderOf<'move-supplies'> | OrderOf<'move-stores'>,
): string {
  const { state, problems, books } = judging;
  const stores = order.kind === 'move-stores';
  const rule = stores ? '3.5' : '10.6';
  const from = state.cities.get(order.from) ?? state.ports.get(order.from);
  const to = state.cities.get(order.to) ?? state.ports.get(order.to);
  if (!from) problems.error('unknown-place', rule, 'from', `"${order.from}" is no city or port`);
  if (!to) problems.error('unknown-place', rule, 'to', `"${order.to}" is no city or port`);
  if (from) {
    const may =
      holdsMinistry(judging, from.state, stores ? 'naval' : 'war', 'head') ||
      (!stores && commandsArmy(judging, from.state));
    if (!may)
      problems.error(
        'not-your-power',
        rule,
        'from',
        `goods in ${order.from} are moved by the ${stores ? 'naval' : 'war'} minister of the state that holds it${stores ? '' : ' or a commander of one of its army headquarters'}`,
      );
    else {
      const most = books.land.supply.mostSent.value;
      const there = stores ? from.stores : from.supplies;
      if (state.season === 'campaign' && order.amount > most)
        problems.warn(
          'beyond-limit',
          rule,
          'amount',
          `a place sends at most ${most} a turn; ${order.amount} is read as ${most}`,
        );
      if (order.amount > there)
        problems.warn(
          'stock-short',
          rule,
          'amount',
          `${order.from} has ${there} and you ask for ${order.amount}`,
        );
    }
  }
  return `${order.amount} ${stores ? 'stores' : 'supplies'} go from ${order.from} to ${order.to}`;
}

/** Orders of the railway book; other books do not have them. */
export function judgeEngineers(
  judging: Judging,
  order: OrderOf<'pontoon'> | OrderOf<'depot'> | OrderOf<'track'>,
): string {
  judging.problems.error(
    'not-in-this-book',
    '6.1',
    'kind',
    `orders of kind "${order.kind}" do not exist in ${judging.books.land.title}`,
  );
  return `order of kind ${order.kind}`;
}
