/** Where the opening comes from; SOURCES.md beside this library says it at length. */
export const SOURCES: readonly string[] = [
  'Regiments, commanders and places of May 1846: the standard histories of the war (J. H. Smith, The War with Mexico, 1919; K. J. Bauer, The Mexican War, 1974) and the returns printed in House Executive Document 60, 30th Congress.',
  'Strengths are of men present, rounded; those of garrisons and militia away from the Rio Grande are ours.',
  'Quality, experience, morale, supplies and stores are ours, chosen so that the opening plays as it went.',
  'Fort Dodge, Yerba Buena and Sonoma are as the rule book has them (GITM AMWOL 7.19), not as they were in that month.',
];
