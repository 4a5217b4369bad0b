import { Module } from '@nestjs/common';
import { requestsOf } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { CampaignOpenings, LedgerModule } from '@vedette/ledger';
import { MessagingModule, PHASE_STREAM } from '@vedette/messaging';
import { DatabaseModule } from '@vedette/platform';
import { VaultModule } from '@vedette/vault';
import { Boards } from './board/boards.js';
import { CloseTurnCommand } from './commands/close-turn.command.js';
import { CreateCampaignCommand } from './commands/create-campaign.command.js';
import { OpenTurnCommand } from './commands/open-turn.command.js';
import { ScenarioShelf } from './commands/scenario-shelf.js';
import { DuePhases } from './conduct/due-phases.js';
import { LogFollower } from './conduct/log-follower.js';
import { Sweep } from './conduct/sweep.js';
import { TurnConductor } from './conduct/turn-conductor.js';
import { TurnProgress } from './conduct/turn-progress.js';
import { ConductorController } from './conductor.controller.js';
import { CONDUCTOR_SETTINGS, readConductorSettings } from './settings.js';

export const SERVICE = 'turn-conductor';

/** The turn-conductor: opens and closes turns, hands phases out, and says when a turn is resolved. */
@Module({
  imports: [
    DatabaseModule.forRoot(SERVICE),
    MessagingModule.forRoot({ service: SERVICE, streams: [PHASE_STREAM], mustAnswer: requestsOf(SERVICE) }),
    VaultModule.forRoot(),
    LedgerModule.forRoot({ part: 'sealer', relays: 'the log' }),
  ],
  controllers: [ConductorController],
  providers: [
    { provide: CONDUCTOR_SETTINGS, useFactory: () => readConductorSettings(process.env) },
    {
      provide: Boards,
      inject: [EventStore, CampaignOpenings],
      useFactory: (store: EventStore, openings: CampaignOpenings) => new Boards(store, openings),
    },
    ScenarioShelf,
    DuePhases,
    TurnProgress,
    TurnConductor,
    CloseTurnCommand,
    OpenTurnCommand,
    CreateCampaignCommand,
    LogFollower,
    Sweep,
  ],
})
export class ConductorModule {}
