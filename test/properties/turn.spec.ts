import { describe, expect, it } from '@jest/globals';
import { copyState, evolve, type CampaignState, type GameEvent } from '@vedette/campaign';
import { Dice, type Draw } from '@vedette/chance';
import { ALL_DECIDERS, decidePhase } from '@vedette/referee';
import { booksOf } from '@vedette/rulebooks';
import { RandomSource } from '../fuzz/random-source.js';
import { hiddenWar, type HiddenWar } from '../leaks/hidden-war.js';
import { crowdedWar } from './crowded-war.js';
import { phasesOf, type PlayedPhase } from './phases.js';
import { howMany } from '../how-many.js';

const WARS = howMany('PROPERTY_WARS', 6, 60);
const wars = Array.from({ length: WARS }, (_, i): [number, HiddenWar, PlayedPhase[]] => {
  const war = hiddenWar(new RandomSource((i + 1) * 6151), i + 1);
  return [i + 1, war, phasesOf(war)];
});
const { movement } = booksOf({ land: 'gitm-amwol', naval: null }).land;

/** Units of one alliance in a tactical square at most, and of all (2.5). */
function crowds(state: CampaignState): { most: number; mostOfFriends: number } {
  let [most, mostOfFriends] = [0, 0];
  for (const square of state.occupiedSquares())
    for (const unit of state.unitsIn(square)) {
      const here = state.unitsAt(square, unit.tactical).filter(({ status }) => status === 'active');
      most = Math.max(most, here.length);
      const friends = here.filter((other) => state.areFriends(unit.state, other.state));
      mostOfFriends = Math.max(mostOfFriends, friends.length);
    }
  return { most, mostOfFriends };
}

describe('a crowd that is sent to one spot', () => {
  it.each([1, 2, 3])('never stacks above the limits after a phase of movement (2.5), seed %i', (seed) => {
    const phases = phasesOf(crowdedWar(seed)).filter(({ name }) => /^(tactical|strategic)/.test(name));
    const found = phases.map(({ after }) => crowds(after));
    for (const { most, mostOfFriends } of found) {
      expect(most).toBeLessThanOrEqual(movement.tacticalCap.value);
      expect(mostOfFriends).toBeLessThanOrEqual(movement.tacticalAllianceCap.value);
    }
    // The limit was met, so that it was the limit that held them.
    expect(Math.max(...found.map(({ mostOfFriends }) => mostOfFriends))).toBe(
      movement.tacticalAllianceCap.value,
    );
  });
});

const ACTS = new Set([
  'UnitMarched',
  'UnitMovedTactically',
  'UnitEngaged',
  'EnemyEncountered',
  'SuppliesLoaded',
]);

describe.each(wars)('war %i', (_seed, war, phases) => {
  it('lets nobody act who is inactive, shattered or aboard (11.3, 12.3)', () => {
    let acts = 0;
    for (const { before, events } of phases) {
      const state = copyState(before);
      for (const event of events) {
        if (ACTS.has(event.type)) {
          acts++;
          const { unit } = event.data as { unit: string };
          expect({ event: event.type, unit, status: state.unit(unit).status }).toMatchObject({
            status: 'active',
          });
        }
        evolve(state, event);
      }
    }
    expect(acts).toBeGreaterThan(20);
  });

  it('records every draw as its label and the secret give it', () => {
    const draws = phases.flatMap(({ events }) =>
      events.flatMap(({ dice }, i) => (dice ?? []).map((draw) => [events[i]!, draw] as const)),
    );
    expect(draws.length).toBeGreaterThan(20);
    for (const [event, draw] of draws) expect(replays(war.secret, event, draw)).toContainEqual(draw);
  });
});

/** Units that had nothing to eat, and men that ran away for it, had every city of a war so much in stock. */
function starved(
  war: HiddenWar,
  phases: readonly PlayedPhase[],
  stock: number,
): { hungry: string[]; lost: number } {
  const { before } = phases.find(({ name }) => name === 'supply')!;
  const state = copyState(before);
  for (const city of state.cities.values()) city.supplies = stock;
  const { secret } = war;
  const events = decidePhase({ state, phase: 'supply', judged: [], secret, deciders: ALL_DECIDERS });
  const hungry = events.flatMap(({ type, data }) => {
    const { unit, fed } = data as { unit: string; fed: string };
    return type === 'SupplyConsumed' && fed === 'none' ? [unit] : [];
  });
  const lost = events
    .filter(({ type }) => type === 'MenDeserted')
    .reduce((sum, { data }) => sum + (data as { lost: number }).lost, 0);
  return { hungry, lost };
}

describe('cities that hold more', () => {
  const worlds = wars.map(([, war, phases]) => [starved(war, phases, 0), starved(war, phases, 60)] as const);

  it('feed no unit worse and lose no more men to hunger, and fewer where they feed more (10.7, 10.8)', () => {
    for (const [poor, rich] of worlds) {
      expect(poor.hungry).toEqual(expect.arrayContaining(rich.hungry));
      expect(rich.lost).toBeLessThanOrEqual(poor.lost);
      if (rich.hungry.length < poor.hungry.length) expect(rich.lost).toBeLessThan(poor.lost);
    }
  });

  it('do feed more in most of these wars, so that hunger was met and it was the stock that ended it', () => {
    const met = worlds.filter(([poor, rich]) => poor.hungry.length > rich.hungry.length);
    expect(met.length).toBeGreaterThan(worlds.length / 2);
  });
});

/** A recorded draw as the dice give it again: as a whole number or a fraction where the record leaves that open. */
function replays(secret: string, { turn, phase }: GameEvent, draw: Draw): Draw[] {
  const dice = (): Dice => Dice.keyed(secret, turn, phase);
  if ('chance' in draw) return [dice().chance(draw.label, draw.chance)];
  if ('among' in draw) return [dice().pick(draw.label, draw.among)];
  return [dice().whole(draw.label, draw.from, draw.to), dice().fraction(draw.label, draw.from, draw.to)];
}
