import { Module } from '@nestjs/common';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { requestsOf } from '@vedette/contracts';
import { LedgerModule } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { MessagingModule } from '@vedette/messaging';
import { DATABASE, DATABASE_POOL, DatabaseModule } from '@vedette/platform';
import { schemaWhenReady, VaultModule } from '@vedette/vault';
import { BookWriter } from './stream/book-writer.js';
import { ReceiptOffice } from './book/receipt-office.js';
import { TurnBooks } from './book/turn-books.js';
import { CarryOrders } from './book/carry-orders.js';
import { DeskController } from './desk/desk.controller.js';
import { intakeHistory, type IntakeSchema } from './desk/intake-schema.js';
import { SeatDesks } from './desk/seat-desks.js';
import { EffectiveController } from './effective/effective.controller.js';
import { EffectiveOrders } from './effective/effective-orders.js';
import { FindReach } from './reach/find-reach.js';
import { ReachController } from './reach/reach.controller.js';
import { CampaignFiles } from './file/campaign-files.js';
import { IntakeController } from './intake.controller.js';
import { CloseOrderBook } from './intake/close-order-book.js';
import { CopyOrder } from './intake/copy-order.js';
import { HandOvers } from './intake/hand-overs.js';
import { ListOrders } from './intake/list-orders.js';
import { OrderHistory } from './intake/order-history.js';
import { OrderTemplates } from './intake/order-templates.js';
import { OrderOptions } from './intake/order-options.js';
import { OrderTexts } from './intake/order-texts.js';
import { PlanOrders } from './intake/plan-orders.js';
import { PreviewOrders } from './intake/preview-orders.js';
import { ProveOrder } from './intake/prove-order.js';
import { StandInSights } from './intake/stand-in-sights.js';
import { StandingOrders } from './intake/standing-orders.js';
import { SubmitOrders } from './intake/submit-orders.js';
import { WithdrawOrder } from './intake/withdraw-order.js';

export const SERVICE = 'order-intake';

/** Order-intake: judges orders, writes them down, and gives receipts. */
@Module({
  imports: [
    DatabaseModule.forRoot(SERVICE),
    MessagingModule.forRoot({ service: SERVICE, mustAnswer: requestsOf(SERVICE) }),
    VaultModule.forRoot(),
    LedgerModule.forRoot({ service: SERVICE, part: 'reader', theatres: theatreSource }),
  ],
  controllers: [IntakeController, EffectiveController, ReachController, DeskController],
  providers: [
    BookWriter,
    ReceiptOffice,
    CampaignFiles,
    CarryOrders,
    TurnBooks,
    SubmitOrders,
    PlanOrders,
    OrderOptions,
    OrderTexts,
    CopyOrder,
    StandingOrders,
    OrderTemplates,
    HandOvers,
    StandInSights,
    PreviewOrders,
    ListOrders,
    OrderHistory,
    WithdrawOrder,
    CloseOrderBook,
    ProveOrder,
    EffectiveOrders,
    FindReach,
    {
      provide: SeatDesks,
      inject: [DATABASE_POOL, DATABASE],
      useFactory: async (pool: Pool, db: Kysely<IntakeSchema>) => {
        await schemaWhenReady(pool, intakeHistory());
        return new SeatDesks(db);
      },
    },
  ],
})
export class IntakeModule {}
