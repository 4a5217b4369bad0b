import { Module } from '@nestjs/common';
import { requestsOf } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { CampaignOpenings, LedgerModule } from '@vedette/ledger';
import { theatreSource } from '@vedette/theatres';
import { MessagingModule, PHASE_STREAM, TRIAL_STREAM } from '@vedette/messaging';
import { DATABASE_POOL, DatabaseModule, readConfiguration } from '@vedette/platform';
import { logStreamSettings } from '@vedette/settings';
import { schemaWhenReady, VaultModule } from '@vedette/vault';
import type { Pool } from 'pg';
import { AdministrationController } from './administration/administration.controller.js';
import { AnnounceCommand } from './administration/announce.command.js';
import { BattleEdits } from './administration/battle-edits.js';
import { EditCommands } from './administration/edits.command.js';
import { AdministrationLog } from './administration/read-log.js';
import { RetitleCommand } from './administration/retitle.command.js';
import { RollBackCommands } from './administration/roll-back.commands.js';
import { UmpireWriter } from './administration/umpire-writer.js';
import { HoldCommand } from './administration/hold.command.js';
import { AdministrationWriter } from './administration/administration-writer.js';
import { NoteOrdersSeenCommand } from './administration/note-orders-seen.command.js';
import { NotePlaceCommand } from './administration/note-place.command.js';
import { TrialQueue } from './administration/trial-queue.js';
import { Trials } from './administration/trials.js';
import { BattleMoments } from './administration/battle-moments.js';
import { WholePosition } from './administration/whole-position.js';
import { Boards } from './board/boards.js';
import { ClockKeeper } from './clock/clock-keeper.js';
import { ClockWriter } from './clock/clock-writer.js';
import { Heartbeat } from './clock/heartbeat.js';
import { conductorHistory, HouseClock } from './clock/house-clock.js';
import { Briefs } from './commands/briefs.js';
import { CampaignLifeCommands } from './commands/campaign-life.commands.js';
import { CloseTurnCommand } from './commands/close-turn.command.js';
import { CreateCampaignCommand } from './commands/create-campaign.command.js';
import { ClockCommands } from './commands/keep-clock.commands.js';
import { OpenTurnCommand } from './clock/open-turn.command.js';
import { SentPositions } from './commands/sent-positions.js';
import { ScenarioShelf } from './commands/scenario-shelf.js';
import { Agenda } from './conduct/agenda.js';
import { Colleagues } from './conduct/colleagues.js';
import { DuePhases } from './conduct/due-phases.js';
import { PhaseQueue } from './conduct/phase-queue.js';
import { VoteCommands } from './votes/vote.commands.js';
import { VotesController } from './votes/votes.controller.js';
import { HouseStalls } from './watch/house-stalls.js';
import { HouseWatch } from './watch/house-watch.js';
import { UntakenPhases } from './watch/untaken-phases.js';
import { LogFollower } from './conduct/log-follower.js';
import { Presence } from './watch/presence.js';
import { HistoryController } from './watch/history.controller.js';
import { StallsController } from './watch/stalls.controller.js';
import { Sweep } from './watch/sweep.js';
import { VerifiedController } from './watch/verified.controller.js';
import { TurnConductor } from './conduct/turn-conductor.js';
import { TurnProgress } from './conduct/turn-progress.js';
import { TurnsAhead } from './conduct/turns-ahead.js';
import { ConductorController } from './conductor.controller.js';
import { DeadLettersController } from './operation/dead-letters.controller.js';
import { CONDUCTOR_SETTINGS, type ConductorSettings, readConductorSettings } from './settings.js';

export const SERVICE = 'turn-conductor';

/** The turn-conductor: opens and closes turns, hands phases out, and says when a turn is resolved. */
@Module({
  imports: [
    DatabaseModule.forRoot(SERVICE),
    MessagingModule.forRoot({
      service: SERVICE,
      streams: [PHASE_STREAM, TRIAL_STREAM],
      mustAnswer: requestsOf(SERVICE),
    }),
    VaultModule.forRoot(),
    LedgerModule.forRoot({
      service: SERVICE,
      part: 'sealer',
      relays: () => readConfiguration(logStreamSettings, process.env),
      theatres: theatreSource,
    }),
  ],
  controllers: [
    ConductorController,
    AdministrationController,
    VotesController,
    DeadLettersController,
    VerifiedController,
    StallsController,
    HistoryController,
  ],
  providers: [
    { provide: CONDUCTOR_SETTINGS, useFactory: () => readConductorSettings(process.env) },
    {
      provide: Boards,
      inject: [EventStore, CampaignOpenings],
      useFactory: (store: EventStore, openings: CampaignOpenings) => new Boards(store, openings),
    },
    {
      provide: HouseClock,
      inject: [DATABASE_POOL, CONDUCTOR_SETTINGS],
      useFactory: async (pool: Pool, settings: ConductorSettings) => {
        await schemaWhenReady(pool, conductorHistory());
        return new HouseClock(pool, settings.CLOCK_GAP_SECONDS);
      },
    },
    ScenarioShelf,
    SentPositions,
    CampaignLifeCommands,
    Agenda,
    { provide: Colleagues, useFactory: () => new Colleagues() },
    DuePhases,
    PhaseQueue,
    TurnProgress,
    TurnsAhead,
    TurnConductor,
    ClockWriter,
    ClockKeeper,
    Heartbeat,
    ClockCommands,
    CloseTurnCommand,
    OpenTurnCommand,
    CreateCampaignCommand,
    UmpireWriter,
    BattleEdits,
    EditCommands,
    AnnounceCommand,
    AdministrationLog,
    TrialQueue,
    Trials,
    RollBackCommands,
    BattleMoments,
    AdministrationWriter,
    WholePosition,
    NoteOrdersSeenCommand,
    Briefs,
    RetitleCommand,
    VoteCommands,
    NotePlaceCommand,
    HoldCommand,
    LogFollower,
    Sweep,
    Presence,
    HouseStalls,
    HouseWatch,
    UntakenPhases,
  ],
})
export class ConductorModule {}
