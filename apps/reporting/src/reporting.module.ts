import { Module } from '@nestjs/common';
import { requestsOf } from '@vedette/contracts';
import { LedgerModule } from '@vedette/ledger';
import { MessagingModule } from '@vedette/messaging';
import { DatabaseModule } from '@vedette/platform';
import { VaultModule } from '@vedette/vault';
import { MapRoom } from './answers/map-room.js';
import { ReportReader } from './answers/report-reader.js';
import { ReportKeeper } from './projection/report-keeper.js';
import { ReportWriter } from './projection/report-writer.js';
import { ReportingController } from './reporting.controller.js';

export const SERVICE = 'reporting';

/** Reporting: makes every player's reports from the log, and hands them out. */
@Module({
  imports: [
    DatabaseModule.forRoot(SERVICE),
    MessagingModule.forRoot({ service: SERVICE, mustAnswer: requestsOf(SERVICE) }),
    VaultModule.forRoot(),
    LedgerModule.forRoot({ part: 'sealer' }),
  ],
  controllers: [ReportingController],
  providers: [ReportWriter, ReportKeeper, ReportReader, MapRoom],
})
export class ReportingModule {}
