import { type Fault, faultsOf, fits, nearest, oneOfWords, perhaps, show } from '@vedette/documents';
import { HexGrid } from '@vedette/hex';
import { TARGET_KINDS } from '../document/standing.schema.js';
import { turnExists } from '../document/turn-track.js';
import { TurnName } from '../document/words.schema.js';
import { atItsObject } from '../reading/faults-of-battle.js';
import type { BattleState } from '../state/battle-state.js';
import {
  BATTLE_ORDER_KINDS,
  BATTLE_ORDER_SCHEMAS,
  BattleOrdersDocument,
  MOST_ORDERS,
  type BattleOrder,
  type BattleOrderKind,
} from './battle-orders.schema.js';

/** Faults of an orders document whatever battle it is for: by the schema of each kind. */
export function faultsOfBattleOrdersAlone(value: unknown): Fault[] {
  const document = value as { orders?: unknown } | null;
  if (typeof document !== 'object' || document === null || !Array.isArray(document.orders))
    return faultsOf(BattleOrdersDocument, value).map(atItsObject);
  // So many are looked at one by one by nobody.
  if (document.orders.length > MOST_ORDERS)
    return [
      {
        pointer: '/orders',
        found: `${document.orders.length} orders`,
        allowed: `at most ${MOST_ORDERS} orders`,
      },
    ];
  return [
    ...faultsOf(BattleOrdersDocument, { ...document, orders: [] }).map(atItsObject),
    ...hourFaults((document as { turn?: unknown }).turn),
    ...document.orders.flatMap((order, i) => faultsOfBattleOrder(order, `/orders/${i}`)),
  ];
}

/** An hour that is written as one but is no turn of the track (P-01). */
function hourFaults(turn: unknown): Fault[] {
  return !fits(TurnName, turn) || turnExists(turn)
    ? []
    : [{ pointer: '/turn', found: show(turn), allowed: 'a turn of the track (P-01), as 0740' }];
}

/** Faults of one order by the schema of its kind. */
export function faultsOfBattleOrder(value: unknown, prefix = ''): Fault[] {
  const kind = typeof value === 'object' && value !== null ? (value as { kind?: unknown }).kind : undefined;
  if (kind === undefined && (typeof value !== 'object' || value === null || Array.isArray(value)))
    return [{ pointer: prefix, found: show(value), allowed: 'an order object' }];
  if (!BATTLE_ORDER_KINDS.includes(kind as BattleOrderKind))
    return [{ pointer: `${prefix}/kind`, found: show(kind), allowed: oneOfWords(BATTLE_ORDER_KINDS, kind) }];
  const faults = faultsOf(BATTLE_ORDER_SCHEMAS[kind as BattleOrderKind], value, prefix).map(atItsObject);
  return faults.length > 0 ? faults : subjectFaults(value as BattleOrder, prefix);
}

/** Kinds that are about one of two things, and how they are called. */
const EITHER: Readonly<Partial<Record<BattleOrderKind, readonly string[]>>> = {
  change: ['command', 'unit'],
  attach: ['command', 'unit'],
  activate: ['command', 'unit'],
  setup: ['command', 'unit'],
  standing: ['for', 'leader'],
};

function subjectFaults(order: BattleOrder, prefix: string): Fault[] {
  const either = EITHER[order.kind];
  if (!either) return [];
  const given = either.filter((key) => (order as Record<string, unknown>)[key] !== undefined);
  return given.length === 1
    ? []
    : [
        {
          pointer: prefix,
          found: given.length === 0 ? `neither ${either.join(' nor ')}` : given.join(' and '),
          allowed: `one of ${either.join(', ')}`,
        },
      ];
}

/** Faults of the orders of a turn: those of its kinds, another turn than the position's, ids and hexes there are not. */
export function faultsOfBattleOrders(value: unknown, state: BattleState): Fault[] {
  const alone = faultsOfBattleOrdersAlone(value);
  if (alone.length > 0) return alone;
  const document = value as BattleOrdersDocument;
  const turn: Fault[] =
    document.turn === state.turn
      ? []
      : [
          {
            pointer: '/turn',
            found: show(document.turn),
            allowed: `${state.turn}, the turn of the position`,
          },
        ];
  return [...turn, ...document.orders.flatMap((order, i) => namesFaults(order, state, `/orders/${i}`))];
}

