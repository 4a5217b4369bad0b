import { describe, expect, it } from '@jest/globals';
import { definitionOf, type EventData, type EventName, type GameEvent } from '@vedette/campaign';
import { observe, type ObservedEvent } from '@vedette/observation';
import type { Degree } from '@vedette/record';

/** The type of an event with what of its data matters here. */
type Told = {
  [Name in EventName]: { readonly type: Name; readonly data: Partial<EventData<Name>> };
}[EventName];

type Secret = Told & {
  readonly rule: string;
  readonly degree: Degree;
  /** What this observer must not find anywhere in what he is told. */
  readonly hidden: readonly string[];
  readonly dice?: GameEvent['dice'];
};

const FORCE = { state: 'MX', arm: 'infantry', men: 1000 } as const;

const SECRETS: readonly Secret[] = [
  {
    type: 'SiegeBegan',
    rule: '10.3',
    data: { city: 'Austin', besiegers: 7391, besieged: 210 },
    degree: 'full',
    hidden: ['7391', '210'],
  },
  {
    type: 'Bombarded',
    rule: '9.14',
    data: { tactical: '7-7', target: '7-8', units: ['US1SA'], strength: 900, inflicted: 73.91 },
    degree: 'full',
    hidden: ['73.91'],
  },
  {
    type: 'SegmentWeighed',
    rule: '9.7',
    data: {
      tactical: '7-7',
      segment: 'firing',
      side: 'attackers',
      units: [],
      factors: {},
      strength: 9,
      inflicted: 73.91,
    },
    degree: 'full',
    hidden: ['73.91'],
  },
  {
    type: 'UnitLostMen',
    rule: '9.9',
    data: {
      unit: 'MX1IN',
      segment: 'melee',
      lost: 9,
      strength: 241,
      factors: [
        { of: 'hits', by: '0.412' },
        { of: 'melee lost', by: '+7.391 %' },
        { of: 'evade posture', by: 'x0.2' },
      ],
      conditions: [{ of: 'evade posture', by: 'x0.2' }],
    },
    degree: 'full',
    hidden: ['0.412', '7.391'],
  },
  {
    type: 'ShipBattered',
    rule: '7.7',
    data: {
      battle: 'SGC 3',
      ship: 'MX1FR',
      hull: 2,
      crewLost: 31,
      wear: 0.739,
      atHulls: 0.917,
      expected: { hull: 1.739, rigging: 0.2, menShare: 0.0391 },
      factors: {},
    },
    degree: 'full',
    hidden: ['0.739', '0.917', '1.739', '0.0391', '0.8391'],
    dice: [{ label: '7.7 MX1FR men', from: 0.5, to: 1.5, value: 0.8391 }],
  },
  {
    type: 'SeaBattleFought',
    rule: '7.8',
    data: { battle: 'SGC 3', minutes: 90, ended: 'beaten', wear: { winners: 0.391, losers: 1 }, odds: 1.739 },
    degree: 'full',
    hidden: ['0.391', '1.739', '0.8391'],
    dice: [{ label: '7.7 SGC 3 pace', from: 0.5, to: 1.5, value: 0.8391 }],
  },
  {
    type: 'BatteriesDamaged',
    rule: '7.7',
    data: { battle: 'Haven', port: 'Haven', batteries: 2, chance: 0.739 },
    degree: 'full',
    hidden: ['0.739'],
    dice: [{ label: '7.7 Haven batteries', chance: 0.739, roll: 0.2 }],
  },
  {
    type: 'ShipRepaired',
    rule: '3.3',
    data: { ship: 'MX1FR', hullMended: 1, hull: 1, yard: 'Haven', yardUsed: 739 },
    degree: 'full',
    hidden: ['739'],
  },
  {
    type: 'UnitSurrendered',
    rule: '10.3',
    data: { unit: 'MX1IN', men: 739, supplies: 391, reason: 'Perote was starved out' },
    degree: 'partial',
    hidden: ['739', '391'],
  },
  {
    type: 'MarchSighted',
    rule: '4.5',
    data: { unit: 'MX7IN', force: FORCE, from: 'G6-V6', left: 'north', to: 'G6-V5', toTactical: '3-4' },
    degree: 'start',
    hidden: ['MX7IN', 'G6-V5', '3-4'],
  },
  {
    type: 'MoveSighted',
    rule: '4.4',
    data: { unit: 'MX7IN', force: FORCE, in: 'G6-V6', from: '5-5', to: '3-4' },
    degree: 'end',
    hidden: ['MX7IN', '5-5'],
  },
  {
    type: 'FortChangeSighted',
    rule: '4.2',
    data: { force: FORCE, in: 'G6-V6', city: 'Perote', inFort: true, unit: 'MX7IN' },
    degree: 'partial',
    hidden: ['MX7IN'],
  },
  {
    type: 'UnitDestroyed',
    rule: '12.2',
    data: { unit: 'MX1IN', men: 739, reason: 'no place to gather' },
    degree: 'partial',
    hidden: ['12.2', '739', 'gather'],
  },
  {
    type: 'UnitRouted',
    rule: '9.8',
    data: { unit: 'MX1IN', from: '7-7', to: 'G6-V5', tactical: '3-4', direction: 'north', fatigue: 9 },
    degree: 'partial',
    hidden: ['G6-V5', '3-4'],
  },
  {
    type: 'UnitShattered',
    rule: '12.1',
    data: { unit: 'MX1IN', reason: 'exhausted', from: '7-7', to: 'G6-V5', tactical: '3-4', strength: 739 },
    degree: 'partial',
    hidden: ['G6-V5', '3-4', '739', 'exhausted'],
  },
];

const eventOf = ({ type, rule, data, degree, dice }: Secret) =>
  ({
    seq: 1,
    turn: 1,
    phase: 'tactical-1',
    type,
    rule: `gitm-amwol ${rule}`,
    square: 'G6-V6',
    data,
    ...(dice ? { dice } : {}),
    audience: { arista: degree },
  }) as GameEvent;

type Telling = (event: GameEvent) => ObservedEvent | null;
const honest: Telling = (event) => observe(event, 'arista');
const leaksOf = (secret: Secret, telling: Telling): string[] => {
  const told = JSON.stringify(telling(eventOf(secret)));
  return secret.hidden.filter((hidden) => told.includes(hidden));
};

/** Faults of one line each in the telling. */
const PLANTED: readonly (readonly [string, Telling])[] = [
  ['all data', (event) => ({ ...honest(event)!, data: event.data as Record<string, unknown> })],
  [
    'the last keys',
    (event) => ({
      ...honest(event)!,
      data: Object.fromEntries(Object.entries(event.data as object).slice(1)),
    }),
  ],
];

describe.each(SECRETS)('whoever is told of $type ($degree)', (secret) => {
  it('does not learn what only the other side can count or know', () => {
    expect(honest(eventOf(secret))).not.toBeNull();
    expect(leaksOf(secret, honest)).toEqual([]);
  });

  it.each(PLANTED)('would be found out if he were told %s', (_name, telling) => {
    expect(leaksOf(secret, telling)).not.toEqual([]);
  });

  it('is told the strategic square where it happened, and the type is one that is defined', () => {
    expect(definitionOf(secret.type).type).toBe(secret.type);
    expect(honest(eventOf(secret))!.square).toBe('G6-V6');
  });
});
