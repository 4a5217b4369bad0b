import { Controller } from '@nestjs/common';
import { type QuestionOf, receiptKey, wayOfOrders } from '@vedette/contracts';
import { Answers, RequestClient } from '@vedette/messaging';

/** Tells the clock whether orders could be sent just now. */
@Controller()
export class WayOfOrdersController {
  constructor(private readonly requests: RequestClient) {}

  /**
   * Asks order-intake for something it has to look up, with the patience that an order finds: an order that is taken in slowly can be
   * sent. Who no longer wants to know gives up by himself.
   * @throws NobodyAnswersError, RequestTimeoutError, RemoteError
   */
  @Answers(wayOfOrders)
  async look({ cell }: QuestionOf<typeof wayOfOrders>): Promise<Record<string, never>> {
    await this.requests.request(receiptKey, {}, cell === undefined ? {} : { cell });
    return {};
  }
}
