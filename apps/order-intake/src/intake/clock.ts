import { Injectable } from '@nestjs/common';

/** The clock of the house: times on receipts and deadlines are this server's. */
@Injectable()
export class Clock {
  /** Milliseconds since 1970. */
  now(): number {
    return Date.now();
  }
}
