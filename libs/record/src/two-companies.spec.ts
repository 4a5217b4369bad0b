import { Type } from '@sinclair/typebox';
import { describe, expect, it } from '@jest/globals';
import { Dice } from '@vedette/chance';
import {
  evolve,
  eventSet,
  eventsOver,
  fold,
  observe,
  PhaseContext,
  UnknownEventError,
  type View,
} from './index.js';

/** A battle of two companies on a row of hexes: a game of its own, with no word of a campaign in it. */
interface Company {
  hex: string;
  men: number;
}
interface Skirmish {
  segment: number;
  readonly companies: Map<string, Company>;
}
const SEGMENTS = ['advance', 'fire'] as const;
type Segment = (typeof SEGMENTS)[number];

const defineEvent = eventsOver<Skirmish, Segment>();

const CompanyAdvanced = defineEvent({
  type: 'CompanyAdvanced',
  data: Type.Object({
    company: Type.String(),
    from: Type.String(),
    to: Type.String(),
    breath: Type.Integer(),
  }),
  seen: {
    rule: '4.1',
    start: ['company', 'from'],
    end: ['company', 'to'],
    partial: ['company', 'from', 'to'],
    square: { start: 'from', end: 'to' },
  },
  apply(state, { data }) {
    state.companies.get(data.company)!.hex = data.to;
  },
});

const CompanyFired = defineEvent({
  type: 'CompanyFired',
  data: Type.Object({ company: Type.String(), at: Type.String(), fallen: Type.Integer({ minimum: 0 }) }),
  seen: { dice: 'hidden', full: ['company', 'at'], partial: ['at'] },
  apply(state, { data }) {
    state.companies.get(data.at)!.men -= data.fallen;
  },
});

const Foreign = defineEvent({ type: 'BattleJoined', data: Type.Object({}), apply() {} });

const SKIRMISH_EVENTS = eventSet(SEGMENTS, [CompanyAdvanced, CompanyFired] as const);

type SkirmishEvent = (typeof SKIRMISH_EVENTS)['definitions'][number];

class Segments extends PhaseContext<Skirmish, Segment, SkirmishEvent> {
  protected override turnOf(state: View<Skirmish>): number {
    return state.segment;
  }

  protected override nameOfSquare(_: View<Skirmish>, hex: number): string {
    return `H${String(hex).padStart(2, '0')}`;
  }
}

const opening = (): Skirmish => ({
  segment: 3,
  companies: new Map([
    ['grenadiers', { hex: 'H01', men: 80 }],
    ['jaegers', { hex: 'H04', men: 60 }],
  ]),
});

function played() {
  const segment = new Segments(SKIRMISH_EVENTS, opening(), Dice.keyed('secret', 3, 'fire'), 'fire', 5);
  const march = segment.emit(CompanyAdvanced, {
    rule: 'skirmish 6.2',
    data: { company: 'grenadiers', from: 'H01', to: 'H02', breath: 1 },
    audience: { davout: 'full', charles: 'end', murat: 'start' },
  });
  const draw = segment.dice.chance('7.1 fire grenadiers', 1);
  const volley = segment.emit(CompanyFired, {
    rule: 'skirmish 7.1',
    square: 4,
    data: { company: 'grenadiers', at: 'jaegers', fallen: 7 },
    dice: [draw],
    audience: { davout: 'full', charles: 'partial' },
  });
  return { segment, march, volley };
}

