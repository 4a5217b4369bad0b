import { inWords } from '@vedette/turn-clock';
import { publicLink } from '@vedette/notices';
import type { AccountMailKind } from '@vedette/contracts';
import type { CorrespondenceSettings } from '../settings.js';
import type { Words } from '../couriers/mail-courier.js';
import type { Notice } from './notice-kinds.js';

/** What the sender is told of the account a message is for. */
export interface Addressee {
  readonly name: string;
  readonly zone: string;
}

type Links = Pick<CorrespondenceSettings, 'PUBLIC_URL'>;

/** A notice in one line: that something happened, and nothing of the game. An announcement itself is not part of the line. */
export function headlineOf({ about, title, turn, deadline, text, seats = [] }: Notice, zone: string): string {
  const until = deadline === null ? '' : inWords(Date.parse(deadline), zone);
  const whose = seats.length === 0 ? title : `${title}, ${inOrder(seats)}`;
  const said = (text: string): string => `${whose}: ${text}.`;
  switch (about) {
    case 'turn-opened':
      return said(`turn ${turn} is open${until && `; orders are due by ${until}`}`);
    case 'turn-resolved':
      return said(`turn ${turn} is resolved; your report is ready`);
    case 'reminder':
      return said(`turn ${turn} is not confirmed yet; orders are due by ${until}`);
    case 'late':
      return said(`turn ${turn} is due by ${until}, and ${text}`);
    case 'announcement':
      return said('the administrator announces something');
    case 'place':
      return said(text ?? 'a place has changed hands');
    case 'handed-over':
    case 'handed-back':
      return said(text ?? 'somebody stands in for another');
    case 'set-aside':
      return said(`turn ${turn} is set aside, for a phase keeps failing; it waits for the administrator`);
    case 'campaign-ended':
    case 'campaign-reopened':
    case 'campaign-published':
      return `${whose}: ${text ?? 'the campaign has ended, or goes on'}`;
    case 'letter':
      return said('a letter has arrived for you');
    case 'calendar':
      return said('the calendar of deadlines has changed');
    case 'extended':
      return said(`the deadline of turn ${turn} was put off${until && ` to ${until}`}`);
    case 'outage':
      return said(`the deadline of turn ${turn} was put off after an outage${until && ` to ${until}`}`);
    case 'grace':
      return said(`turn ${turn} waits once more for those who sent nothing${until && `, until ${until}`}`);
    case 'paused':
      return said('the clock is stopped');
    case 'resumed':
      return said(`the clock goes on${until && `; orders are due by ${until}`}`);
    case 'held':
      return said(`turn ${turn} is held and waits for the administrator`);
    case 'excused':
      return said(`you are excused from turn ${turn}`);
  }
}

/** Names one after another. */
const inOrder = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Where a campaign is found; null while the server does not know its own address. */
export function linkOf({ PUBLIC_URL }: Links, campaign: string): string | null {
  return PUBLIC_URL === undefined ? null : `${PUBLIC_URL.replace(/\/+$/, '')}/#/campaigns/${campaign}`;
}

/** Notices as one mail: a headline and a link each, and announcements in full. */
export function noticesInWords(notices: readonly Notice[], { zone }: Addressee, links: Links): Words {
  const lines = notices.map((notice) => headlineOf(notice, zone));
  const told = notices.flatMap((notice, i) => [
    lines[i]!,
    ...(announcedIn(notice) ?? []).map((line) => `> ${line}`),
  ]);
  const campaigns = [...new Set(notices.map(({ campaign }) => campaign))];
  const found = campaigns.flatMap((campaign) => linkOf(links, campaign) ?? []);
  const [first] = lines;
  return {
    subject: lines.length === 1 ? first!.replace(/\.$/, '') : `${lines.length} notices from your campaigns`,
    text: [...told, '', ...found, ...(found.length > 0 ? [''] : []), SIGNATURE].join('\n'),
  };
}

/** The lines of what an administrator announced; null for other notices. */
function announcedIn({ about, text }: Notice): string[] | null {
  return about === 'announcement' && text ? text.split(/\r?\n|\r/) : null;
}

const SIGNATURE = 'You can choose what you are told of, and when, in the notice settings of your account.';

interface Coded {
  readonly name: string;
  readonly link: string | null;
  readonly secret: string;
  readonly minutes: number;
}

const codeLine = (link: string | null, secret: string): string =>
  link === null ? `Your code: ${secret}` : link;

const passwordAsked = ({ name, link, secret, minutes }: Coded): Words => ({
  subject: 'Set a new password',
  text: `Somebody asked to set a new password for the account ${name}. If it was you, go on here within ${minutes} minutes:

${codeLine(link, secret)}

If it was not, do nothing: your password stays as it is.`,
});

const addressAsked = ({ name, link, secret, minutes }: Coded): Words => ({
  subject: 'Confirm your mail address',
  text: `The account ${name} wants to receive mail at this address. If it is yours, confirm it within ${minutes} minutes:

${codeLine(link, secret)}

If you do not know the account, do nothing: nothing more will be sent.`,
});

const passwordSet = (name: string): Words => ({
  subject: 'Your password was set anew',
  text: `A new password was set for the account ${name}, with a code that was sent to this address. If it was not you, tell whoever runs the server.`,
});

const passwordChanged = (name: string): Words => ({
  subject: 'Your password was changed',
  text: `The password of the account ${name} was changed. If it was not you, set a new one and tell whoever runs the server.`,
});

const addressChanged = (name: string): Words => ({
  subject: 'Your mail address was changed',
  text: `The account ${name} does not use this mail address any more. If it was not you who changed it, tell whoever runs the server.`,
});

/** A message about an account as a mail; null for one that lacks the code it should bring. */
export function accountMessage(
  kind: AccountMailKind,
  data: Readonly<Record<string, unknown>>,
  { name }: Addressee,
  { PUBLIC_URL }: Links,
): Words | null {
  const { secret, minutes } = data;
  const coded = (purpose: 'reset' | 'email', tell: (about: Coded) => Words): Words | null =>
    typeof secret === 'string'
      ? tell({ name, link: publicLink(PUBLIC_URL, purpose, secret), secret, minutes: Number(minutes) })
      : null;
  switch (kind) {
    case 'password-reset':
      return coded('reset', passwordAsked) ?? passwordSet(name);
    case 'password-changed':
      return passwordChanged(name);
    case 'email-verification':
      return coded('email', addressAsked);
    case 'email-changed':
      return addressChanged(name);
  }
}
