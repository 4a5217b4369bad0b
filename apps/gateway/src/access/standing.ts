import type { CampaignRole } from '@vedette/contracts';

/** Who looks after a campaign and plays nobody in it: its administrator, or who runs the installation. */
export interface Overseer {
  readonly kind: 'administrator' | 'operator';
  readonly campaign: string;
}

/** Who plays somebody in a campaign. */
export interface SeatHolder {
  readonly kind: 'seat';
  readonly campaign: string;
  readonly role: Exclude<CampaignRole, 'administrator'>;
  readonly player: string;
}

/**
 * As what somebody asks in a campaign. Whoever sees more than one who plays is so by name: nothing that is missing makes
 * anybody an overseer.
 */
export type Standing = Overseer | SeatHolder;
