import type { TurnStateDocument } from '@vedette/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import type { GatewayClient } from '../server/gateway-client.js';
import { GatewayRefusedError } from '../server/gateway-refused.error.js';

const LONGEST_WAIT_MS = 300_000;
const AGAIN_AFTER_MS = 1_000;
/** From this status on it is the server’s affair and may pass. */
const SERVER_FAULT = 500;

/** Follows a turn until it is resolved and says each phase as it completes. Throws when nothing moves for five minutes. */
export async function showTurn(
  client: GatewayClient,
  campaign: string,
  turn: number,
  say: (line: string) => void,
): Promise<TurnStateDocument> {
  const told = new Set<string>();
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`turn ${turn} was not resolved within ${LONGEST_WAIT_MS / 60_000} minutes`)),
      LONGEST_WAIT_MS,
    );
  });
  try {
    return await Promise.race([untilResolved(client, campaign, turn, told, say, over.signal), late]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/** A subscription ends when what it depends on goes away; it is taken up again until the turn is resolved. */
async function untilResolved(
  client: GatewayClient,
  campaign: string,
  turn: number,
  told: Set<string>,
  say: (line: string) => void,
  over: AbortSignal,
): Promise<TurnStateDocument> {
  for (;;) {
    try {
      const state = await follow(client, campaign, turn, told, say);
      if (state.status === 'resolved') return state;
    } catch (error) {
      if (over.aborted || (error instanceof GatewayRefusedError && error.status < SERVER_FAULT)) throw error;
    }
    over.throwIfAborted();
    await pause(AGAIN_AFTER_MS);
  }
}

async function follow(
  client: GatewayClient,
  campaign: string,
  turn: number,
  told: Set<string>,
  say: (line: string) => void,
): Promise<TurnStateDocument> {
  for await (const state of client.turnProgress(campaign)) {
    if (state.turn > turn) break;
    if (state.turn < turn) continue;
    for (const { name, owner, status } of state.phases) {
      if (status !== 'done' || told.has(name)) continue;
      told.add(name);
      say(`  ${String(told.size).padStart(2)} of ${state.phases.length}  ${name.padEnd(22)} ${owner}`);
    }
    if (state.status === 'resolved') break;
  }
  return client.rest<TurnStateDocument>('GET', `/campaigns/${campaign}/turns/${turn}`);
}
