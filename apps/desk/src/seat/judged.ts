import type { JudgementDocument } from '@vedette/contracts';

/** A march as the referee understood it. */
export type MarchPlanDocument = NonNullable<JudgementDocument['plan']>;
