import { setTimeout as pause } from 'node:timers/promises';
import { GatewayRefusedError } from '../server/gateway-refused.error.js';

/** The part of a session that an officer reads by. */
export interface Reads {
  rest<T>(method: 'GET', path: string): Promise<T>;
  document(path: string): Promise<string>;
}

/** What is used of the list of reports. */
interface Listed {
  readonly turn: number;
  readonly kind: string;
}

const LOOK_MS = 500;
/** Reports follow the log by moments. */
const LONGEST_WAIT_MS = 120_000;

/** The reports of a turn were not made in time: nothing is ordered by an old one. */
export class ReportsLateError extends Error {
  readonly code = 'REPORTS_LATE';

  constructor(campaign: string, turn: number) {
    super(`the reports of turn ${turn} of ${campaign} are not there after ${LONGEST_WAIT_MS / 1000} s`);
    this.name = 'ReportsLateError';
  }
}

/**
 * The position report of a turn, of the seat whose session it is; null for who has none, as a minister without troops. Waits until the
 * reports of the turn are there. @throws ReportsLateError @throws GatewayRefusedError
 */
export async function ownReport<T>(session: Reads, campaign: string, turn: number): Promise<T | null> {
  const over = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const there = await session.rest<readonly Listed[]>('GET', `/campaigns/${campaign}/reports`);
    if (there.some((one) => one.turn === turn)) break;
    if (Date.now() > over) throw new ReportsLateError(campaign, turn);
    await pause(LOOK_MS);
  }
  try {
    const text = await session.document(`/campaigns/${campaign}/reports/${turn}/position.json`);
    return JSON.parse(text) as T;
  } catch (error) {
    if (error instanceof GatewayRefusedError && error.status === 404) return null;
    throw error;
  }
}
