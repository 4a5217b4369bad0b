import { ours, stated } from '@vedette/record';
import type { HandlingFigures } from '../../figures/handling-figures.js';

/** Groups, crews and idle ships of PATE; floors of crews are reading P-02, spaces of a headquarters A-50. */
export const HANDLING: HandlingFigures = {
  smallestGroup: stated(500, '2.5'),
  largestGroup: stated(20_000, '2.5'),
  capacityPerHand: stated(10, '2.7'),
  goodsSpaces: stated(20, '9.1'),
  corpsHeadquartersSpaces: stated(5, '9.1'),
  crews: stated(
    {
      FR: { crew: 250, marines: 25, least: 70 },
      SL: { crew: 150, marines: 20, least: 40 },
    },
    '2.7',
  ),
  experienceLostInHarbour: ours(
    0.25,
    '2.2',
    'a quarter of a crew is paid off or drafted away in a winter at moorings, as in the army',
  ),
};
