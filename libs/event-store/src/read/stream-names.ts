import { integerArray } from '../append/binary-array.js';
import type { StatementRunner } from '../connection/statement-runner.js';

/** What a stream is called. */
export interface StreamName {
  readonly campaign: string;
  readonly stream: string;
}

/** Names of streams by their numbers, remembered for the life of the process: they never change. */
export class StreamNames {
  private readonly known = new Map<number, StreamName>();

  /** Makes sure that the names of these streams are known. */
  async learn(runner: StatementRunner, numbers: readonly number[]): Promise<void> {
    const missing = [...new Set(numbers.filter((number) => !this.known.has(number)))];
    if (missing.length === 0) {
      return;
    }
    const rows = await runner.run<{ stream_pk: number; campaign_id: string; stream_id: string }>({
      name: 'es-names-of-streams',
      text: 'SELECT stream_pk, campaign_id, stream_id FROM es.names_of_streams($1::int[])',
      values: [integerArray(missing)],
    });
    for (const row of rows) {
      this.known.set(row.stream_pk, { campaign: row.campaign_id, stream: row.stream_id });
    }
  }

  /** The name of a stream that was learnt. */
  of(number: number): StreamName {
    const name = this.known.get(number);
    if (name === undefined) {
      throw new Error(`The log has events of stream ${number}, but no such stream exists`);
    }
    return name;
  }
}
