import type { PieceStoryDocument } from '@vedette/contracts';
import { readDocument } from './documents-kept.js';
import { addressFor } from './for-whom.js';

/** Why a piece fared as it did in a turn, as far as its side was told. @throws DeskProblem of status 404 where nothing was told of it */
export const pieceStory = (
  campaign: string,
  seat: string,
  turn: number,
  piece: string,
): Promise<PieceStoryDocument> =>
  readDocument(
    addressFor(
      seat,
      `/campaigns/${encodeURIComponent(campaign)}/turns/${turn}/why/${encodeURIComponent(piece)}`,
      'player',
    ),
    seat,
  );
