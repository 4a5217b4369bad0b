/** Below this many pixels a cell nothing is written beside signs: letters that can be read would cover their neighbours. */
export const NAMES_FROM = 22;
/** Letters are never shrunk below this many pixels. */
export const SMALLEST_LETTERS = 11;

/** How large letters of some size are drawn, where a unit is so many pixels. */
export const readable = (size: number, unit: number): number => Math.max(size, SMALLEST_LETTERS / unit);