type Named =
  | 'unit'
  | 'struck'
  | 'command'
  | 'leader'
  | 'group'
  | 'player'
  | 'subject'
  | 'hex'
  | 'target'
  | 'area'
  | 'piece';

/** What the keys of each kind of order name; keys below `plan` and the like are the same everywhere. */
const NAMES: Readonly<Record<string, Named>> = {
  by: 'player',
  unit: 'unit',
  command: 'command',
  with: 'piece',
  leader: 'leader',
  spend: 'leader',
  group: 'group',
  area: 'area',
  for: 'subject',
  after: 'command',
  out: 'unit',
  units: 'unit',
  sequence: 'piece',
  odd: 'struck',
  hex: 'hex',
  path: 'hex',
  extended: 'hex',
  extend: 'hex',
  retract: 'hex',
  shock: 'hex',
  toward: 'hex',
  do: 'hex',
  fireAt: 'target',
};

function namesFaults(order: BattleOrder, state: BattleState, prefix: string): Fault[] {
  const grid = new HexGrid(state.map.columns, state.map.rows);
  const faults: Fault[] = [];
  const visit = (value: unknown, key: string, pointer: string): void => {
    if (Array.isArray(value)) return value.forEach((one, i) => visit(one, key, `${pointer}/${i}`));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([inner, one]) => visit(one, inner, `${pointer}/${inner}`));
    if (typeof value !== 'string') return;
    const named = namedBy(key, order, pointer);
    if (named) faults.push(...nameFaults(named, value, state, grid, pointer));
  };
  for (const [key, value] of Object.entries(order)) visit(value, key, `${prefix}/${key}`);
  return faults;
}

function namedBy(key: string, order: BattleOrder, pointer: string): Named | undefined {
  if (key === 'to') return order.kind === 'attach' ? 'command' : undefined;
  if (key === 'at') return pointer.endsWith('/fire/at') ? 'hex' : undefined;
  return NAMES[key];
}

function nameFaults(named: Named, name: string, state: BattleState, grid: HexGrid, pointer: string): Fault[] {
  if (named === 'hex' || (named === 'target' && !TARGET_KINDS.includes(name as never)))
    return grid.contains(name)
      ? []
      : [
          {
            pointer,
            found: show(name),
            allowed: `a hex of the map with ${grid.columns} columns, ${grid.rows} rows`,
          },
        ];
  if (named === 'target') return [];
  const all = namesOf(named, state);
  return all.includes(name)
    ? []
    : [{ pointer, found: show(name), allowed: `${WORDS[named]}${perhaps(nearest(all, name))}` }];
}

const WORDS: Readonly<Record<Exclude<Named, 'hex' | 'target'>, string>> = {
  unit: 'the id of a unit',
  struck: 'the id of a unit',
  command: 'the id of a command',
  leader: 'the id of a leader',
  group: 'the id of a group of arrivals',
  player: 'the id of a player',
  subject: 'the id of a unit, a command or a side',
  piece: 'the id of a unit or a leader',
  area: 'an entrance area of the map',
};

function namesOf(named: Exclude<Named, 'hex' | 'target'>, state: BattleState): string[] {
  // A unit that is no more may still be named: that its order comes too late is told in the receipt.
  const units = [...state.units.keys(), ...state.casualties.flatMap(({ unit }) => unit ?? [])];
  switch (named) {
    case 'unit':
      return units;
    // Of the enemy a side may name whom it has made out (G-28, P-25.2).
    case 'struck':
      return [...units, ...namedInContacts(state)];
    case 'command':
      return [...state.commands.keys()];
    case 'leader':
      return [...state.leaders.keys()];
    case 'group':
      return state.arrivals.map(({ id }) => id);
    case 'player':
      return state.players.map(({ id }) => id);
    case 'area':
      return Object.keys(state.map.areas);
    case 'subject':
      return [...units, ...state.commands.keys(), 'US', 'CSA'];
    case 'piece':
      return [...units, ...state.leaders.keys()];
  }
}

/** Enemies that are named in what the sides know of each other; of a battle as one side knows it, its own contacts alone. */
function namedInContacts({ contacts }: BattleState): string[] {
  return Object.values(contacts).flatMap((list) => list.flatMap(({ units }) => units.map(({ id }) => id)));
}
