import { type BattleState, copyBattle } from '@vedette/battle';
import { BATTLE_EVENTS, writtenBattle } from '@vedette/battle-rules';
import { fold } from '@vedette/record';
import type { PositionMomentDocument } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { type BattleGame, BattleStarts, sequenceOfGame, TurnRecord } from '@vedette/ledger';
import { Injectable } from '@nestjs/common';
import type { CampaignBoard } from '../board/campaign-board.js';
import { MomentAheadError } from './moment-ahead.error.js';
import { PhaseUnknownError } from './roll-back.commands.js';

type Moment = PositionMomentDocument;

/** A moment of a battle, and the battle as it is written then. */
export interface BattleMoment {
  readonly moment: Moment;
  readonly document: Record<string, unknown>;
}

/** The whole battle at a moment: as far as it was played, or before or after a turn or a step of it. */
@Injectable()
export class BattleMoments {
  constructor(
    private readonly store: EventStore,
    private readonly battles: BattleStarts,
  ) {}

  /** As far as the latest turn has been played. */
  async now(campaign: string, { record }: CampaignBoard): Promise<BattleMoment> {
    const { turn } = record;
    const moment: Moment = { turn, phase: null, at: record.resolved ? 'end' : 'now' };
    return this.after(campaign, moment, await this.steps(campaign, turn));
  }

  /** @throws PhaseUnknownError @throws MomentAheadError */
  async at(campaign: string, moment: Moment, { opening }: CampaignBoard): Promise<BattleMoment> {
    const { turn, phase, at } = moment;
    if (phase === null && at === 'start') return this.after(campaign, moment, []);
    const sequence = sequenceOfGame(opening.campaign, { season: 'campaign', turn });
    const place = phase === null ? sequence.length - 1 : sequence.findIndex(({ name }) => name === phase);
    if (place < 0) throw new PhaseUnknownError(phase!, sequence);
    const wanted = at === 'start' ? place : place + 1;
    const steps = await this.steps(campaign, turn);
    if (steps.length < wanted) throw new MomentAheadError(moment);
    return this.after(campaign, moment, steps.slice(0, wanted));
  }

  /** What happened in each step of a turn that is done, in their order. */
  private async steps(campaign: string, turn: number): Promise<BattleGame['event'][][]> {
    const events = await this.store.readTurns(campaign, turn);
    const record = new TurnRecord<BattleGame>(campaign, turn).add(events);
    return [...record.phases.values()].map((step) => [...step.events]);
  }

  private async after(
    campaign: string,
    moment: Moment,
    steps: readonly (readonly BattleGame['event'][])[],
  ): Promise<BattleMoment> {
    const state: BattleState = fold(
      BATTLE_EVENTS,
      copyBattle(await this.battles.master(campaign, moment.turn)),
      steps.flat(),
    );
    return { moment, document: writtenBattle(state) };
  }
}
