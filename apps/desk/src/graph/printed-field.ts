import type { PrintedBattlefieldDocument } from '@vedette/contracts';
import type { Seat } from './order-desk.js';
import { readDocument } from './documents-kept.js';

/** The printed battlefield of a square, the same for everybody. @throws DeskProblem */
export const battlefieldOf = (
  { campaign, player }: Seat,
  square: string,
): Promise<PrintedBattlefieldDocument> =>
  readDocument(
    `/campaigns/${encodeURIComponent(campaign)}/theatre/tactical/${encodeURIComponent(square)}`,
    player,
  );
