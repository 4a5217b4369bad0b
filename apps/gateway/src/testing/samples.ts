import type { CampaignDocument, ReceiptDocument, TurnStateDocument } from '@vedette/contracts';

/** A campaign as the conductor describes one. */
export const aCampaign = (more: Partial<CampaignDocument> = {}): CampaignDocument => ({
  id: 'mexico',
  title: 'Mexico',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  theatre: 'inline',
  createdAt: '2025-03-01T12:00:00.000Z',
  turn: 1,
  season: 'campaign',
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
