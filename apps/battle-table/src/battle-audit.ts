import { type BattleStep, copyBattle, ToldList } from '@vedette/battle';
import { BATTLE_EVENTS, decideStep, ordersInForce } from '@vedette/battle-rules';
import type { AuditedPhase } from '@vedette/contracts';
import { HexMap } from '@vedette/hex';
import {
  type BattleGame,
  isBattle,
  outcomeDigest,
  sequenceOfGame,
  TurnNotFoundError,
  TurnNotResolvedError,
  TurnRecord,
} from '@vedette/ledger';
import { fold } from '@vedette/record';
import { type Auditor, type GameSources, PhaseMissingError } from '@vedette/resolution';
import { firstWindow, ordersOf } from './orders-of-turn.js';

/** Plays the steps of a resolved turn of a battle once more and compares. It writes nothing. */
export class BattleAudit implements Auditor {
  constructor(private readonly sources: GameSources) {}

  /** Every step; none of a campaign. @throws TurnNotFoundError @throws TurnNotResolvedError @throws PhaseMissingError */
  async run(campaign: string, turn: number): Promise<AuditedPhase[]> {
    const { store, openings, battles } = this.sources;
    const { campaign: facts } = await openings.of(campaign);
    if (!isBattle(facts)) return [];
    const seed = await openings.secretOf(campaign);
    const record = new TurnRecord<BattleGame>(campaign, turn).add(await store.readTurns(campaign, turn));
    if (!record.opened) throw new TurnNotFoundError(campaign, turn);
    if (!record.resolved) throw new TurnNotResolvedError(campaign, turn);
    const closed = { state: await battles.master(campaign, turn), orders: ordersOf(record) };
    const orders = ordersInForce(closed, await firstWindow(this.sources, { campaign, turn, facts }));
    const map = new HexMap(closed.state.map);
    // Each step from what the log says of those before it, not from what came out here.
    const logged = await battles.at(campaign, turn);
    return sequenceOfGame(facts, { season: 'campaign', turn }).map(({ name }) => {
      const step = name as BattleStep;
      const done = record.phases.get(step);
      if (!done) throw new PhaseMissingError(step, turn);
      const again = decideStep(copyBattle(logged), step, {
        map,
        orders,
        seed,
        told: new ToldList({}),
      });
      fold(BATTLE_EVENTS, logged, done.events);
      const decided = outcomeDigest(again);
      return { phase: step, agrees: done.outcome === decided, recorded: done.outcome, decided };
    });
  }
}
