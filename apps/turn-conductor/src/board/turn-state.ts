import type { PhaseStateDocument, TurnStateDocument, TurnStatus } from '@vedette/contracts';
import { TurnNotFoundError, type AnyPlan, type AnySequence, type AnyTurn } from '@vedette/ledger';

/** Where a turn stands, from what the log holds of it. @throws TurnNotFoundError when it was never opened */
export function turnState(record: AnyTurn, sequence: AnySequence): TurnStateDocument {
  const { campaign, turn, opened, resolved } = record;
  if (!opened) throw new TurnNotFoundError(campaign, turn);
  return {
    campaign,
    turn,
    season: opened.season,
    status: statusOf(record),
    openedAt: opened.at,
    deadline: record.deadline,
    closedAt: record.closedAt,
    resolvedAt: resolved?.at ?? null,
    orderBookRoot: record.bookClosed?.root ?? null,
    phases: sequence.map((plan) => phaseState(record, plan)),
  };
}

/** Whether the turn waits for the administrator. */
export const isStopped = ({ rolledBack, setAside }: Pick<AnyTurn, 'rolledBack' | 'setAside'>): boolean =>
  rolledBack !== null || setAside !== null;

function statusOf({ resolved, rolledBack, setAside, closedAt, bookClosed }: AnyTurn): TurnStatus {
  if (resolved) return 'resolved';
  if (rolledBack) return 'rolled-back';
  if (setAside) return 'set-aside';
  if (closedAt) return 'resolving';
  return bookClosed ? 'closing' : 'open';
}

function phaseState(record: AnyTurn, { name, owner, after }: AnyPlan): PhaseStateDocument {
  const phase = { name, owner, after: [...after] };
  const done = record.phases.get(name);
  if (done) return { ...phase, status: 'done', since: done.at, stuck: false };
  const since = runningSince(record, after);
  if (!since) return { ...phase, status: 'waiting', since: null, stuck: false };
  return { ...phase, status: 'running', since, stuck: record.stalls.has(name) };
}

/** When a phase could begin: the turn was closed and the last phase it waits for done; null while it must wait. */
export function runningSince(record: AnyTurn, after: AnyPlan['after']): string | null {
  let since = record.closedAt;
  for (const name of after) {
    const before = record.phases.get(name);
    if (!before || !since) return null;
    if (before.at > since) since = before.at;
  }
  return since;
}

/** Seconds since a phase was last handed out: since it could begin, or since it was handed out again. */
export function waitingSeconds(record: AnyTurn, plan: AnyPlan, now: number): number {
  const since = record.stalls.get(plan.name)?.at ?? runningSince(record, plan.after);
  return since ? (now - Date.parse(since)) / 1000 : 0;
}
