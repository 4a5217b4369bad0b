/** The tactical phase that is movement alone: nobody fights in it, supports others or runs into enemies (GITM AMWOL 5.2, 8.3, reading A-11). */
export const WITHOUT_COMBAT = 5;
