import type { AuditedPhase } from '@vedette/contracts';

/** Resolves phases of a resolved turn once more and compares; of turns of another game than its own it has nothing to say. */
export interface Auditor {
  /** @throws TurnNotFoundError @throws TurnNotResolvedError */
  run(campaign: string, turn: number): Promise<AuditedPhase[]>;
}

/** Under which the auditor of a service is asked for. */
export const AUDITOR = Symbol('auditor');
