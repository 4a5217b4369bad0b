import { Controller, Inject } from '@nestjs/common';
import { type AnswerOf, turnsVerified, type VerificationDocument } from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { DATABASE_POOL } from '@vedette/platform';
import type { Pool } from 'pg';

interface Row {
  readonly owner: VerificationDocument['owner'];
  readonly began_at: Date;
  readonly agrees: boolean;
}

/** Tells when turns were last verified, as the workers wrote it down. */
@Controller()
export class VerifiedController {
  constructor(@Inject(DATABASE_POOL) private readonly pool: Pick<Pool, 'query'>) {}

  @Answers(turnsVerified)
  async verified(): Promise<AnswerOf<typeof turnsVerified>> {
    const { rows } = await this.pool.query<Row>(
      `SELECT owner, date_trunc('minute', began_at) AS began_at, agrees FROM conductor.verification ORDER BY owner`,
    );
    return {
      verified: rows.map(({ owner, began_at, agrees }) => ({ owner, at: began_at.toISOString(), agrees })),
    };
  }
}
