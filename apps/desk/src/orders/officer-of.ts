import { told } from '../seat/open-campaign.js';

/** Who commands a unit, as its own officers were last told; null for nobody, and where that is not told. */
export const officerOf = (piece: string): string | null =>
  told.value?.position.land?.observed.units.find(({ id }) => id === piece)?.commander ?? null;
