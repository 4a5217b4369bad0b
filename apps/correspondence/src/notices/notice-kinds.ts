import type { NewsItem, NoticeKind } from '@vedette/contracts';

export const CHANNELS = ['mail', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A notice of something in a campaign: that it happened, and no more. */
export interface Notice {
  readonly about: NewsItem['kind'] | 'reminder' | 'late' | 'letter' | 'place';
  readonly campaign: string;
  readonly title: string;
  readonly turn: number | null;
  /** ISO 8601. */
  readonly deadline: string | null;
  /** What an administrator announces, or who stands in for whom; absent from notices that need no words. */
  readonly text?: string;
  /** Which of his seats it is about, for somebody who has several places in the campaign; absent where it is for all of them. */
  readonly seats?: readonly string[];
}

/** Under which of the kinds one chooses from a notice falls. */
export function kindOf({ about }: Pick<Notice, 'about'>): NoticeKind {
  switch (about) {
    case 'turn-opened':
    case 'turn-resolved':
      return 'turn';
    case 'reminder':
    case 'letter':
    case 'announcement':
      return about;
    case 'late':
      return 'reminder';
    case 'place':
    case 'handed-over':
    case 'handed-back':
    case 'campaign-ended':
    case 'campaign-reopened':
    case 'campaign-published':
      return 'announcement';
    default:
      return 'clock';
  }
}
