/** Where the opening comes from; SOURCES.md beside this library says it at length. */
export const SOURCES: readonly string[] = [
  'Corps, divisions, leaders and quarters of the first days of August 1870: the histories of both staffs (Der deutsch-franzosische Krieg 1870-71, 1872-81; La guerre de 1870-71, 1901-13), which have long been common property.',
  'A unit is a regiment of three battalions; strengths are those of the first days, before the French reservists came.',
  'Batteries stand with the foot where a division had them, the mitrailleuses with its third regiment; the rest are in the hands of the corps.',
  'Quality, experience, morale, supplies and treasuries are ours, chosen so that a French army that keeps together can hold the Moselle.',
  'The map is of 1866: Luxembourg is Dutch and its fortress razed, as it was by then; railways finished since are not on it.',
];