describe('a game of its own on the kernel', () => {
  it('decides a phase: what was said is recorded and the next rule reads what it changed', () => {
    const { segment, volley } = played();
    expect(segment.events.map(({ seq, turn, phase, type }) => ({ seq, turn, phase, type }))).toEqual([
      { seq: 5, turn: 3, phase: 'fire', type: 'CompanyAdvanced' },
      { seq: 6, turn: 3, phase: 'fire', type: 'CompanyFired' },
    ]);
    expect(volley.square).toBe('H04');
    expect(segment.state.companies.get('jaegers')).toEqual({ hex: 'H04', men: 53 });
  });

  it('folds its events over the start to the very end that was played', () => {
    const { segment } = played();
    expect(fold(SKIRMISH_EVENTS, opening(), segment.events)).toEqual(segment.state);
  });

  it('tells each player what his eyes told him, and nobody who was not there', () => {
    const { march, volley } = played();
    expect(observe(SKIRMISH_EVENTS, march, 'davout')!.data).toEqual(march.data);
    expect(observe(SKIRMISH_EVENTS, march, 'murat')).toMatchObject({
      rule: 'skirmish 4.1',
      data: { company: 'grenadiers', from: 'H01' },
    });
    expect(observe(SKIRMISH_EVENTS, march, 'charles')!.data).toEqual({ company: 'grenadiers', to: 'H02' });
    expect(observe(SKIRMISH_EVENTS, volley, 'murat')).toBeNull();
  });

  it('keeps what nobody can know from him who fired, and the dice that would tell it', () => {
    const { volley } = played();
    const told = observe(SKIRMISH_EVENTS, volley, 'davout')!;
    expect(told.data).toEqual({ company: 'grenadiers', at: 'jaegers' });
    expect(told).not.toHaveProperty('dice');
  });

  it('says where it happened by the key the degree names, and else by the square the event stands in', () => {
    const march = {
      ...played().march,
      square: 'H09',
      audience: { ...played().march.audience, ney: 'partial' as const },
    };
    const squares = ['davout', 'murat', 'charles', 'ney'].map(
      (player) => observe(SKIRMISH_EVENTS, march, player)!.square,
    );
    expect(squares).toEqual(['H09', 'H01', 'H02', 'H09']);
  });

  it('cannot name a square by a key that the observer is not told', () => {
    const telling = { ...CompanyAdvanced, seen: { start: ['company'], square: { start: 'from' } } };
    expect(() => eventSet(SEGMENTS, [telling])).toThrow('is told its square by "from"');
  });

  it('gives rules the state to read: no way leads from them into it but an event', () => {
    const { state } = played().segment;
    // Each line is a fault of types, or the next compiler run says that nothing keeps rules off the state.
    const wrongs = [
      // @ts-expect-error a member is read-only
      () => (state.segment = 4),
      // @ts-expect-error so is what lies deeper
      () => (state.companies.get('jaegers')!.men = 0),
      // @ts-expect-error a map is a map for reading
      () => state.companies.delete('jaegers'),
    ];
    expect(wrongs).toHaveLength(3);
    expect(state.companies.get('jaegers')!.men).toBe(53);
  });

  it('tells an event by its type: what is misspelt is a fault of types', () => {
    const told: string[] = [];
    for (const event of played().segment.events) {
      if (event.type === 'CompanyFired') told.push(`${event.data.at} lost ${event.data.fallen}`);
      // @ts-expect-error a type of event that is none
      if (event.type === 'CompanyFird') told.push(event);
      // @ts-expect-error a key that events of the type have not
      if (event.type === 'CompanyAdvanced') told.push(event.data.hex);
    }
    expect(told).toEqual([undefined, 'jaegers lost 7']);
  });

  it('takes no event but of the set, with all the data of its type', () => {
    const emitted = (segment: Segments) => {
      const said = { rule: 'skirmish 7.1', audience: {} };
      // @ts-expect-error a shot without its losses
      segment.emit(CompanyFired, { ...said, data: { company: 'grenadiers', at: 'jaegers' } });
      // @ts-expect-error an event that the game does not have
      segment.emit(Foreign, { ...said, data: {} });
    };
    expect(() =>
      emitted(new Segments(SKIRMISH_EVENTS, opening(), Dice.keyed('s', 3, 'fire'), 'fire')),
    ).toThrow(UnknownEventError);
  });

  it('knows no other events than its own', () => {
    const { march } = played();
    const foreign = { ...march, type: 'UnitMarched' };
    expect(() => evolve(SKIRMISH_EVENTS, opening(), foreign)).toThrow(UnknownEventError);
  });

  it('cannot be made of two definitions of one type', () => {
    expect(() => eventSet(SEGMENTS, [CompanyFired, CompanyFired])).toThrow(
      'two event definitions share a type',
    );
  });
});
