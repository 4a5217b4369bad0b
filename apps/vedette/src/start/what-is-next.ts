import { setTimeout as pause } from 'node:timers/promises';
import type { ClockDocument } from '@vedette/contracts';
import type { Credential } from './accounts.js';
import type { ScenarioPlayed } from '../officers/scenario-played.js';
import type { GatewayClient } from '../server/gateway-client.js';
import { passwordFile } from '../server/kept-passwords.js';

/** Of what campaign it is told, and to whom. */
export interface WhatIsNext {
  readonly scenario: Pick<ScenarioPlayed, 'id' | 'readers'>;
  readonly credentials: readonly Pick<Credential, 'account' | 'player'>[];
  readonly gatewayUrl: string;
  readonly dataFolder: string;
}

const LOOK_MS = 250;
/** A next turn that opens by itself does so within a sweep of the conductor; one that waits does not. */
const LONGEST_WAIT_MS = 15_000;

/** The last lines of a start: where the campaign stands, and as whom to sign in to go on with it. */
export async function tellWhatIsNext(
  administrator: GatewayClient,
  told: WhatIsNext,
  say: (line: string) => void,
): Promise<void> {
  const clock = await settled(administrator, told.scenario.id);
  for (const line of linesOf(clock, told)) say(line);
}

/** What is said of a clock. */
export function linesOf(
  clock: Pick<ClockDocument, 'turn' | 'status' | 'deadline'>,
  { scenario, credentials, gatewayUrl, dataFolder }: WhatIsNext,
): string[] {
  const accounts = scenario.readers
    .map((reader) => credentials.find(({ player }) => player === reader)?.account)
    .filter((account) => account !== undefined);
  return [
    `\n${capitalised(standing(clock))}; sign in as ${accounts.join(' or ')} at ${gatewayUrl}.`,
    `  The passwords lie in ${passwordFile(dataFolder)}; docs/play.md says how to go on.`,
  ];
}

/** For instance "turn 1 is resolved; turn 2 is open". */
function standing({ turn, status, deadline }: Pick<ClockDocument, 'turn' | 'status' | 'deadline'>): string {
  const until = deadline === null ? '' : ` until ${deadline.local}`;
  const before = turn > 1 ? `turn ${turn - 1} is resolved; ` : '';
  switch (status) {
    case 'open':
    case 'grace':
      return `${before}turn ${turn} is open${until}`;
    case 'paused':
      return `${before}turn ${turn} is open and its clock is stopped`;
    case 'held':
      return `${before}turn ${turn} is held until the administrator releases it`;
    case 'resolving':
      return `${before}turn ${turn} is being resolved`;
    case 'resolved':
      return `turn ${turn} is resolved; turn ${turn + 1} waits until the administrator opens it`;
    case 'rolled-back':
    case 'set-aside':
      return `${before}turn ${turn} waits until the administrator has it go on`;
    case 'ended':
      return `the campaign has ended with turn ${turn}`;
  }
}

/** The clock once a turn that was resolved just now has been followed by the next, if one follows by itself. */
async function settled(administrator: GatewayClient, campaign: string): Promise<ClockDocument> {
  const over = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const clock = await administrator.rest<ClockDocument>('GET', `/campaigns/${campaign}/clock`);
    const follows = clock.status === 'resolved' && clock.terms.nextTurn === 'opens';
    if (!follows || Date.now() > over) return clock;
    await pause(LOOK_MS);
  }
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
