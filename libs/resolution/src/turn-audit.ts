import type { PhaseName } from '@vedette/campaign';
import type { AuditedPhase } from '@vedette/contracts';
import { ConflictError } from '@vedette/platform';
import {
  isBattle,
  outcomeDigest,
  TurnNotFoundError,
  TurnNotResolvedError,
  TurnRecord,
} from '@vedette/ledger';
import { decidePhase, type Deciders, judgeTurn, TurnBranches } from '@vedette/referee';
import { ancestorsOf, type PhaseOwner, sequenceOf } from '@vedette/rulebooks';
import type { Auditor } from './auditor.js';
import type { DeskSources } from './turn-desk.js';

/** The log of a resolved turn holds no completion of a phase; it was written by something else than this house. */
export class PhaseMissingError extends ConflictError {
  constructor(phase: string, turn: number) {
    super('phase-missing', `Turn ${turn} is resolved and has no completion of ${phase} in the log.`);
  }
}

/**
 * Resolves phases of a resolved turn once more and compares what comes out with what stands in the log. It writes nothing.
 * A difference means that the rules are not deterministic, that they have changed since, or that the log was tampered with.
 */
export class TurnAudit implements Auditor {
  constructor(
    private readonly owner: PhaseOwner,
    private readonly deciders: Deciders,
    private readonly sources: DeskSources,
  ) {}

  /** Every phase of this owner; none of a battle. @throws TurnNotFoundError @throws TurnNotResolvedError */
  async run(campaign: string, turn: number): Promise<AuditedPhase[]> {
    const { store, openings, starts } = this.sources;
    if (isBattle((await openings.of(campaign)).campaign)) return [];
    const secret = await openings.secretOf(campaign);
    const record = new TurnRecord(campaign, turn).add(await store.readTurns(campaign, turn));
    if (!record.opened) throw new TurnNotFoundError(campaign, turn);
    if (!record.resolved) throw new TurnNotResolvedError(campaign, turn);
    const start = await starts.at(campaign, turn);
    const sequence = sequenceOf(start);
    const judged = judgeTurn(
      start,
      record.standing().map(({ order }) => order),
    );
    const audited: AuditedPhase[] = [];
    for (const { name: phase } of sequence.filter(({ owner }) => owner === this.owner)) {
      // Each phase from the start anew: what the log says of those before it counts, not what came out here.
      const branches = new TurnBranches(await starts.at(campaign, turn), sequence);
      for (const before of ancestorsOf(sequence, phase)) branches.learned(before, eventsOf(record, before));
      const state = branches.stateFor(phase);
      const events = decidePhase({ state, phase, judged, secret, deciders: this.deciders });
      const recorded = record.phases.get(phase)?.outcome ?? '';
      const decided = outcomeDigest(events);
      audited.push({ phase, agrees: recorded === decided, recorded, decided });
    }
    return audited;
  }
}

function eventsOf(record: TurnRecord, phase: PhaseName) {
  const resolved = record.phases.get(phase);
  if (!resolved) throw new PhaseMissingError(phase, record.turn);
  return resolved.events;
}
