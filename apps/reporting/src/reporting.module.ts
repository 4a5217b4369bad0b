import { Module } from '@nestjs/common';
import { requestsOf } from '@vedette/contracts';
import { LedgerModule } from '@vedette/ledger';
import { MessagingModule } from '@vedette/messaging';
import { DATABASE, DATABASE_POOL, DatabaseModule } from '@vedette/platform';
import { schemaWhenReady, VaultModule } from '@vedette/vault';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { IntelligenceController } from './intelligence/intelligence.controller.js';
import { IntelligenceKeeper } from './intelligence/intelligence-keeper.js';
import { IntelligenceWriter } from './intelligence/intelligence-writer.js';
import { KnownMaps } from './intelligence/known-maps.js';
import { PictureStore } from './intelligence/picture-store.js';
import { MinisterDesk } from './intelligence/minister-desk.js';
import { DebriefRoom } from './answers/debrief-room.js';
import { Debriefs } from './answers/debriefs.js';
import { ProjectionDesk } from './answers/projection-desk.js';
import { MapRoom } from './answers/map-room.js';
import { ReportReader } from './answers/report-reader.js';
import { ToldTurns } from './answers/told-turns.js';
import { KeptReports } from './kept/kept-reports.js';
import { type KeptSchema, reportingHistory } from './kept/kept-schema.js';
import { PrintedMaps } from './printed/printed-maps.js';
import { PrintedMapsController } from './printed/printed-maps.controller.js';
import { ReportKeeper } from './projection/report-keeper.js';
import { ReportingController } from './reporting.controller.js';

export const SERVICE = 'reporting';

/** Reporting: makes every player's reports from the log, and hands them out. */
@Module({
  imports: [
    DatabaseModule.forRoot(SERVICE),
    MessagingModule.forRoot({ service: SERVICE, mustAnswer: requestsOf(SERVICE) }),
    VaultModule.forRoot(),
    LedgerModule.forRoot({ service: SERVICE, part: 'sealer' }),
  ],
  controllers: [ReportingController, IntelligenceController, PrintedMapsController],
  providers: [
    ToldTurns,
    ReportKeeper,
    ReportReader,
    MapRoom,
    PrintedMaps,
    DebriefRoom,
    Debriefs,
    ProjectionDesk,
    KnownMaps,
    IntelligenceWriter,
    IntelligenceKeeper,
    MinisterDesk,
    PictureStore,
    {
      provide: KeptReports,
      inject: [DATABASE_POOL, DATABASE],
      useFactory: async (pool: Pool, db: Kysely<KeptSchema>) => {
        await schemaWhenReady(pool, reportingHistory());
        return new KeptReports(db);
      },
    },
  ],
})
export class ReportingModule {}
