/** How a force stands to the reader of a report: his own side and active allies, an enemy, or neither (GITM AMWOL 1.4). */
export const STANDINGS = ['own', 'hostile', 'neutral'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What a flag, a tent or a boxed S on a map stands for (GITM AMWOL 1.4, 11.3, 12.3). */
export const STACK_STATUSES = ['active', 'inactive', 'shattered'] as const;
export type StackStatus = (typeof STACK_STATUSES)[number];
