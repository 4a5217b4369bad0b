import { campaignPath, type Controlled } from '../graph/control-desk.js';
import { type Act, reason } from './act.js';

type What = 'ban' | 'mute';

const pathOf = (now: Controlled, account: string, what: What): string =>
  campaignPath(now.campaign.id, `/members/${encodeURIComponent(account)}/${what}`);

/** Has an account lose and ask for no place, or write no letters. */
export const restrainAct = (now: Controlled, account: string, what: What): Act => ({
  id: what,
  method: 'PUT',
  path: () => pathOf(now, account, what),
  fields: [reason],
  body: ({ reason: why }) => ({ reason: why }),
  facts: () => ({ account }),
  told: () => 'nobody',
});

/** Lifts that again. */
export const liftRestraintAct = (now: Controlled, account: string, what: What): Act => ({
  ...restrainAct(now, account, what),
  id: `un${what}`,
  method: 'DELETE',
  fields: [],
  body: () => undefined,
});
