import { partsOfId, type Order } from '@vedette/campaign';
import { type Cursor, isPiece } from './cursor.js';
import { vocabulary } from './spelling.js';

const TRANSPORTS = 'TR';

/** Words with which an order begins that is not a unit's or ship's own. */
export const STAFF_WORDS = vocabulary({
  deploy: ['deploys', 'place'],
  activate: ['callup'],
  inactivate: ['deactivate', 'layup'],
  merge: ['merges'],
  split: ['splits'],
  assign: ['assigns'],
  move: ['moves', 'send', 'ship'],
  pontoon: ['bridge'],
  depot: ['depots'],
  track: ['railway'],
});

/** Words that end a name without quotes. */
export const STAFF_CLAUSES = vocabulary({ by: ['signed'], at: ['sent'] });

const NO_CHANGE = '-';
const PLAYER = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** How the rest of each line is read, up to `by` and `at`. */
export const STAFF_LINES: Readonly<Record<string, (cursor: Cursor) => Order>> = {
  deploy: (cursor) => {
    const unit = cursor.piece();
    cursor.takeWord('in', 'to');
    const square = cursor.atQuoted ? cursor.name() : cursor.takeIf((text) => /^[A-Z]\d-[A-Z]\d$/i.test(text));
    const tactical = cursor.takeIf((text) => /^\d{1,2}-\d{1,2}$/.test(text));
    return {
      kind: 'deploy',
      unit,
      ...(square === null
        ? {}
        : { square: square.replace(/^[a-z]\d-[a-z]\d$/i, (name) => name.toUpperCase()) }),
      ...(tactical === null ? {} : { tactical }),
    };
  },
  activate: (cursor) => ({ kind: 'activation', unit: cursor.piece(), action: 'activate' }),
  inactivate: (cursor) => ({ kind: 'activation', unit: cursor.piece(), action: 'inactivate' }),
  merge: (cursor) => {
    const goes = cursor.piece();
    cursor.takeWord('into', 'with', 'to');
    const into = cursor.piece();
    return partsOfId(goes)?.type === TRANSPORTS
      ? { kind: 'merge', ship: goes, into }
      : { kind: 'merge', unit: goes, into };
  },
  split: readSplit,
  assign: readAssign,
  move: (cursor) => {
    const amount = cursor.number();
    const goods =
      cursor.takeWord('supplies', 'supply', 'stores', 'store') ??
      cursor.fail('supplies or stores', ['supplies', 'stores']);
    cursor.takeWord('from');
    const from = cursor.name('to');
    if (cursor.takeWord('to') === null) cursor.fail('to and the destination');
    const to = cursor.name();
    return { kind: goods.startsWith('supp') ? 'move-supplies' : 'move-stores', from, to, amount };
  },
  pontoon: (cursor) => {
    const unit = cursor.piece();
    const action =
      cursor.takeWord('deploy', 'remove') ?? cursor.fail('deploy or remove', ['deploy', 'remove']);
    const tactical = cursor.takeIf((text) => /^\d{1,2}-\d{1,2}$/.test(text));
    return { kind: 'pontoon', unit, action: action as 'deploy', ...(tactical === null ? {} : { tactical }) };
  },
  depot: (cursor) => {
    const action = (cursor.takeWord('place', 'remove') ??
      cursor.fail('place or remove', ['place', 'remove'])) as 'place';
    const depot = cursor.name('in');
    cursor.takeWord('in');
    const square = cursor.square();
    const tactical = cursor.takeIf((text) => /^\d{1,2}-\d{1,2}$/.test(text));
    return { kind: 'depot', action, depot, square, ...(tactical === null ? {} : { tactical }) };
  },
  track: (cursor) => {
    const action = (cursor.takeWord('destroy', 'repair') ??
      cursor.fail('destroy or repair', ['destroy', 'repair'])) as 'destroy';
    const what = cursor.takeWord('track', 'bridge') as 'track' | 'bridge' | null;
    cursor.takeWord('in');
    const square = cursor.square();
    const unit = cursor.takeWord('with') === null ? cursor.takeIf(isPiece) : cursor.piece();
    return {
      kind: 'track',
      action,
      ...(what === null ? {} : { what }),
      square,
      ...(unit === null ? {} : { unit: unit.toUpperCase() }),
    };
  },
};

function readSplit(cursor: Cursor): Order {
  const ship = cursor.piece();
  cursor.takeWord('capacity');
  const capacity = cursor.number();
  const units: string[] = [];
  if (cursor.takeWord('units', 'unit', 'with') !== null)
    for (let unit = cursor.takeIf(isPiece); unit !== null; unit = cursor.takeIf(isPiece))
      units.push(unit.toUpperCase());
  const goods = { supplies: amountOf(cursor, 'supplies'), stores: amountOf(cursor, 'stores') };
  return {
    kind: 'split',
    ship,
    capacity,
    ...(units.length > 0 ? { units } : {}),
    ...(goods.supplies === undefined ? {} : { supplies: goods.supplies }),
    ...(goods.stores === undefined ? {} : { stores: goods.stores }),
  };
}

function amountOf(cursor: Cursor, goods: string): number | undefined {
  return cursor.takeWord(goods) === null ? undefined : cursor.number();
}

function readAssign(cursor: Cursor): Order {
  const unit = cursor.piece();
  const order: Order & { commander?: string; deputy?: string } = { kind: 'assign', unit };
  for (let role = takeRole(cursor); role !== null; role = takeRole(cursor)) {
    cursor.takeWord('to', '=');
    const officer = cursor.takeIf((text) => PLAYER.test(text.toLowerCase()) || text === NO_CHANGE);
    if (officer === null) cursor.fail("a player's id, or - for no change");
    if (officer !== NO_CHANGE) order[role] = officer.toLowerCase();
  }
  return order;
}

function takeRole(cursor: Cursor): 'commander' | 'deputy' | null {
  return cursor.takeWord('commander', 'deputy') as 'commander' | 'deputy' | null;
}
