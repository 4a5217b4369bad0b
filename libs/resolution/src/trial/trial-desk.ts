import type { DryRunDocument, ProblemOfTrial } from '@vedette/contracts';
import type { Pool } from 'pg';

/** A trial that was asked for and is not done. */
export interface WantedTrial {
  readonly campaign: string;
  readonly turn: number;
  /** Key of its dice. */
  readonly dice: string;
}

/** What workers do with the trials that the conductor wrote down. */
export class TrialDesk {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** A trial, unless it is done or nobody wants to know any more. */
  async wanted(trial: string): Promise<WantedTrial | null> {
    const { rows } = await this.pool.query<WantedTrial>(
      'SELECT campaign, turn, dice FROM conductor.trial WHERE trial = $1 AND done_at IS NULL',
      [trial],
    );
    return rows[0] ?? null;
  }

  /** Writes down what it came to; false when another worker was first, or nobody wants to know any more. */
  answer(trial: string, answer: DryRunDocument): Promise<boolean> {
    return this.finish(trial, 'answer', answer);
  }

  /** Writes down why it came to nothing; as {@link answer}. */
  fail(trial: string, fault: ProblemOfTrial): Promise<boolean> {
    return this.finish(trial, 'fault', fault);
  }

  private async finish(trial: string, what: 'answer' | 'fault', value: object): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE conductor.trial SET ${what} = $2, done_at = clock_timestamp() WHERE trial = $1 AND done_at IS NULL`,
      [trial, JSON.stringify(value)],
    );
    return rowCount === 1;
  }
}
