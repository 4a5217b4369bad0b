import type { TurnStateDocument } from '@vedette/contracts';
import type { GatewayClient } from './gateway-client.js';

const LONGEST_WAIT_MS = 300_000;

/** Follows a turn until it is resolved and says each phase as it completes. Throws when nothing moves for five minutes. */
export async function showTurn(
  client: GatewayClient,
  campaign: string,
  turn: number,
  say: (line: string) => void,
): Promise<TurnStateDocument> {
  const told = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`turn ${turn} was not resolved within ${LONGEST_WAIT_MS / 60_000} minutes`)),
      LONGEST_WAIT_MS,
    );
  });
  try {
    return await Promise.race([follow(client, campaign, turn, told, say), late]);
  } finally {
    clearTimeout(timer);
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
