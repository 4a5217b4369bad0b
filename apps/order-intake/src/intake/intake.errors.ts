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
  constructor(place: number, rule: string) {
    super({
      code: 'order-in-another-name',
      status: 403,
      field: `/orders/${place}/by`,
      rule,
      message: 'An order is sent in one\'s own name: leave "by" out, or give your own player id.',
    });
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
      message: `A player may send ${most} orders a turn; withdraw what no longer stands, or wait for the next turn.`,
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
