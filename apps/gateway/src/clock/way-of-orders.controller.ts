import { Controller } from '@nestjs/common';
import { receiptKey, wayOfOrders } from '@vedette/contracts';
import { Answers, RequestClient } from '@vedette/messaging';

/** Tells the clock whether orders could be sent just now. */
@Controller()
export class WayOfOrdersController {
  constructor(private readonly requests: RequestClient) {}

  /** Asks order-intake for something it has to look up. @throws NobodyAnswersError, RequestTimeoutError, RemoteError */
  @Answers(wayOfOrders)
  async look(): Promise<Record<string, never>> {
    await this.requests.request(receiptKey, {}, { timeoutMs: 2_000 });
    return {};
  }
}
