import { ours, stated } from '@vedette/record';
import type { SeasonFigures } from '../../figures/season-figures.js';

/** Seasons' ends in AMWOL; NWOL takes the same. */
export const AMWOL_SEASON: SeasonFigures = {
  experienceLost: ours(
    0.25,
    '3.6',
    'a year of discharges, sickness and recruits replaces a quarter of a regiment',
  ),
  seasonsToPool: stated(2, '3.5'),
  prisonersReturn: stated(true, '9.13'),
  peaceMoraleDrift: stated(0.5, '3.7'),
};
