import { Type, type Static } from '@sinclair/typebox';
import { CLOSED } from '../names.schema.js';

/** What the last round of a conductor found in the campaigns that it looks after; times in seconds. */
const Findings = Type.Object(
  {
    /** How long the turn waits that has waited longest for its last phase. */
    overdue: Type.Number({ minimum: 0 }),
    /** By owner, how long its oldest phase has waited. */
    waiting: Type.Record(Type.String({ maxLength: 32 }), Type.Number({ minimum: 0 })),
    /** Campaigns for which what was due could not be done. */
    failing: Type.Integer({ minimum: 0 }),
  },
  CLOSED,
);
export type ConductorFindings = Static<typeof Findings>;

/** That a conductor is there and reached the database just now; conductors share the campaigns among those that tell so. */
export const ConductorPresent = Type.Object(
  {
    /** Its process: one that is started again is another. */
    conductor: Type.String({ minLength: 1, maxLength: 64 }),
    /** Whether it goes now: others need not wait for its silence. */
    goes: Type.Boolean(),
    findings: Findings,
  },
  CLOSED,
);
export type ConductorPresent = Static<typeof ConductorPresent>;

/** Core NATS subject on which conductors tell each other that they are there. A telling that is lost costs nothing; several have campaigns looked at twice. */
export const conductorPresentSubject = 'conductor.present';
