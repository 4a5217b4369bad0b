/** Fatigue at which a brigade may not try for ME (P-14). */
export const TOO_TIRED = 6;
