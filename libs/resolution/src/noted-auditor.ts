import type { DatabaseClock } from '@vedette/platform';
import { Logger } from '@nestjs/common';
import type { AuditedPhase } from '@vedette/contracts';
import type { PhaseOwner } from '@vedette/rulebooks';
import type { Pool } from 'pg';
import type { Auditor } from './auditor.js';

/**
 * Audits as another does and notes for everybody when that was and whether all agreed. What was asked of a turn in which this owner has
 * nothing to decide verified nothing, and is not noted; that it cannot be noted takes nothing from an audit.
 */
export class NotedAuditor implements Auditor {
  private readonly logger = new Logger('Audit');

  constructor(
    private readonly owner: PhaseOwner,
    private readonly auditor: Auditor,
    private readonly pool: Pick<Pool, 'query'>,
    private readonly clock: Pick<DatabaseClock, 'now'>,
  ) {}

  /** @throws whatever the other throws */
  async run(campaign: string, turn: number): Promise<AuditedPhase[]> {
    const began = await this.clock.now();
    const phases = await this.auditor.run(campaign, turn);
    if (phases.length > 0)
      await this.note(
        began,
        phases.every(({ agrees }) => agrees),
      );
    return phases;
  }

  private async note(began: Date, agrees: boolean): Promise<void> {
    try {
      await this.pool.query(
        `INSERT INTO conductor.verification AS known (owner, began_at, agrees) VALUES ($1, $2, $3)
         ON CONFLICT (owner) DO UPDATE SET began_at = excluded.began_at, agrees = excluded.agrees
         WHERE known.began_at <= excluded.began_at`,
        [this.owner, began, agrees],
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'Could not note that a turn was verified');
    }
  }
}
