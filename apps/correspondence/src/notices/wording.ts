import { inWords } from '@vedette/turn-clock';
import { publicLink } from '../http/public-link.js';
import type { GatewaySettings } from '../settings.js';
import type { Notice } from './notice-kinds.js';

/** A mail, before it has a recipient. */
export interface Words {
  readonly subject: string;
  readonly text: string;
}

/** What the sender is told of the account a message is for. */
export interface Addressee {
  readonly name: string;
  readonly zone: string;
}

type Links = Pick<GatewaySettings, 'PUBLIC_URL'>;

/** A notice in one line: that something happened, and nothing of the game. An announcement itself is not part of the line. */
export function headlineOf({ about, title, turn, deadline, text }: Notice, zone: string): string {
  const until = deadline === null ? '' : inWords(Date.parse(deadline), zone);
  const said = (text: string): string => `${title}: ${text}.`;
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
    case 'handed-over':
    case 'handed-back':
      return said(text ?? 'somebody stands in for another');
    case 'set-aside':
      return said(`turn ${turn} is set aside, for a phase keeps failing; it waits for the administrator`);
    case 'campaign-ended':
    case 'campaign-reopened':
    case 'campaign-published':
      return `${title}: ${text ?? 'the campaign has ended, or goes on'}`;
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

type Tell = (about: {
  readonly name: string;
  readonly link: string | null;
  readonly secret: string;
  readonly minutes: number;
}) => Words;

const codeLine = (link: string | null, secret: string): string =>
  link === null ? `Your code: ${secret}` : link;

const ASKED: Readonly<Record<string, { readonly purpose: 'reset' | 'email'; readonly tell: Tell }>> = {
  'password-reset': {
    purpose: 'reset',
    tell: ({ name, link, secret, minutes }) => ({
      subject: 'Set a new password',
      text: `Somebody asked to set a new password for the account ${name}. If it was you, go on here within ${minutes} minutes:

${codeLine(link, secret)}

If it was not, do nothing: your password stays as it is.`,
    }),
  },
  'email-verification': {
    purpose: 'email',
    tell: ({ name, link, secret, minutes }) => ({
      subject: 'Confirm your mail address',
      text: `The account ${name} wants to receive mail at this address. If it is yours, confirm it within ${minutes} minutes:

${codeLine(link, secret)}

If you do not know the account, do nothing: nothing more will be sent.`,
    }),
  },
};

const TOLD: Readonly<Record<string, (name: string) => Words>> = {
  'password-reset': (name) => ({
    subject: 'Your password was set anew',
    text: `A new password was set for the account ${name}, with a code that was sent to this address. If it was not you, tell whoever runs the server.`,
  }),
  'password-changed': (name) => ({
    subject: 'Your password was changed',
    text: `The password of the account ${name} was changed. If it was not you, set a new one and tell whoever runs the server.`,
  }),
  'email-changed': (name) => ({
    subject: 'Your mail address was changed',
    text: `The account ${name} does not use this mail address any more. If it was not you who changed it, tell whoever runs the server.`,
  }),
};

/** A message about an account as a mail; null for one that nobody here knows how to word. */
export function accountMessage(
  kind: string,
  data: Readonly<Record<string, unknown>>,
  { name }: Addressee,
  links: Links,
): Words | null {
  const { secret, minutes } = data;
  const asked = ASKED[kind];
  if (asked && typeof secret === 'string')
    return asked.tell({
      name,
      link: publicLink(links, asked.purpose, secret),
      secret,
      minutes: Number(minutes),
    });
  return TOLD[kind]?.(name) ?? null;
}
