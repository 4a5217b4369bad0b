import { Module } from '@nestjs/common';
import { requestsOf } from '@vedette/contracts';
import { LedgerModule, theatreSource } from '@vedette/ledger';
import { MessagingModule } from '@vedette/messaging';
import { DatabaseModule } from '@vedette/platform';
import { VaultModule } from '@vedette/vault';
import { BookWriter } from './book/book-writer.js';
import { TurnBooks } from './book/turn-books.js';
import { IntakeController } from './intake.controller.js';
import { Clock } from './intake/clock.js';
import { CloseOrderBook } from './intake/close-order-book.js';
import { ListOrders } from './intake/list-orders.js';
import { PreviewOrders } from './intake/preview-orders.js';
import { ProveOrder } from './intake/prove-order.js';
import { SubmitOrders } from './intake/submit-orders.js';
import { WithdrawOrder } from './intake/withdraw-order.js';

export const SERVICE = 'order-intake';

/** Order-intake: judges orders, writes them down, and gives receipts. */
@Module({
  imports: [
    DatabaseModule.forRoot(SERVICE),
    MessagingModule.forRoot({ service: SERVICE, mustAnswer: requestsOf(SERVICE) }),
    VaultModule.forRoot(),
    LedgerModule.forRoot({ part: 'reader', theatres: theatreSource }),
  ],
  controllers: [IntakeController],
  providers: [
    Clock,
    TurnBooks,
    BookWriter,
    SubmitOrders,
    PreviewOrders,
    ListOrders,
    WithdrawOrder,
    CloseOrderBook,
    ProveOrder,
  ],
})
export class IntakeModule {}
