/** Where the opening comes from; SOURCES.md beside this library says it at length. */
export const SOURCES: readonly string[] = [
  'Corps, divisions, leaders and quarters of mid-June 1866: the histories of the three staffs (Der Feldzug von 1866 in Deutschland, 1867; Osterreichs Kampfe im Jahre 1866, 1867-69; La campagna del 1866 in Italia, 1875), which have long been common property.',
  'A unit is a Prussian regiment of three battalions, half an Austrian brigade, a quarter of an Italian division; strengths are the establishments of those weeks, rounded.',
  'Batteries stand with the foot where a division had one for each regiment; the rest are in the hands of the corps.',
  'Quality, experience, morale, supplies and treasuries are ours, chosen so that the Army of the North can win if it strikes one of its enemies alone.',
  'The Hanoverians stand where they gathered some days later, at Gottingen; camps are in the square of the quarters.',
];
