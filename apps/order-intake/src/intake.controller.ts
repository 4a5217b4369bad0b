import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import {
  type AnswerOf,
  closeOrderBook,
  copyOrder,
  endHandOver,
  endStandingOrder,
  handOver,
  listHandOvers,
  listOrders,
  listStandingOrders,
  listTemplates,
  orderHistory,
  previewOrders,
  previewText,
  proveOrder,
  readAsStandIn,
  receiptKey,
  removeTemplate,
  saveTemplate,
  submitOrders,
  submitText,
  withdrawOrder,
} from '@vedette/contracts';
import { readQuestion, RECEIPT_KEY } from '@vedette/ledger';
import { Answers } from '@vedette/messaging';
import { Keyring } from '@vedette/vault';
import { CloseOrderBook } from './intake/close-order-book.js';
import { CopyOrder } from './intake/copy-order.js';
import { HandOvers } from './intake/hand-overs.js';
import { ListOrders } from './intake/list-orders.js';
import { OrderHistory } from './intake/order-history.js';
import { OrderTemplates } from './intake/order-templates.js';
import { PreviewOrders } from './intake/preview-orders.js';
import { ProveOrder } from './intake/prove-order.js';
import { StandInSights } from './intake/stand-in-sights.js';
import { StandingOrders } from './intake/standing-orders.js';
import { OrderTexts } from './intake/order-texts.js';
import { SubmitOrders } from './intake/submit-orders.js';
import { WithdrawOrder } from './intake/withdraw-order.js';

/** What others may ask order-intake. */
@Controller()
export class IntakeController {
  constructor(
    private readonly submitOrders: SubmitOrders,
    private readonly previewOrders: PreviewOrders,
    private readonly listOrders: ListOrders,
    private readonly history: OrderHistory,
    private readonly withdrawOrder: WithdrawOrder,
    private readonly closeOrderBook: CloseOrderBook,
    private readonly proveOrder: ProveOrder,
    private readonly texts: OrderTexts,
    private readonly copyOrder: CopyOrder,
    private readonly standing: StandingOrders,
    private readonly templates: OrderTemplates,
    private readonly handOvers: HandOvers,
    private readonly sights: StandInSights,
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

  @Answers(orderHistory)
  readHistory(@Payload() value: unknown): Promise<AnswerOf<typeof orderHistory>> {
    return this.history.run(readQuestion(orderHistory, value));
  }

  @Answers(readAsStandIn)
  readAsStandIn(@Payload() value: unknown): Promise<AnswerOf<typeof readAsStandIn>> {
    return this.sights.read(readQuestion(readAsStandIn, value));
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

  @Answers(submitText)
  submitText(@Payload() value: unknown): Promise<AnswerOf<typeof submitText>> {
    return this.texts.submit(readQuestion(submitText, value));
  }

  @Answers(previewText)
  previewText(@Payload() value: unknown): Promise<AnswerOf<typeof previewText>> {
    return this.texts.preview(readQuestion(previewText, value));
  }

  @Answers(copyOrder)
  copy(@Payload() value: unknown): Promise<AnswerOf<typeof copyOrder>> {
    return this.copyOrder.run(readQuestion(copyOrder, value));
  }

  @Answers(listStandingOrders)
  listStanding(@Payload() value: unknown): Promise<AnswerOf<typeof listStandingOrders>> {
    return this.standing.list(readQuestion(listStandingOrders, value));
  }

  @Answers(endStandingOrder)
  standDown(@Payload() value: unknown): Promise<AnswerOf<typeof endStandingOrder>> {
    return this.standing.end(readQuestion(endStandingOrder, value));
  }

  @Answers(saveTemplate)
  save(@Payload() value: unknown): Promise<AnswerOf<typeof saveTemplate>> {
    return this.templates.save(readQuestion(saveTemplate, value));
  }

  @Answers(listTemplates)
  listTemplates(@Payload() value: unknown): Promise<AnswerOf<typeof listTemplates>> {
    return this.templates.list(readQuestion(listTemplates, value));
  }

  @Answers(removeTemplate)
  removeTemplate(@Payload() value: unknown): Promise<AnswerOf<typeof removeTemplate>> {
    return this.templates.remove(readQuestion(removeTemplate, value));
  }

  @Answers(handOver)
  handOver(@Payload() value: unknown): Promise<AnswerOf<typeof handOver>> {
    return this.handOvers.make(readQuestion(handOver, value));
  }

  @Answers(listHandOvers)
  listHandOvers(@Payload() value: unknown): Promise<AnswerOf<typeof listHandOvers>> {
    return this.handOvers.list(readQuestion(listHandOvers, value));
  }

  @Answers(endHandOver)
  handBack(@Payload() value: unknown): Promise<AnswerOf<typeof endHandOver>> {
    return this.handOvers.end(readQuestion(endHandOver, value));
  }

  @Answers(receiptKey)
  async key(@Payload() value: unknown): Promise<AnswerOf<typeof receiptKey>> {
    readQuestion(receiptKey, value);
    const { keyId, publicKey } = await this.keyring.signingKey(RECEIPT_KEY);
    return { keyId, algorithm: 'Ed25519', publicKey };
  }
}
