import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CONTACT_GROUPINGS, CONTACT_SORTS, ContactFilterDocument, MOST_CONTACTS } from '@vedette/contracts';
import { askedLimit, askedPlayer, askedTurn } from '../http/asked-parts.js';
import { questionOf } from '@vedette/edge';

const player = askedPlayer(
  'whose desk, instead of your own: for administrators, and for who stands in for a minister in the turns handed over',
);
const turn = askedTurn('as known after this turn; the latest unless stated');
const filter = Type.Optional(ContactFilterDocument);
const sort = Type.Optional(oneOf(CONTACT_SORTS));
const page = {
  sort,
  after: Type.Optional(
    Type.String({
      pattern: '^[\\w.-]{1,80}$',
      allowed: 'the "next" of the page before',
      description: '"next" of the page before',
    }),
  ),
  limit: askedLimit(MOST_CONTACTS, 50, 'contacts on a page, '),
};

/** Whose desk. */
export const DeskQuestion = questionOf(Type.Object({ player }));
export type DeskQuestion = InstanceType<typeof DeskQuestion>;

/** Whose desk, and as known when. */
export const PictureQuestion = questionOf(Type.Object({ turn, player }));
export type PictureQuestion = InstanceType<typeof PictureQuestion>;

/** Which page of the contacts. */
export const ContactsQuestion = questionOf(Type.Object({ turn, filter, ...page, player }));
export type ContactsQuestion = InstanceType<typeof ContactsQuestion>;

/** By what the contacts are added up. */
export const SummaryQuestion = questionOf(
  Type.Object({
    by: Type.Unsafe<(typeof CONTACT_GROUPINGS)[number]>({ ...oneOf(CONTACT_GROUPINGS), default: 'state' }),
    turn,
    filter,
    player,
  }),
);
export type SummaryQuestion = InstanceType<typeof SummaryQuestion>;

/** Everything a part of the intelligence may be asked by: filters stand beside the others in a query string. */
export const PartQuestion = questionOf(
  Type.Object({
    ...ContactFilterDocument.properties,
    ...page,
    by: Type.Optional(oneOf(CONTACT_GROUPINGS, 'what a summary adds up by')),
    player,
  }),
);
export type PartQuestion = InstanceType<typeof PartQuestion>;

/** What of a question is the filter of contacts. */
export function filterOf(asked: Omit<PartQuestion, 'player'>): Static<typeof ContactFilterDocument> {
  return Object.fromEntries(
    Object.keys(ContactFilterDocument.properties)
      .map((key) => [key, asked[key as keyof typeof asked]] as const)
      .filter(([, value]) => value !== undefined),
  );
}
