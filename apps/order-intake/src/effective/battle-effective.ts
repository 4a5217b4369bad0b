import { type BattleOrder, type BattleState, commandsWithin, isWithin, unitsWithin } from '@vedette/battle';
import { defaultOfCommand, defaultOfUnit, levelByDefault, mayOrder, ownPart } from '@vedette/battle-rules';
import type { AnswerOf, effectiveOrders } from '@vedette/contracts';
import { isOfBattle, type Order, textOf } from '../game/sent-order.js';

type Effective = AnswerOf<typeof effectiveOrders>['pieces'][number];
type Doing = Pick<Effective, 'origin' | 'by' | 'order' | 'text' | 'words' | 'receipt' | 'problems'>;

/** An order of the turn that stands, and what is told of it to who sent it. */
export interface StandingInTurn {
  readonly order: Order;
  readonly player: string;
  readonly doing: Doing;
}

/**
 * The orders by which the pieces of a player of a battle act: for each unit, command and leader he may order the last order that moves it,
 * its own before that of its command, that before one above; and what it does of itself (P-31.3, P-32). `judge` says whether an order would be
 * taken now. Made of his own side's part of the battle; the enemy does not come into it.
 */
export function battleEffective(
  battle: BattleState,
  officer: string,
  sent: readonly StandingInTurn[],
  judge: (order: BattleOrder) => boolean,
): Effective[] {
  const side = battle.players.find(({ id }) => id === officer)!.side;
  const known = ownPart(battle, side);
  const pieces = [...known.units.keys(), ...known.commands.keys(), ...known.leaders.keys()];
  return [...new Set(pieces)]
    .filter((piece) => mayOrder(known, officer, piece))
    .sort()
    .map((piece): Effective => {
      const byDefault = defaultOf(known, piece);
      const order =
        byDefault.order === null || !judge({ ...byDefault.order, by: officer }) ? null : byDefault.order;
      return {
        ...{ piece, at: 'land', capacity: 'commander' },
        ...(doingOf(known, piece, officer, sent) ?? nothingSent(byDefault.words)),
        default: { words: byDefault.words, order, text: order && textOf(order) },
      };
    });
}

const nothingSent = (words: string): Doing => ({
  ...{ origin: 'default', by: null, order: null, text: null, words, receipt: null, problems: [] },
});

function defaultOf(
  known: BattleState,
  piece: string,
): { readonly words: string; readonly order: BattleOrder<'activate'> | null } {
  const unit = known.units.get(piece);
  if (unit) return { words: defaultOfUnit(known, unit), order: null };
  const command = known.commands.get(piece);
  if (!command) return { words: `${piece} stays where he is`, order: null };
  const words = defaultOfCommand(known, piece);
  // An army or a wing as such is never activated (G-20).
  if (command.level === 'army' || command.level === 'wing')
    return { words: `${piece} as such does not act`, order: null };
  return { words, order: { kind: 'activate', command: piece, at: levelByDefault(known, piece) } };
}

/** What a piece does by the orders that stand; undefined where none moves it. */
function doingOf(
  known: BattleState,
  piece: string,
  officer: string,
  sent: readonly StandingInTurn[],
): Doing | undefined {
  let found: { readonly near: number; readonly one: StandingInTurn } | undefined;
  for (const one of sent) {
    if (!isOfBattle(one.order)) continue;
    const near = nearness(known, one.order, piece);
    if (near !== null && (found === undefined || near <= found.near)) found = { near, one };
  }
  if (!found) return undefined;
  const { doing, player } = found.one;
  if (player === officer) return doing;
  // Whoever commands all that the sender does may read what he sent; of a superior one learns that there is an order.
  const sender = known.players.find(({ id }) => id === player)?.commands;
  const mine = known.players.find(({ id }) => id === officer)?.commands;
  if (!mine || sender?.every((command) => mayOrder(known, officer, command)))
    return { ...doing, origin: 'deputy', by: player };
  return { ...nothingSent(`${piece} has an order of its commander`), origin: 'commander' };
}

/** A leader bears the name of his command as a rule: what moves that comes before what moves him alone. */
const HIMSELF = 1_000;

/** How closely an order moves a piece: 0 by its own name, more by that of a command above; null not at all. */
function nearness(known: BattleState, order: BattleOrder, piece: string): number | null {
  const alone = known.commands.has(piece) ? HIMSELF : 0;
  switch (order.kind) {
    case 'activate': {
      if (order.unit !== undefined) return order.unit === piece ? 0 : null;
      if (order.leaders?.some(({ leader }) => leader === piece)) return alone;
      return depthBelow(known, order.command!, piece);
    }
    case 'gift':
      if (order.plan.some(({ unit }) => unit === piece)) return 0;
      return order.leader === piece ? alone : null;
    case 'leader':
    case 'commit':
      return order.leader === piece ? alone : null;
    default:
      return null;
  }
}

/** Commands between one and a unit or command below it, from 1 where there is none; null of what is not below it. */
function depthBelow(known: BattleState, above: string, piece: string): number | null {
  const command = known.commands.has(piece) ? piece : known.units.get(piece)?.command;
  if (command === undefined || !isWithin(known, command, above)) return null;
  const between = commandsWithin(known, above).filter(({ id }) => isWithin(known, command, id)).length;
  return unitsWithin(known, above).some(({ id }) => id === piece) ? between : between - 1;
}
