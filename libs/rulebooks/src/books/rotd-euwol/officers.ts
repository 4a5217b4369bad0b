import { RANKS } from '@vedette/campaign';
import { stated } from '@vedette/record';
import type { OfficerFigures } from '../../figures/officer-figures.js';

/** Officers of ROTD: ranks for armies and corps, and how many of them one may command (3.5; ). */
export const ROTD_OFFICERS: OfficerFigures = {
  assignWholeSide: stated(true, '3.5'),
  posts: stated(
    {
      army: {
        commanders: ['general', 'lieutenant-general'],
        deputies: ['general', 'lieutenant-general', 'major-general'],
        most: 1,
        busyWith: ['army'],
      },
      corps: {
        commanders: ['general', 'lieutenant-general', 'major-general'],
        deputies: RANKS,
        most: 2,
        busyWith: ['army', 'corps'],
      },
    },
    '3.5',
  ),
};
