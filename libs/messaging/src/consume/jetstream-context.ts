import { BaseRpcContext } from '@nestjs/microservices';
import type { MsgHdrs } from '@nats-io/transport-node';

/** What a handler may know about the message beside its value. */
export interface Delivery {
  /** Subject without the installation's prefix. */
  readonly subject: string;
  /** Which try this is: 1 for the first. */
  readonly deliveries: number;
  /** Sequence in the stream. */
  readonly sequence: number;
  /** The publisher's id of the message. */
  readonly messageId: string | undefined;
  readonly publishedAt: Date;
  readonly headers: MsgHdrs | undefined;
  /** Aborts when the message was taken away: the work took longer than `maxWorkMs`, or the stop is out of time. */
  readonly signal: AbortSignal;
}

/** Second argument of a handler. */
export class JetStreamContext extends BaseRpcContext<[Delivery]> {
  constructor(readonly delivery: Delivery) {
    super([delivery]);
  }
}
