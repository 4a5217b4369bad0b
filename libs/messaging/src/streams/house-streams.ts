import { type ConsumerDeclaration, type StreamDeclaration, declareConsumer } from './declarations.js';

const days = (count: number): number => count * 86_400_000;

/** The sealed log as the relay publishes it. A cache of the database: it can be emptied and filled again. */
export const LOG_STREAM: StreamDeclaration = {
  name: 'LOG',
  description: 'The sealed event log, published by the relay',
  subjects: ['log.>'],
  keeps: 'log',
  maxAgeMs: days(7),
  duplicateWindowMs: 120_000,
};

/** Phases that are due, one message each, until a worker has acknowledged them. */
export const PHASE_STREAM: StreamDeclaration = {
  name: 'PHASE',
  description: 'Phases that wait for a worker',
  subjects: ['phase.due.>'],
  keeps: 'work',
  duplicateWindowMs: 120_000,
};

/** Trials of turns, one message each, until a worker has acknowledged them. */
export const TRIAL_STREAM: StreamDeclaration = {
  name: 'TRIAL',
  description: 'Trials that wait for a worker with nothing else to do',
  subjects: ['trial.due.>'],
  keeps: 'work',
  duplicateWindowMs: 120_000,
};

/** Messages given up on, with the reason in their headers, until an operator sends them back or drops them. */
export const DEAD_LETTER_STREAM: StreamDeclaration = {
  name: 'DEAD',
  description: 'Messages that were given up on',
  subjects: ['dlq.>'],
  keeps: 'log',
  maxAgeMs: days(90),
  duplicateWindowMs: 120_000,
};

/** Every stream of an installation. */
export const houseStreams: readonly StreamDeclaration[] = [
  LOG_STREAM,
  PHASE_STREAM,
  TRIAL_STREAM,
  DEAD_LETTER_STREAM,
];

/** Subject of a due phase: `phase.due.<owner>.<campaign>`; `owner` is the service that resolves it. */
export const phaseDueSubject = (owner: string, campaign: string): string => `phase.due.${owner}.${campaign}`;

/**
 * The queue all workers of one owner share: one phase a process at a time. A worker shows signs of life while it
 * resolves one; one that shows none for `ackWaitMs` is dead and its phase goes to another.
 */
export const phaseConsumer = (owner: string, more: Partial<ConsumerDeclaration> = {}): ConsumerDeclaration =>
  declareConsumer({
    ackWaitMs: 5_000,
    ...more,
    stream: PHASE_STREAM,
    name: owner,
    filter: `phase.due.${owner}.*`,
  });

/** Subject of a trial that waits: `trial.due.<campaign>`. */
export const trialDueSubject = (campaign: string): string => `trial.due.${campaign}`;

/**
 * The one queue of trials, which workers of every kind share: one trial a process at a time, drawn only while no phase waits
 * for it.
 */
export const trialConsumer = (
  phases: ConsumerDeclaration,
  more: Partial<ConsumerDeclaration> = {},
): ConsumerDeclaration =>
  declareConsumer({
    ackWaitMs: 5_000,
    // A trial that takes its workers with it is given up before it has done much harm.
    maxDeliveries: 4,
    ...more,
    stream: TRIAL_STREAM,
    name: 'trials',
    filter: trialDueSubject('*'),
    yieldsTo: phases,
  });

/** Every queue that workers of these owners draw from; that of trials they share. */
export const houseQueues = (owners: readonly string[]): readonly ConsumerDeclaration[] => {
  const phases = owners.map((owner) => phaseConsumer(owner));
  return [...phases, ...phases.slice(0, 1).map((one) => trialConsumer(one))];
};
