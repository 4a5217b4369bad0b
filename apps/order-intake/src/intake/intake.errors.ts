import { BATTLE_ORDER_KINDS } from '@vedette/battle';
import { type JsonPointer, ORDER_KINDS } from '@vedette/campaign';
import type { UnreadableOrder } from '@vedette/contracts';
import { ConflictError, InvalidRequestError, NotFoundError, VedetteError } from '@vedette/platform';

/** The turn takes no orders any more, or not yet. */
export class TurnNotOpenError extends ConflictError {
  constructor(
    turn: number,
    rule: string,
    code: 'turn-closed' | 'turn-not-open' | 'deadline-passed',
    why: string,
  ) {
    super(code, `Turn ${turn} takes no orders: ${why}.`, { field: '/turn', rule });
  }
}

/** The asker has no place in the campaign. */
export class NotAPlayerError extends VedetteError {
  constructor(player: string, campaign: string) {
    super({
      code: 'not-a-player',
      status: 403,
      field: '/player',
      message: `${player} is no player of campaign ${campaign}.`,
    });
  }
}

/** An order names somebody else as its sender. */
export class OrderInAnotherNameError extends VedetteError {
  /** `own` are the names the sender may use in the turn, his own among them. */
  constructor(
    { place, sent, own }: { readonly place: number; readonly sent: string; readonly own: readonly string[] },
    rule: string,
  ) {
    super({
      code: 'order-in-another-name',
      status: 403,
      field: `/orders/${place}/by`,
      rule,
      message: `An order is sent in one's own name, or for somebody who has handed over to you for this turn: found ${sent}; leave "by" out, or give ${own.join(' or ')}.`,
    });
  }
}

/** Orders of somebody are asked for who has not handed over to the asker; whether he exists is not said. */
export class NotStandingInError extends VedetteError {
  constructor(rule: string) {
    super({
      code: 'not-standing-in',
      status: 403,
      field: '/officer',
      rule,
      message:
        'You stand in for nobody of that name in this turn: leave "officer" out, or have him hand over.',
    });
  }
}

const KINDS = { campaign: ORDER_KINDS, battle: BATTLE_ORDER_KINDS } as const;

/** An order is of a kind that another game has. */
export class OrderOfAnotherGameError extends InvalidRequestError {
  constructor(place: number, kind: string, game: 'campaign' | 'battle', rule: string) {
    super({
      code: 'order-of-another-game',
      status: 422,
      field: `/orders/${place}/kind`,
      rule,
      message: `An order of kind "${kind}" is none of this ${game}; its kinds are ${KINDS[game].join(', ')}.`,
    });
  }
}

/** An order is of a kind that is carried out once. */
export class KindDoesNotStandError extends InvalidRequestError {
  /** `kinds` are those that stand; none in a battle, where instructions last of themselves (P-34). */
  constructor(place: number, kind: string, kinds: readonly string[], rule: string) {
    const allowed =
      kinds.length > 0
        ? `standing orders are of kind ${kinds.join(', ')}`
        : 'in a battle what troops do of themselves is told once, by an order of kind standing, and lasts';
    super({
      code: 'kind-does-not-stand',
      status: 422,
      field: `/orders/${place}/kind`,
      rule,
      message: `An order of kind "${kind}" is carried out once; ${allowed}. Send it without "standing".`,
    });
  }
}

/** A place that is meant to be a square of the theatre is none. */
export class UnknownSquareError extends InvalidRequestError {
  constructor(
    found: string,
    { first, last }: { readonly first: string; readonly last: string },
    rule: string,
  ) {
    super({
      code: 'unknown-square',
      status: 422,
      field: '/from',
      rule,
      message: `"${found}" is no square of this theatre; squares run from ${first} to ${last}, column first. Name the square the piece is meant to stand in, or leave it out.`,
    });
  }
}

/** An order is sent further ahead than anybody can plan. */
export class TurnTooFarError extends InvalidRequestError {
  constructor(turn: number, last: number, rule: string) {
    super({
      code: 'turn-too-far',
      status: 422,
      field: '/turn',
      rule,
      message: `Orders are taken for turns up to ${last}; turn ${turn} is further ahead. Send it later, or make it a standing order.`,
    });
  }
}

