import type {
  CampaignDocument,
  CampaignEndDocument,
  DebriefIndex,
  ClockDocument,
  DryRunDocument,
  TrialDocument,
  EditDocument,
  ReceiptDocument,
  TurnStateDocument,
} from '@vedette/contracts';
import { NO_CALENDAR, USUAL_TERMS } from '@vedette/turn-clock';

/** A campaign as the conductor describes one. */
export const aCampaign = (more: Partial<CampaignDocument> = {}): CampaignDocument => ({
  id: 'mexico',
  title: 'Mexico',
  solo: false,
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  theatre: 'inline',
  createdAt: '2025-03-01T12:00:00.000Z',
  turn: 1,
  season: 'campaign',
  status: 'playing',
  lastTurn: 15,
  ended: null,
  standing: null,
  diceCommitment: 'd'.repeat(64),
  states: [
    { id: 'US', nation: 'United States', side: 'US' },
    { id: 'MX', nation: 'Mexico', side: 'MX' },
  ],
  relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
  players: [
    { id: 'taylor', state: 'US', name: 'Zachary Taylor', ministries: [] },
    { id: 'marcy', state: 'US', name: 'William Marcy', ministries: ['war'] },
  ],
  ...more,
});

/** An end as the conductor describes one. */
export const anEnd = (more: Partial<CampaignEndDocument> = {}): CampaignEndDocument => ({
  campaign: 'mexico',
  turn: 1,
  at: '2025-03-02T12:00:00.000Z',
  by: 'umpire',
  reason: 'an armistice',
  result: 'a draw',
  opensAt: '2025-03-09T12:00:00.000Z',
  publishedAt: null,
  ...more,
});

/** What there is to debrief, as reporting tells it. */
export const aDebriefIndex = (): DebriefIndex => ({
  ended: 1,
  standing: null,
  secret: 's',
  dice: { commitment: null, holds: null, check: 'sha256sum' },
  turns: [],
  sides: [],
  players: [],
});

/** A turn as the conductor describes one. */
export const aTurn = (more: Partial<TurnStateDocument> = {}): TurnStateDocument => ({
  campaign: 'mexico',
  turn: 1,
  season: 'campaign',
  status: 'open',
  openedAt: '2025-03-01T12:00:00.000Z',
  deadline: null,
  closedAt: null,
  resolvedAt: null,
  orderBookRoot: null,
  phases: [{ name: 'orders', owner: 'logistics', after: [], status: 'waiting', since: null, stuck: false }],
  ...more,
});

/** A receipt as order-intake gives one. */
export const aReceipt = (more: Partial<ReceiptDocument> = {}): ReceiptDocument => ({
  order: 0,
  accepted: true,
  understood: 'US1IN stands.',
  problems: [],
  id: '00000000-0000-4000-8000-000000000000',
  campaign: 'mexico',
  turn: 1,
  player: 'taylor',
  version: 1,
  at: '2025-03-01T12:00:00.000Z',
  digest: 'a'.repeat(64),
  salt: 'b'.repeat(32),
  keyId: 'k',
  signature: 's',
  ...more,
});

/** A clock as the conductor tells of one. */
export const aClock = (more: Partial<ClockDocument> = {}): ClockDocument => ({
  campaign: 'mexico',
  turn: 1,
  status: 'open',
  now: '2025-03-01T12:00:00.000Z',
  deadline: {
    at: '2025-03-02T19:00:00.000Z',
    zone: 'Europe/Berlin',
    local: 'Sunday 2 March 2025, 20:00 (Europe/Berlin, UTC+01:00)',
  },
  upcoming: [],
  calendar: NO_CALENDAR,
  terms: USUAL_TERMS,
  count: { ready: 0, expected: 2 },
  you: null,
  players: null,
  announcements: [],
  ...more,
});

/** An edit by hand as the conductor tells of one. */
export const anEdit = (more: Partial<EditDocument> = {}): EditDocument => ({
  campaign: 'mexico',
  turn: 1,
  number: 1,
  act: 'change',
  kind: 'unit',
  piece: 'US1IN',
  changes: [{ field: 'strength', before: 2, after: 1, told: 'strength from 2 to 1' }],
  reason: 'a slip',
  undoes: null,
  witnesses: [{ player: 'taylor', degree: 'full', told: { piece: 'US1IN' } }],
  ...more,
});

/** A trial of a turn in which nothing happened. */
export const aDryRun = (): DryRunDocument => ({
  campaign: 'mexico',
  turn: 1,
  dice: 'trial',
  summary: { battles: [], places: [], lost: [] },
  orders: { standing: 0, refused: 0, replaced: 0 },
  phases: [],
  states: [],
  pieces: [],
  leftOut: 0,
  warnings: [],
  faults: [],
});

/** The last trial, done. */
export const aTrial = (): TrialDocument => ({
  campaign: 'mexico',
  turn: 1,
  status: 'done',
  isCurrent: true,
  askedAt: '2026-11-26T19:00:00.000Z',
  doneAt: '2026-11-26T19:00:05.000Z',
  answer: aDryRun(),
  fault: null,
});
