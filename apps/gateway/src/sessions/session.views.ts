import { SessionDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';

/** A session of one's own that is not over. */
export const SessionView = viewOf('Session', SessionDocument);
export type SessionView = Shown<typeof SessionView>;
