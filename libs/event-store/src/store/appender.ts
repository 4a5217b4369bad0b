import type { Transaction } from 'kysely';
import type { AppendRequest, Appended, Cause, StreamAppend } from '../append/append-request.js';
import {
  type AppendedRow,
  appendManyStatement,
  appendStatement,
  checkAppends,
  toAppended,
  toAppendedOfMany,
  type VersionRow,
} from '../append/append-statement.js';
import { onTransaction, type StatementRunner } from '../connection/statement-runner.js';
import type { CampaignNumbers } from './campaign-numbers.js';

/** Carries appends out, on the pool or in somebody's transaction. */
export class Appender {
  constructor(
    private readonly runner: StatementRunner,
    private readonly numbers: CampaignNumbers,
  ) {}

  async append(request: AppendRequest): Promise<Appended> {
    checkAppends([request], request);
    return this.one(this.runner, await this.numbers.ensure(this.runner, request.campaign), request);
  }

  async appendMany(appends: readonly StreamAppend[], cause: Cause): Promise<Appended[]> {
    checkAppends(appends, cause);
    const numbers = await Promise.all(
      appends.map(({ campaign }) => this.numbers.ensure(this.runner, campaign)),
    );
    return this.many(this.runner, numbers, appends, cause);
  }

  async appendWithin<Schema>(transaction: Transaction<Schema>, request: AppendRequest): Promise<Appended> {
    checkAppends([request], request);
    const runner = onTransaction(transaction);
    return this.one(runner, await this.numbers.ensureWithin(runner, request.campaign), request);
  }

  async appendManyWithin<Schema>(
    transaction: Transaction<Schema>,
    appends: readonly StreamAppend[],
    cause: Cause,
  ): Promise<Appended[]> {
    checkAppends(appends, cause);
    const runner = onTransaction(transaction);
    const numbers: number[] = [];
    for (const { campaign } of appends) {
      numbers.push(await this.numbers.ensureWithin(runner, campaign));
    }
    return this.many(runner, numbers, appends, cause);
  }

  private async one(runner: StatementRunner, campaignNo: number, request: AppendRequest): Promise<Appended> {
    const rows = await runner.run<VersionRow>(appendStatement(campaignNo, request));
    return toAppended(request, rows[0] as VersionRow);
  }

  private async many(
    runner: StatementRunner,
    campaignNos: readonly number[],
    appends: readonly StreamAppend[],
    cause: Cause,
  ): Promise<Appended[]> {
    const rows = await runner.run<AppendedRow>(appendManyStatement(campaignNos, appends, cause));
    return appends.map((append, index) => toAppendedOfMany(append, rows[index] as AppendedRow));
  }
}
