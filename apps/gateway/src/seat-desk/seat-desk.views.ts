import { SavedDeskDocument, SeatDeskDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

/** The private document of a seat. */
export const SeatDeskView = viewOf('SeatDesk', SeatDeskDocument);
export type SeatDeskView = Shown<typeof SeatDeskView>;

/** That a document is kept. */
export const SavedDeskView = viewOf('SavedDesk', SavedDeskDocument);
export type SavedDeskView = Shown<typeof SavedDeskView>;
