import type { AccountMailKind } from '@vedette/contracts';

/** News of a place in a campaign, beside mail about the account itself. */
export const PLACE_NEWS = 'place-news';
/** What a message to the owner of an account is about. */
export type OutgoingKind = AccountMailKind | typeof PLACE_NEWS;
