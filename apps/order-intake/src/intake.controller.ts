import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  type AnswerOf,
  closeOrderBook,
  listOrders,
  previewOrders,
  proveOrder,
  receiptKey,
  submitOrders,
  withdrawOrder,
} from '@vedette/contracts';
import { readQuestion, RECEIPT_KEY } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { Keyring } from '@vedette/vault';
import { CloseOrderBook } from './intake/close-order-book.js';
import { ListOrders } from './intake/list-orders.js';
import { PreviewOrders } from './intake/preview-orders.js';
import { ProveOrder } from './intake/prove-order.js';
import { SubmitOrders } from './intake/submit-orders.js';
import { WithdrawOrder } from './intake/withdraw-order.js';

/** What others may ask order-intake. */
@Controller()
export class IntakeController {
  constructor(
    private readonly submitOrders: SubmitOrders,
    private readonly previewOrders: PreviewOrders,
    private readonly listOrders: ListOrders,
    private readonly withdrawOrder: WithdrawOrder,
    private readonly closeOrderBook: CloseOrderBook,
    private readonly proveOrder: ProveOrder,
    private readonly keyring: Keyring,
  ) {}

  @Answers(submitOrders)
  submit(@Payload() value: unknown): Promise<AnswerOf<typeof submitOrders>> {
    return this.submitOrders.run(readQuestion(submitOrders, value));
  }

  @Answers(previewOrders)
  preview(@Payload() value: unknown): Promise<AnswerOf<typeof previewOrders>> {
    return this.previewOrders.run(readQuestion(previewOrders, value));
  }

  @Answers(listOrders)
  list(@Payload() value: unknown): Promise<AnswerOf<typeof listOrders>> {
    return this.listOrders.run(readQuestion(listOrders, value));
  }

  @Answers(withdrawOrder)
  withdraw(@Payload() value: unknown): Promise<AnswerOf<typeof withdrawOrder>> {
    return this.withdrawOrder.run(readQuestion(withdrawOrder, value));
  }

  @Answers(closeOrderBook)
  close(@Payload() value: unknown): Promise<AnswerOf<typeof closeOrderBook>> {
    return this.closeOrderBook.run(readQuestion(closeOrderBook, value));
  }

  @Answers(proveOrder)
  prove(@Payload() value: unknown): Promise<AnswerOf<typeof proveOrder>> {
    return this.proveOrder.run(readQuestion(proveOrder, value));
  }

  @Answers(receiptKey)
  async key(@Payload() value: unknown): Promise<AnswerOf<typeof receiptKey>> {
    readQuestion(receiptKey, value);
    const { keyId, publicKey } = await this.keyring.signingKey(RECEIPT_KEY);
    return { keyId, algorithm: 'Ed25519', publicKey };
  }
}
