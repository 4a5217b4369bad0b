/**
 * Rules of the land books by the keys that code cites them by: the number in GITM AMWOL for what AMWOL has, a name for what
 * only other books have. A book says its own number for each, or that it has no such rule ({@link RuleNumbers}). The list is
 * held to `catalogue/` by its spec.
 */
// prettier-ignore
export const LAND_RULES = [
  '1.1', '1.2', '1.3', '1.4',
  '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7',
  '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7',
  '4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7',
  '5.1', '5.2', '5.3',
  '6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.7', '6.8', '6.9', '6.10',
  '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9', '7.10', '7.11', '7.12', '7.13', '7.14', '7.15', '7.16', '7.17', '7.18', '7.19',
  '8.1', '8.2', '8.3', '8.4', '8.5', '8.6', '8.7', '8.8', '8.9', '8.10', '8.11', '8.12',
  '9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '9.7', '9.8', '9.9', '9.10', '9.11', '9.12', '9.13', '9.14',
  '10.1', '10.2', '10.3', '10.4', '10.5', '10.6', '10.7', '10.8', '10.9', '10.10', '10.11',
  '11.1', '11.2', '11.3', '11.4', '11.5',
  '12.1', '12.2', '12.3', '12.4', '12.5',
  // NWOL: the form of quiet turns (6.10), free places in them (8.12).
  'quiet-turn-orders', 'quiet-turn-places',
  // ROTD parts what AMWOL has in one rule: falling back from the melee (9.9; 10.10), forbidding forced marches (6.3; 7.11).
  'falling-back', 'no-forced-march',
  // ROTD: river classes and railways (1.3), weapons (3.4), no boarding in deployment (7.18).
  'rivers-and-railways', 'weapons', 'no-boarding-in-deployment',
  // ROTD: going by rail (8.1), who holds track and rivers (8.2), lines (8.3), getting off (8.4), works on track (8.5) and bridges (8.6).
  'rail-movement', 'rail-control', 'rail-lines', 'rail-entry', 'track-works', 'railway-bridges',
  // ROTD: works thrown up by troops (10.6), captured batteries (10.11), depots and caches (11.5), destroyed ones (11.8).
  'field-works', 'captured-guns', 'depots', 'depot-destroyed',
  // ROTD: bridges (12.1), crossing them (12.2), losing them (12.3), pontoons thrown (12.4), taken up (12.5), fought over (12.6), ferries (12.7).
  'bridges', 'bridge-crossings', 'bridges-lost', 'pontoon-bridges', 'pontoon-removed', 'pontoon-lost', 'ferries',
] as const;

/** Key of a land rule. */
export type LandRule = (typeof LAND_RULES)[number];
