import { describe, expect, it } from '@jest/globals';
import {
  faultsOf,
  EventDocument,
  definitionOf,
  fold,
  readPosition,
  writePosition,
  type CampaignState,
} from '@vedette/campaign';
import { deriveSituation } from '@vedette/contact';
import { playTurn } from '@vedette/referee';
import { booksOf } from '@vedette/rulebooks';
import { ALL_DECIDERS } from '../../apps/vedette/src/deciders.js';
import { theatreSource } from '../../apps/vedette/src/bench/theatre-source.js';
import { randomOrders, randomPosition } from './random-campaign.js';
import { RandomSource } from './random-source.js';

const CAMPAIGNS = Number(process.env['FUZZ_CAMPAIGNS'] ?? 4);
const TURNS = Number(process.env['FUZZ_TURNS'] ?? 15);

function men(state: CampaignState): number {
  let total = state.destroyed.reduce((sum, { men: gone }) => sum + (gone ?? 0), 0);
  for (const { strength, casualties } of state.units.values())
    total += strength + casualties.killed + casualties.wounded + casualties.prisoners + casualties.stragglers;
  for (const { casualties } of state.fallen.values())
    total += casualties.killed + casualties.wounded + casualties.prisoners + casualties.stragglers;
  return total;
}

describe.each(Array.from({ length: CAMPAIGNS }, (_, i) => i + 1))('a random campaign of seed %i', (seed) => {
  it('plays every turn without a fault and loses no man from the count', () => {
    const random = new RandomSource(seed);
    let document = randomPosition(random);
    const start = men(readPosition(document, theatreSource));
    for (let turn = 1; turn <= TURNS; turn++) {
      const orders = randomOrders(random, document);
      const before = readPosition(document, theatreSource);
      const result = playTurn({ state: before, orders, secret: `fuzz ${seed}`, deciders: ALL_DECIDERS });
      for (const event of result.events) {
        expect(faultsOf(EventDocument, event)).toEqual([]);
        expect({ type: event.type, faults: faultsOf(definitionOf(event.type).data, event.data) }).toEqual({
          type: event.type,
          faults: [],
        });
      }
      expect(men(result.state)).toBe(start);
      const folded = readPosition(document, theatreSource);
      deriveSituation(folded, booksOf(folded.rulebooks).land);
      expect(writePosition(fold(folded, result.events))).toEqual(writePosition(result.state));
      expectNobodyStandsWhereHeCannot(result.state);
      document = writePosition(result.state);
      expect(writePosition(readPosition(document, theatreSource))).toEqual(document);
    }
  });
});

function expectNobodyStandsWhereHeCannot(state: CampaignState): void {
  for (const unit of state.units.values()) {
    if (unit.status !== 'active' || unit.square < 0) continue;
    const { region } = state.theatre.tacticalMap(unit.square);
    expect({ unit: unit.id, tactical: unit.tactical, region: region[unit.tactical] }).not.toMatchObject({
      region: 0,
    });
  }
}
