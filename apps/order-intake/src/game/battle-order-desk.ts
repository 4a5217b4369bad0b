import {
  BATTLE_ORDERS_FORMAT,
  type BattleOrder,
  type BattleState,
  cited,
  faultsOfBattleOrders,
} from '@vedette/battle';
import {
  type BattleReceipt,
  inWords,
  isOpenFor,
  judgeLastOrder,
  judgeOrders,
  mayOrder,
  ownPart,
  windowOf,
} from '@vedette/battle-rules';
import { faultLine, type JsonPointer } from '@vedette/documents';
import type { PieceReach, Receipt } from '@vedette/order-rules';
import { battleChoices } from './battle-choices.js';
import { battleReach } from './battle-reach.js';
import type { DeskOfOrders, GameOffers, GameOption } from './desk-of-orders.js';

/** Something a piece of a battle may be ordered. */
type BattleOption = GameOption & { readonly order: BattleOrder };

/** Above every place in a book of orders: an order that is only tried comes last. */
const PLACE_OF_A_TRIAL = Number.MAX_SAFE_INTEGER;

/**
 * Takes the orders of a battle one after another. Each is judged with those its side has sent before, by the battle as the sender's
 * side knows it: nothing of the enemy lies on this desk, so no answer can tell of him. What is played is judged once more, when
 * all orders are in (P-31).
 */
export class BattleOrderDesk implements DeskOfOrders {
  private readonly accepted: Map<number, BattleOrder>;
  private standing: ReadonlySet<number> | null = null;

  constructor(
    private readonly state: BattleState,
    below: BattleOrderDesk | null = null,
  ) {
    this.accepted = new Map(below?.accepted);
  }

  trial(): BattleOrderDesk {
    return new BattleOrderDesk(this.state, this);
  }

  take(order: BattleOrder, place: number): Receipt {
    const side = this.sideOf(order);
    if (side === null) throw new RangeError(`${String(order.by)} is no player of this battle`);
    const known = ownPart(this.state, side);
    const unknown = faultsOfBattleOrders(
      { format: BATTLE_ORDERS_FORMAT, turn: this.state.turn, orders: [order] },
      known,
    );
    if (unknown.length > 0)
      return {
        order: place,
        accepted: false,
        understood: inWords(order),
        problems: unknown.map((fault) => ({
          severity: 'error' as const,
          code: 'unknown-name',
          rule: cited(['P-31.1']),
          field: inOrder(fault.pointer),
          message: faultLine({ ...fault, pointer: inOrder(fault.pointer) }),
        })),
      };
    if (!isOpenFor(this.state, order.kind)) return sentInOtherWindow(order, place);
    const before = this.ofSide(side).map(([, sent]) => sent);
    const receipt: BattleReceipt = judgeLastOrder(known, [...before, order]);
    if (receipt.accepted) this.enter(order, place);
    return { ...receipt, order: place };
  }

  enter(order: BattleOrder, place: number): void {
    this.accepted.set(place, order);
    this.standing = null;
  }

  withdraw(place: number): void {
    this.accepted.delete(place);
    this.standing = null;
  }

  stands(place: number): boolean {
    this.standing ??= this.whatStands();
    return this.standing.has(place);
  }

  /** Entries of a list stand beside each other, and what replaces what is judged with the whole of a side's orders. */
  standingPlace(): null {
    return null;
  }

  /**
   * What a piece of a player's side could be told now, beside what his side has sent: what would be taken as it stands and without a
   * warning. Judged from the battle as his side knows it, as orders that come in are.
   */
  options(by: string, piece: string): BattleOption[] {
    const side = this.sideOf({ kind: 'pass', by });
    if (side === null) return [];
    return battleChoices(ownPart(this.state, side), piece).flatMap(({ field, order }): BattleOption[] => {
      const { accepted, understood, problems } = this.trial().take({ ...order, by }, PLACE_OF_A_TRIAL);
      return accepted && problems.length === 0 ? [{ field, order, understood, problems }] : [];
    });
  }

  /** The same; orders of a battle have no sections that could be closed. */
  offers(by: string, piece: string): GameOffers {
    return { options: this.options(by, piece), closed: [] };
  }

  /** Where a unit or leader of a player can get, as his side knows the battle; null for pieces that are not his to order. */
  reach(by: string, piece: string): PieceReach | null {
    const side = this.sideOf({ kind: 'pass', by });
    if (side === null || !mayOrder(ownPart(this.state, side), by, piece)) return null;
    return battleReach(this.state, side, piece);
  }

  private whatStands(): Set<number> {
    const standing = new Set<number>();
    for (const side of ['US', 'CSA'] as const) {
      const sent = this.ofSide(side);
      const { receipts } = judgeOrders(ownPart(this.state, side), { orders: sent.map(([, order]) => order) });
      for (const { order, accepted } of receipts) if (accepted) standing.add(sent[order]![0]);
    }
    return standing;
  }

  /** What a side has sent that was accepted and not taken back, in the order of sending. */
  private ofSide(side: 'US' | 'CSA'): [number, BattleOrder][] {
    return [...this.accepted].filter(([, order]) => this.sideOf(order) === side).sort(([a], [b]) => a - b);
  }

  private sideOf({ by }: BattleOrder): 'US' | 'CSA' | null {
    return this.state.players.find(({ id }) => id === by)?.side ?? null;
  }
}

/** The answer to an order that belongs to the other half of a turn that closes twice. */
function sentInOtherWindow(order: BattleOrder, place: number): Receipt {
  const when =
    windowOf(order.kind) === 'second'
      ? 'impulses and standing instructions are sent when the first half of the turn has been played; plan it for the turn after this'
      : 'it was to be sent before the first half of the turn was played; plan it for the turn after this';
  return {
    order: place,
    accepted: false,
    understood: inWords(order),
    problems: [
      {
        severity: 'error',
        code: 'other-window',
        rule: cited(['P-31.1']),
        field: '/kind',
        message: `${order.kind} belongs to the other half of the turn: ${when}`,
      },
    ],
  };
}

/** Where in the order a fault stands that was found in a document of this one order. */
const inOrder = (pointer: string): JsonPointer => pointer.replace(/^\/orders\/0/, '') as JsonPointer;
