import { PieceStoryDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

viewOf('PieceStoryLine', PieceStoryDocument.properties.story.items);
viewOf('NotDone', PieceStoryDocument.properties.notDone.items);

/** Why a unit or ship fared as it did in a turn, and why it did no more. */
export const PieceStoryView = viewOf('PieceStory', PieceStoryDocument);
export type PieceStoryView = Shown<typeof PieceStoryView>;