/** An assignment cannot be taken back: orders were judged by it since. */
export class AssignmentHoldsError extends ConflictError {
  constructor(id: string, rule: string) {
    super(
      'assignment-holds',
      `Order ${id} is an assignment; it holds from the moment it was sent, and others may have given orders by it. Send another assignment instead.`,
      { field: '/id', rule },
    );
  }
}

/** A client's key was used before for other orders. */
export class KeyReusedError extends ConflictError {
  constructor(key: string) {
    super('key-reused', `The key ${key} was used for other orders; take a new key for new orders.`, {
      field: '/key',
    });
  }
}

/** A player has sent more than anybody needs. */
export class TooManyOrdersError extends InvalidRequestError {
  constructor(most: number) {
    super({
      code: 'too-many-orders',
      status: 422,
      field: '/orders',
      message: `A player may send ${most} orders a turn; wait for the next turn.`,
    });
  }
}

/** There is no such order of this player's. Whether another player has one of that id is not said. */
export class OrderNotFoundError extends NotFoundError {
  constructor(id: string) {
    super('order', id);
  }
}

/** An order that does not stand cannot be withdrawn, nor proved. */
export class OrderDoesNotStandError extends ConflictError {
  constructor(id: string, why: 'refused' | 'withdrawn') {
    super('order-does-not-stand', `Order ${id} was ${why}; it does not stand.`, { field: '/id' });
  }
}

/** The book is still open, so it has no root yet. */
export class BookOpenError extends ConflictError {
  constructor(turn: number) {
    super('order-book-open', `Turn ${turn} still takes orders; its book has a root when it is closed.`);
  }
}

/** There is nothing of this name or id among what the asker keeps. */
export class NotKeptError extends NotFoundError {
  constructor(what: 'standing-order' | 'template' | 'hand-over', name: string) {
    super(what, name);
  }
}

/** A player keeps more than anybody needs. */
export class TooManyKeptError extends InvalidRequestError {
  constructor(what: 'standing orders' | 'templates' | 'hand-overs', most: number) {
    super({
      code: 'too-many-kept',
      status: 422,
      field: '/',
      message: `A player keeps at most ${most} ${what}; end or remove some.`,
    });
  }
}

/** A hand-over cannot be made as asked. */
export class HandOverInvalidError extends InvalidRequestError {
  constructor(
    field: '/to' | '/from' | '/until',
    rule: string,
    code: 'unknown-player' | 'hand-over-to-oneself' | 'turns-reversed' | 'turns-over' | 'already-handed-over',
    message: string,
  ) {
    super({ code, status: 422, field, rule, message });
  }
}

/** An order cannot be copied to a piece: it is not a unit's or ship's own, or the piece is of the other service. */
export class NotCopiableError extends InvalidRequestError {
  constructor(field: JsonPointer, rule: string, message: string) {
    super({ code: 'not-copiable', status: 422, field, rule, message });
  }
}

/** Nothing in a text could be read as an order. */
export class NothingReadableError extends InvalidRequestError {
  constructor(unreadable: readonly UnreadableOrder[]) {
    const errors = unreadable.map(({ line, column, code, rule, message }) => ({
      code,
      rule,
      field: '/' as const,
      line,
      column,
      message,
    }));
    super({
      code: 'order-unreadable',
      field: '/',
      rule: 'vedette/orders@1',
      message:
        errors[0]?.message ??
        'The text holds no order; write one a line, for instance "US1IN march G6-V6 - G7-V6; assault / defend".',
      errors,
    });
  }
}

/** A text holds more orders than one submission may. */
export class TextTooLongError extends InvalidRequestError {
  constructor(found: number, most: number) {
    super({
      code: 'too-many-orders',
      status: 422,
      field: '/',
      rule: 'vedette/orders@1',
      message: `The text holds ${found} orders; at most ${most} are taken at once. Send it in parts.`,
    });
  }
}
