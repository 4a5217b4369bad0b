import { ClockDocument, LocalMomentDocument, PlayerClockDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

const { count, announcements } = ClockDocument.properties;

viewOf('LocalMoment', LocalMomentDocument);
viewOf('PlayerClock', PlayerClockDocument);
viewOf('ReadyCount', count.anyOf[0]);
viewOf('ClockAnnouncement', announcements.items);

/** The clock of a campaign for one who looks at it. */
export const ClockView = viewOf('Clock', ClockDocument);
export type ClockView = Shown<typeof ClockView>;
