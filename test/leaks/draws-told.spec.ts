import { describe, expect, it } from '@jest/globals';
import { readPosition, type Order, type PositionDocument } from '@vedette/campaign';
import { observe, type ObservedEvent } from '@vedette/observation';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { pieceTypes } from '@vedette/rulebooks';
import { theatreSource } from '@vedette/theatres';
import { RandomSource } from '../fuzz/random-source.js';
import { howMany } from '../how-many.js';
import { kindOf, unexplained } from './draws-told.js';
import { hiddenWar } from './hidden-war.js';
import { hiddenSea } from './naval/hidden-sea.js';

const WARS = howMany('DRAWS_WARS', 40, 600);

interface War {
  readonly position: PositionDocument;
  readonly orders: readonly Order[];
  readonly secret: string;
}

/** Every event of a turn as each player is told of it. */
function toldOf({ position, orders, secret }: War): ObservedEvent[] {
  const state = readPosition(position, theatreSource, pieceTypes);
  const { events } = playTurn({ state, orders, secret, deciders: ALL_DECIDERS });
  return events.flatMap((event) =>
    Object.keys(event.audience).flatMap((player) => observe(event, player) ?? []),
  );
}

const kinds = new Set<string>();

function* toldInAll(): Generator<ObservedEvent> {
  for (let seed = 1; seed <= WARS; seed++)
    for (const war of [
      hiddenWar(new RandomSource(seed * 7919), seed),
      hiddenSea(new RandomSource(seed * 104729), seed),
    ])
      for (const event of toldOf(war)) {
        for (const draw of event.dice ?? []) kinds.add(kindOf(draw));
        yield event;
      }
}

const leaving = (dice: NonNullable<ObservedEvent['dice']>): ObservedEvent => ({
  turn: 1,
  phase: 'tactical-1',
  type: 'HeadquartersLeft',
  rule: 'gitm-amwol 9.2',
  degree: 'full',
  data: {},
  dice,
});

describe('the draws that players are told of', () => {
  const faults = unexplained(toldInAll());

  it('are of many kinds', () => {
    expect(kinds.size).toBeGreaterThan(25);
  });

  it('tell neither by their number of choices nor by being there what was not seen (GITM AMWOL 4.2, PATE 5.1)', () => {
    expect(faults).toEqual([]);
  });

  it('would be found out if they did', () => {
    const shatters = { label: '9.2 MX25CQ shatters', chance: 0.05, roll: 0.7 };
    const pick = { label: '9.2 MX25CQ leaves', among: 4, picked: 2 };
    const lot = { label: '9.2 MX25CQ leaves', from: 0, to: 1, value: 0.5 };
    expect(unexplained([leaving([shatters, lot])])).toEqual([]);
    expect(unexplained([leaving([shatters, pick])])).toEqual([
      'HeadquartersLeft: among how many fell "9.2 leaves"',
    ]);
    expect(unexplained([leaving([shatters, lot]), leaving([shatters])])).toEqual([
      'HeadquartersLeft: that there was a draw "9.2 leaves"',
    ]);
  });
});
