import { describe, expect, it } from '@jest/globals';
import { definitionOf, type Degree, type GameEvent } from '@vedette/campaign';
import { observe, type ObservedEvent } from '@vedette/observation';

interface Secret {
  readonly type: string;
  readonly rule: string;
  readonly data: Record<string, unknown>;
  readonly degree: Degree;
  /** What this observer must not find anywhere in what he is told. */
  readonly hidden: readonly string[];
}

const SECRETS: readonly Secret[] = [
  {
    type: 'SiegeBegan',
    rule: '10.3',
    data: { city: 'Austin', besiegers: 7391, besieged: 210 },
    degree: 'full',
    hidden: ['7391'],
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

const eventOf = ({ type, rule, data, degree }: Secret): GameEvent => ({
  seq: 1,
  turn: 1,
  phase: 'tactical-1',
  type,
  rule: `gitm-amwol ${rule}`,
  square: 'G6-V6',
  data,
  audience: { arista: degree },
});

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
