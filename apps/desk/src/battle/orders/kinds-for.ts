import type { BattleView } from '@vedette/battle-sight';
import type { AnyOrder } from '../../seat/composing.js';

const OF_UNIT = ['activate', 'change', 'standing', 'attach', 'setup'] as const;
const OF_COMMAND = ['activate', 'change', 'standing', 'recover', 'attach', 'setup'] as const;
const OF_LEADER = ['leader', 'gift', 'commit', 'leader-standing'] as const;
const OF_GROUP = ['entry', 'alternative'] as const;
const SECOND_HALF: ReadonlySet<string> = new Set([
  ...['activate', 'gift', 'leader', 'pass', 'standing', 'leader-standing', 'side-standing'],
]);
const OF_SIDE = ['pass', 'side-standing', ...OF_GROUP] as const;

/** Kinds of orders a piece may be given, by what it is; whether one is allowed now the referee says. Null for the whole side. */
export function kindsFor(piece: string | null, view: BattleView): readonly string[] {
  const kinds = kindsOf(piece, view);
  // Where a turn closes twice each half has its own.
  return view.window ? kinds.filter((kind) => SECOND_HALF.has(kind) === (view.window === 'second')) : kinds;
}

function kindsOf(piece: string | null, view: BattleView): readonly string[] {
  if (piece === null) return OF_SIDE;
  if (view.units.some(({ id }) => id === piece)) return OF_UNIT;
  const isCommand = view.commands.some(({ id }) => id === piece);
  const isLeader = view.leaders.some(({ id }) => id === piece);
  return [...(isCommand ? OF_COMMAND : []), ...(isLeader ? OF_LEADER : [])];
}

/** An order of a kind with its piece in it and nothing else; null for none that is known. */
export function orderOfKind(kind: string, piece: string | null, view: BattleView): AnyOrder | null {
  const isUnit = view.units.some(({ id }) => id === piece);
  switch (kind) {
    case 'pass':
      return { kind };
    case 'side-standing':
      return { kind: 'standing', for: view.side };
    case 'entry':
    case 'alternative':
      return { kind, ...(view.arrivals[0] ? { group: view.arrivals[0].id } : {}) };
    case 'standing':
      return { kind, for: piece };
    case 'leader-standing':
      return { kind: 'standing', leader: piece };
    case 'leader':
    case 'gift':
    case 'commit':
      return { kind, leader: piece };
    case 'activate':
    case 'change':
    case 'attach':
    case 'recover':
    case 'setup':
      return { kind, [isUnit ? 'unit' : 'command']: piece };
    default:
      return null;
  }
}
