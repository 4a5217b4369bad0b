/** Cited where no rule of a book decides but the administrator. */
export const ADMINISTRATION_RULE = 'vedette administration';
