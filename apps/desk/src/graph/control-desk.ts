import type {
  AnswerOf,
  describeCampaign,
  describeClock,
  DryRunDocument,
  EditDocument,
  LogEntryDocument,
  TrialDocument,
  TurnStateDocument,
} from '@vedette/contracts';
import { DeskProblem } from './problem.js';
import { send } from './send.js';

export type ControlledCampaign = AnswerOf<typeof describeCampaign>;
export type ControlledClock = AnswerOf<typeof describeClock>;
export type ControlledTurn = TurnStateDocument;
export type LogEntry = LogEntryDocument;
export type Trial = TrialDocument;
export type TrialAnswer = DryRunDocument;
export type Edited = EditDocument;

/** Somebody with a place in a campaign. */
export interface Member {
  readonly account: string;
  readonly role: 'player' | 'minister' | 'administrator';
  readonly player: string | null;
}

/** An invitation; its link is told once, when it is made. */
export interface Invitation {
  readonly id: string;
  readonly role: Member['role'];
  readonly player: string | null;
  readonly note: string | null;
  readonly status: 'open' | 'accepted' | 'revoked' | 'expired';
  readonly acceptedBy: string | null;
  readonly expiresAt: string;
  readonly code?: string;
  readonly link?: string | null;
}

/** What the latest turn waits for, in the house's words. */
export interface Waiting {
  readonly turn: number;
  readonly waitsFor: string;
  readonly lacking: readonly string[];
  readonly words: string;
}

/** How a campaign is addressed. */
export const campaignPath = (campaign: string, rest = ''): string =>
  `/campaigns/${encodeURIComponent(campaign)}${rest}`;

/** Reads something of the house as it is now. @throws DeskProblem */
export const readNow = async <T>(path: string): Promise<T> => (await (await send(path)).json()) as T;

/** The same, null where there is no such thing. @throws DeskProblem */
export async function readIfThere<T>(path: string): Promise<T | null> {
  try {
    return await readNow<T>(path);
  } catch (thrown) {
    if (thrown instanceof DeskProblem && thrown.status === 404) return null;
    throw thrown;
  }
}

/** All that the page of an administrator is made of; no map, no orders. */
export interface Controlled {
  readonly campaign: ControlledCampaign;
  readonly clock: ControlledClock;
  readonly turn: ControlledTurn;
  readonly waiting: Waiting;
  readonly log: readonly LogEntry[];
}

/** Reads what administrators see without lifting the veil. @throws DeskProblem */
export async function controlledOf(id: string): Promise<Controlled> {
  const [campaign, clock, turn, waiting, log] = await Promise.all([
    readNow<ControlledCampaign>(campaignPath(id)),
    readNow<ControlledClock>(campaignPath(id, '/clock')),
    readNow<ControlledTurn>(campaignPath(id, '/turn')),
    readNow<Waiting>(campaignPath(id, '/status')),
    readNow<LogEntry[]>(campaignPath(id, '/administration/log')),
  ]);
  return { campaign, clock, turn, waiting, log };
}

/** Has something done; the answer as it came, null where there is none. @throws DeskProblem */
export async function doAct(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const answer = await send(path, { method, ...(body === undefined ? {} : { body }) });
  const text = await answer.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}
