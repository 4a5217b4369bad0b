import { BaseRpcContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';

/** Second argument of a method that answers a question. */
export class AnswerContext extends BaseRpcContext<[string, MsgHdrs | undefined]> {
  constructor(
    /** Subject without the installation's prefix. */
    readonly subject: string,
    readonly headers: MsgHdrs | undefined,
  ) {
    super([subject, headers]);
  }
}
