import type { Order, PositionDocument } from '@vedette/campaign';
import { SMALL_WAR } from '../../../apps/gateway/src/testing/small-war.js';

/** A world as it is set up: two of them differ in nothing that the Americans observe. */
export interface HttpWorld {
  readonly campaign: string;
  readonly position: PositionDocument;
  /** What the Mexicans send in turn 1, by player; some of it is refused. */
  readonly orders: readonly { readonly player: string; readonly order: Order }[];
  /** Whether they also withdraw, template, plan and write letters to each other. */
  readonly busy: boolean;
  readonly letters: readonly string[];
}

export const PLAYERS = ['taylor', 'worth', 'arista', 'mejia'] as const;
/** Who looks: one commands and is minister of war, the other commands only. */
export const LOOKERS = ['taylor', 'worth'] as const;
export const MINISTER = 'taylor';
export const SECRET = 'the same dice for both';
/** Stands in neither world; what is said of it must be what is said of those that are hidden. */
export const NOBODY = 'MX77IN';
export const HIDDEN = 'MX2IN';

type Units = PositionDocument['units'];

/** One Mexican regiment in sight of the Americans, the same in both worlds; all else of theirs is sixteen squares away. */
function positionOf(hidden: Units): PositionDocument {
  const seen = SMALL_WAR.units
    .filter(({ id }) => id !== HIDDEN)
    .map((unit) => (unit.id === 'MX1IN' ? { ...unit, square: 'G5-V6' } : unit));
  return {
    ...SMALL_WAR,
    theatre: { kind: 'inline', origin: 'G4-V5', strategic: Array<string>(3).fill('.'.repeat(24)) },
    players: [
      ...SMALL_WAR.players!,
      { id: 'mejia', state: 'MX', name: 'Francisco Mejia', ministries: ['war'] },
    ],
    units: [...seen, ...hidden],
  };
}

const seenOrder = {
  player: 'arista',
  order: { kind: 'land', unit: 'MX1IN', tactical: { destination: '5-7', phase: 1 } } as Order,
};
const march = (unit: string, ...path: string[]): Order =>
  ({ kind: 'land', unit, strategic: { path } }) as Order;

export const WORLDS: readonly [HttpWorld, HttpWorld] = [
  {
    campaign: 'war-one',
    position: positionOf([
      { id: 'MX2IN', square: 'I0-V6', tactical: '7-7', strength: 700, quality: 'Fair', commander: 'arista' },
      { id: 'MX4LC', square: 'I1-V6', tactical: '7-7', strength: 210, quality: 'Good', commander: 'mejia' },
    ]),
    orders: [seenOrder, { player: 'arista', order: march('MX2IN', 'I1-V6') }],
    busy: false,
    letters: [],
  },
  {
    campaign: 'war-two',
    position: positionOf([
      {
        ...{ id: 'MX2IN', name: 'Granaderos', square: 'I2-V7', tactical: '3-9', strength: 1390 },
        ...{ quality: 'Excellent', fatigue: 6, supplies: 4, commander: 'mejia' },
      },
      { id: 'MX4LC', square: 'I1-V5', tactical: '2-2', strength: 480, quality: 'Poor', commander: 'mejia' },
      { id: 'MX5IN', square: 'I3-V5', tactical: '7-7', strength: 611, quality: 'Good', commander: 'arista' },
      { id: 'MX6MA', square: 'I3-V5', tactical: '7-7', strength: 90, batteries: 2, commander: 'arista' },
    ]),
    orders: [
      seenOrder,
      { player: 'mejia', order: march('MX2IN', 'I3-V7', 'I3-V6') },
      { player: 'mejia', order: march('MX4LC', 'I0-V5') },
      { player: 'arista', order: march('MX5IN', 'I2-V5') },
      { player: 'arista', order: march('MX6MA', 'Z9-Z9') },
    ],
    busy: true,
    letters: ['The Americans sleep.', 'We march at dawn.', 'Burn this.'],
  },
];
