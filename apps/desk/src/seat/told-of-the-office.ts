import type { DoneByOffice } from './campaign.js';

interface LogEntry extends DoneByOffice {
  /** Type of the event. */
  readonly kind: string;
}

/** What turns do by themselves, and what the clock announces in words of the desk. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  ...['CampaignCreated', 'TurnOpened', 'TurnEnding', 'TurnResolved', 'CalendarSet', 'DeadlineExtended'],
  ...['ClockPaused', 'ClockResumed', 'OutageCounted', 'GraceGranted', 'TurnHeld', 'PlayerExcused'],
]);
/** Entries that are shown; a few lines are enough for an evening, and the whole log is on no player's screen. */
const MOST = 5;

/** What of the log of administration an evening tells, newest first: announcements, edits, looks behind the veil and the like. */
export const toldOfTheOffice = (log: readonly LogEntry[]): DoneByOffice[] =>
  log.filter(({ kind }) => !TOLD_ELSEWHERE.has(kind)).slice(0, MOST);
