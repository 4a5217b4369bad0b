import type { PositionDocument } from '@vedette/campaign';

/** Five squares by three of open ground, the Prussians in the west; a city at either end. */
const PLAIN: Omit<PositionDocument, 'season' | 'units'> = {
  format: 'vedette/position@1',
  rulebooks: { land: 'rotd-euwol' },
  turn: 1,
  theatre: {
    kind: 'inline',
    origin: 'G0-V0',
    strategic: ['.....', '.....', '.....'],
    nations: ['PPPAA', 'PPPAA', 'PPPAA'],
    nationKey: { P: 'Prussia', A: 'Austria' },
  },
  states: [
    { id: 'PR', nation: 'Prussia', side: 'PR' },
    { id: 'AU', nation: 'Austria', side: 'AU' },
  ],
  relations: [{ between: ['PR', 'AU'], stance: 'hostile' }],
  players: [
    { id: 'moltke', state: 'PR', ministries: ['war'] },
    { id: 'benedek', state: 'AU', ministries: ['war'] },
  ],
  cities: [
    { name: 'Riesa', square: 'G0-V1', tactical: '7-7', state: 'PR', supplies: 60 },
    { name: 'Gitschin', square: 'G4-V1', tactical: '7-7', state: 'AU', supplies: 60 },
  ],
};

const foot = (id: string, square: string, commander: string) =>
  ({
    id,
    square,
    tactical: '7-7',
    strength: 2000,
    quality: 'Average',
    experience: 30,
    morale: 50,
    supplies: 1,
    commander,
  }) as const;

/**
 * Wars in which somebody is offered what nobody is when the shipped campaigns open: practised troops who may dig, beside others who
 * could take the battery that they have to spare; and a turn of deployment.
 */
export const WARS_FOR_KINDS: Readonly<Record<string, PositionDocument>> = {
  works: {
    ...PLAIN,
    season: 'campaign',
    units: [
      { ...foot('PR1IN', 'G1-V1', 'moltke'), batteries: 2 },
      foot('PR2IN', 'G1-V1', 'moltke'),
      foot('AU1IN', 'G4-V1', 'benedek'),
    ],
  },
  placing: {
    ...PLAIN,
    season: 'deployment',
    units: [foot('PR1IN', 'G1-V1', 'moltke'), foot('AU1IN', 'G4-V1', 'benedek')],
  },
};
