import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { holdTurn, QuestionOf, TurnStateDocument } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { causeMeta, storedEvent, TurnSetAside } from '@vedette/ledger';
import { ConflictError } from '@vedette/platform';
import { readyPhases } from '@vedette/rulebooks';
import { Boards } from '../board/boards.js';
import { turnState } from '../board/turn-state.js';
import { mustGoOn } from './roll-back.commands.js';

/** Sets a turn aside by hand, as it is when a phase keeps failing; resuming it is the same as then. */
@Injectable()
export class HoldCommand {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
  ) {}

  /** @throws CampaignOverError @throws ConflictError `nothing-to-hold` unless the turn is being resolved */
  async run({ campaign, reason, by }: QuestionOf<typeof holdTurn>): Promise<TurnStateDocument> {
    const board = await this.boards.fresh(campaign);
    mustGoOn(board);
    const { record, sequence } = board;
    const { turn, closedAt, resolved, rolledBack, setAside } = record;
    const [next] = readyPhases(sequence, new Set(record.phases.keys()));
    if (!closedAt || resolved || rolledBack || setAside || !next)
      throw new ConflictError(
        'nothing-to-hold',
        `Turn ${turn} is not being resolved just now; one that takes orders is stopped by stopping its clock.`,
      );
    const attempts = record.stalls.get(next.name)?.attempt ?? 1;
    await this.store.append({
      campaign,
      stream: 'turn',
      expectedVersion: board.versions['turn'] ?? 0,
      commandId: randomUUID(),
      events: [
        storedEvent(TurnSetAside, { turn, phase: next.name, attempts, trouble: reason, by }, { turn }),
      ],
      meta: causeMeta(),
    });
    const after = await this.boards.fresh(campaign);
    return turnState(after.record, after.sequence);
  }
}
