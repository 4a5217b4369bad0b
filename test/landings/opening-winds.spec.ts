import { describe, expect, it } from '@jest/globals';
import { readPosition, type GameEvent } from '@vedette/campaign';
import { ALL_DECIDERS, openingReports, playTurn } from '@vedette/referee';
import { LANDING } from '../../apps/gateway/src/testing/veracruz-landing.js';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';

interface Fleet {
  readonly player: string;
  readonly seas: readonly { code: string; wind: { from: string; strength: string } | null }[];
}

describe('a campaign that opens at sea', () => {
  it('shows the commodore in his first report the winds that his first turn then finds (PATE 1.4, 3.11)', () => {
    const shown = fleetOf(openingReports(readPosition(LANDING, theatreSource, pieceTypes), 'scott'));
    const { events } = playTurn({
      state: readPosition(LANDING, theatreSource, pieceTypes),
      orders: [],
      secret: 'scott',
      deciders: ALL_DECIDERS,
      until: 'naval-repair',
    });
    const found = events
      .filter(({ type }) => type === 'WeatherTurned')
      .map(({ data }) => data as { sea: string; from: string; strength: string });
    expect(found.length).toBeGreaterThan(10);
    const winds = shown.seas.filter(({ wind }) => wind !== null);
    expect(winds.map(({ code }) => code)).toEqual(['WGC']);
    for (const { code, wind } of winds) expect(found).toContainEqual({ sea: code, ...wind, storm: false });
  });

  it('has other winds under another secret', () => {
    const windsOf = (secret: string): unknown =>
      playTurn({
        state: readPosition(LANDING, theatreSource, pieceTypes),
        orders: [],
        secret,
        deciders: ALL_DECIDERS,
        until: 'naval-repair',
      })
        .events.filter(({ type }) => type === 'WeatherTurned')
        .map(({ data }) => data);
    expect(windsOf('scott')).not.toEqual(windsOf('taylor'));
  });
});

function fleetOf(events: readonly GameEvent[]): Fleet {
  const reports = events
    .filter(({ type }) => type === 'FleetReported')
    .map(({ data }) => data as unknown as Fleet);
  return reports.find(({ player }) => player === 'conner')!;
}
