import type { ReportHeading } from '../input/heading.schema.js';

/** Heading of the specimen reports of this library's tests and pictures. */
export const SPECIMEN_HEADING: ReportHeading = {
  campaign: 'The Rio Grande',
  player: { id: 'taylor', name: 'Zachary Taylor' },
  turn: 3,
  season: 'campaign',
  rulebook: { id: 'gitm-amwol', title: 'Gathered In Their Masses, AMWOL' },
  states: { US: 'the United States', MX: 'Mexico', GT: 'Guatemala' },
  players: { taylor: 'Zachary Taylor', worth: 'William J. Worth', arista: 'Mariano Arista' },
  types: { IN: 'infantry', LC: 'light cavalry', AQ: 'army headquarters', CQ: 'corps headquarters' },
};
