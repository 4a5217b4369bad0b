import type { Say } from '../map/square-words.js';
import type { Announcement } from '../seat/campaign.js';

/** What was announced of the clock, why, and until when orders are due since. */
export function announcementWords({ kind, turn, reason, deadline }: Announcement, say: Say): string {
  const what = say(`announced-${kind}`, { turn });
  return [
    reason ? `${what}: ${reason}` : what,
    ...(deadline === null ? [] : [say('announced-due', { local: deadline.local })]),
  ]
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
