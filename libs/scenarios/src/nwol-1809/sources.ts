/** Where the opening comes from; SOURCES.md beside this library says it at length. */
export const SOURCES: readonly string[] = [
  'Corps, leaders and places of 9 April 1809: the standard histories of the war (F. L. Petre, Napoleon and the Archduke Charles, 1909; C. G. L. Saski, Campagne de 1809, 1899; the Austrian staff history Krieg 1809).',
  'Strengths are of brigades as those histories have them, rounded to hundreds; brigades of under 2,000 men are joined with their neighbours.',
  'Quality, experience, morale and supplies are ours, chosen so that either side can win the first weeks.',
  'The map is of 1805: who holds what in 1809 is set city by city; open country keeps the nation of 1805.',
];
