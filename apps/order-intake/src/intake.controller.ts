import { Controller } from '@nestjs/common';
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
  orderOptions,
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
  type QuestionOf,
} from '@vedette/contracts';
import { RECEIPT_KEY } from '@vedette/ledger';
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
import { OrderOptions } from './intake/order-options.js';
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
    private readonly orderOptions: OrderOptions,
    private readonly texts: OrderTexts,
    private readonly copyOrder: CopyOrder,
    private readonly standing: StandingOrders,
    private readonly templates: OrderTemplates,
    private readonly handOvers: HandOvers,
    private readonly sights: StandInSights,
    private readonly keyring: Keyring,
  ) {}

  @Answers(submitOrders)
  submit(question: QuestionOf<typeof submitOrders>): Promise<AnswerOf<typeof submitOrders>> {
    return this.submitOrders.run(question);
  }

  @Answers(previewOrders)
  preview(question: QuestionOf<typeof previewOrders>): Promise<AnswerOf<typeof previewOrders>> {
    return this.previewOrders.run(question);
  }

  @Answers(orderOptions)
  options(question: QuestionOf<typeof orderOptions>): Promise<AnswerOf<typeof orderOptions>> {
    return this.orderOptions.run(question);
  }

  @Answers(listOrders)
  list(question: QuestionOf<typeof listOrders>): Promise<AnswerOf<typeof listOrders>> {
    return this.listOrders.run(question);
  }

  @Answers(orderHistory)
  readHistory(question: QuestionOf<typeof orderHistory>): Promise<AnswerOf<typeof orderHistory>> {
    return this.history.run(question);
  }

  @Answers(readAsStandIn)
  readAsStandIn(question: QuestionOf<typeof readAsStandIn>): Promise<AnswerOf<typeof readAsStandIn>> {
    return this.sights.read(question);
  }

  @Answers(withdrawOrder)
  withdraw(question: QuestionOf<typeof withdrawOrder>): Promise<AnswerOf<typeof withdrawOrder>> {
    return this.withdrawOrder.run(question);
  }

  @Answers(closeOrderBook)
  close(question: QuestionOf<typeof closeOrderBook>): Promise<AnswerOf<typeof closeOrderBook>> {
    return this.closeOrderBook.run(question);
  }

  @Answers(proveOrder)
  prove(question: QuestionOf<typeof proveOrder>): Promise<AnswerOf<typeof proveOrder>> {
    return this.proveOrder.run(question);
  }

  @Answers(submitText)
  submitText(question: QuestionOf<typeof submitText>): Promise<AnswerOf<typeof submitText>> {
    return this.texts.submit(question);
  }

  @Answers(previewText)
  previewText(question: QuestionOf<typeof previewText>): Promise<AnswerOf<typeof previewText>> {
    return this.texts.preview(question);
  }

  @Answers(copyOrder)
  copy(question: QuestionOf<typeof copyOrder>): Promise<AnswerOf<typeof copyOrder>> {
    return this.copyOrder.run(question);
  }

  @Answers(listStandingOrders)
  listStanding(
    question: QuestionOf<typeof listStandingOrders>,
  ): Promise<AnswerOf<typeof listStandingOrders>> {
    return this.standing.list(question);
  }

  @Answers(endStandingOrder)
  standDown(question: QuestionOf<typeof endStandingOrder>): Promise<AnswerOf<typeof endStandingOrder>> {
    return this.standing.end(question);
  }

  @Answers(saveTemplate)
  save(question: QuestionOf<typeof saveTemplate>): Promise<AnswerOf<typeof saveTemplate>> {
    return this.templates.save(question);
  }

  @Answers(listTemplates)
  listTemplates(question: QuestionOf<typeof listTemplates>): Promise<AnswerOf<typeof listTemplates>> {
    return this.templates.list(question);
  }

  @Answers(removeTemplate)
  removeTemplate(question: QuestionOf<typeof removeTemplate>): Promise<AnswerOf<typeof removeTemplate>> {
    return this.templates.remove(question);
  }

  @Answers(handOver)
  handOver(question: QuestionOf<typeof handOver>): Promise<AnswerOf<typeof handOver>> {
    return this.handOvers.make(question);
  }

  @Answers(listHandOvers)
  listHandOvers(question: QuestionOf<typeof listHandOvers>): Promise<AnswerOf<typeof listHandOvers>> {
    return this.handOvers.list(question);
  }

  @Answers(endHandOver)
  handBack(question: QuestionOf<typeof endHandOver>): Promise<AnswerOf<typeof endHandOver>> {
    return this.handOvers.end(question);
  }

  @Answers(receiptKey)
  async key(): Promise<AnswerOf<typeof receiptKey>> {
    const { keyId, publicKey } = await this.keyring.signingKey(RECEIPT_KEY);
    return { keyId, algorithm: 'Ed25519', publicKey };
  }
}
