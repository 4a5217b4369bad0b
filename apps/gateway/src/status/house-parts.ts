import {
  AUDITS,
  describeTurn,
  letterBox,
  listReports,
  type PhaseStateDocument,
  receiptKey,
  type ServiceRequest,
  signIn,
} from '@vedette/contracts';

/** What a house does for those who play, each done by a service of its own. */
export const HOUSE_PARTS = [
  'accounts',
  'orders',
  'turns',
  'land',
  'naval',
  'logistics',
  'battle',
  'reports',
  'letters',
] as const;
export type HousePart = (typeof HOUSE_PARTS)[number];

/** A part of the house, for who plays. */
interface PartOfHouse {
  /** A question whose answerer does it; only whether he is there is asked. */
  readonly question: ServiceRequest;
  /** What it does. */
  readonly does: string;
  /** What waits while nobody does it. */
  readonly waits: string;
}

/** Every part in the order they are told in. The parts that resolve phases are called as their owners are. */
export const PARTS: Readonly<Record<HousePart, PartOfHouse>> = {
  accounts: {
    question: signIn,
    does: 'signing in, accounts and invitations',
    waits: 'Nobody can sign in or be given a seat; who is signed in plays on for a while.',
  },
  orders: {
    question: receiptKey,
    does: 'taking orders in and signing their receipts',
    waits: 'Orders are not taken in, and no turn closes. An order without a receipt has not arrived.',
  },
  turns: {
    question: describeTurn,
    does: 'opening, closing and conducting turns, and their clocks',
    waits: 'Turns neither open nor close; clocks go on when it is back.',
  },
  land: {
    question: AUDITS.land,
    does: 'resolving what armies do',
    waits: 'Turns of campaigns that are closed wait.',
  },
  naval: {
    question: AUDITS.naval,
    does: 'resolving what fleets do',
    waits: 'Turns of campaigns that are closed wait.',
  },
  logistics: {
    question: AUDITS.logistics,
    does: 'resolving supplies',
    waits: 'Turns of campaigns that are closed wait.',
  },
  battle: {
    question: AUDITS.battle,
    does: 'resolving battles that are campaigns of their own',
    waits: 'Turns of battles that are closed wait.',
  },
  reports: {
    question: listReports,
    does: 'writing reports and maps',
    waits: 'Reports cannot be read; those of turns resolved meanwhile come when it is back.',
  },
  letters: {
    question: letterBox,
    does: 'carrying letters and sending notices',
    waits: 'Letters are neither taken in nor read; notices come late.',
  },
};

/** Which parts a turn needs between its closing and its end, by who decides its phases. */
export function partsForTurn(phases: readonly Pick<PhaseStateDocument, 'owner'>[]): readonly HousePart[] {
  const owners = new Set(phases.map(({ owner }) => owner));
  return HOUSE_PARTS.filter(
    (part) => part === 'orders' || part === 'turns' || (owners as ReadonlySet<string>).has(part),
  );
}
