import { describe, expect, it } from '@jest/globals';
import { type CampaignState, evolve, type MutableCampaignState } from '@vedette/campaign';
import type { PhaseContext } from './phase-context.js';

/** Each line is a fault of types: were one not, the compiler would say that nothing expects it. */
function asARuleMight({ state }: PhaseContext, event: Parameters<typeof evolve>[1]): void {
  const unit = state.unit('US1IN');
  // @ts-expect-error what a unit is, only an event changes
  unit.strength = 0;
  // @ts-expect-error nor what lies within it
  unit.turn.march.steps += 1;
  // @ts-expect-error nor the losses to its name
  unit.casualties.killed = 1;
  // @ts-expect-error a list is for reading
  state.ship('US1SL').cargo.units.push(unit.id);
  // @ts-expect-error a map is for reading
  state.weather.clear();
  // @ts-expect-error a set is for reading
  state.battlesThisTurn.add(3);
  // @ts-expect-error a member of the state is read-only
  state.turn += 1;
  // @ts-expect-error whoever moves a unit needs the state in hand
  state.placeUnit(unit, 3, 112);
  // @ts-expect-error and folding an event into it is the referee's
  evolve(state, event);
  // @ts-expect-error a state for reading is no state in hand
  const held: MutableCampaignState = state;
  void held;
}

describe('a rule', () => {
  it('is given a state that nothing but an event can change', () => {
    const readable = (state: MutableCampaignState): CampaignState => state;
    expect([asARuleMight, readable]).toHaveLength(2);
  });
});
