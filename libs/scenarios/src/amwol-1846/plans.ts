import type { OfficerPlan } from '../officers/plan.js';
import { PLACES } from './places.js';

const squareOf = (place: keyof typeof PLACES): string => PLACES[place][0];

/** What each officer of 1846 is after; whoever is not listed holds his posts. */
export const PLANS: readonly OfficerPlan[] = [
  {
    player: 'taylor',
    aim: 'attack',
    objectives: (['Point Isabel', 'Fort Brown', 'Matamoros', 'Camargo', 'Monterrey'] as const).map(squareOf),
  },
  { player: 'twiggs', aim: 'attack', objectives: [squareOf('Matamoros'), squareOf('Monterrey')] },
  { player: 'kearny', aim: 'attack', objectives: [squareOf('Santa Fe')] },
  { player: 'doniphan', aim: 'attack', objectives: [squareOf('Santa Fe')] },
  { player: 'arista', aim: 'attack', objectives: [squareOf('Fort Brown'), squareOf('Point Isabel')] },
  { player: 'ampudia', aim: 'attack', objectives: [squareOf('Fort Brown')] },
  { player: 'torrejon', aim: 'attack', objectives: [squareOf('Fort Brown'), squareOf('Point Isabel')] },
  { player: 'paredes', aim: 'attack', objectives: [], station: squareOf('Monterrey') },
  { player: 'bravo', aim: 'defend', objectives: [] },
  { player: 'armijo', aim: 'defend', objectives: [] },
  { player: 'castro', aim: 'attack', objectives: [squareOf('Sonoma'), squareOf("Sutter's Fort")] },
];
