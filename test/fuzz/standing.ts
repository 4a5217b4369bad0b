import type { CampaignState, Unit } from '@vedette/campaign';
import { booksOf } from '@vedette/rulebooks';

/** All soldiers of a position: with their units, lost by kind, gone with destroyed units, and at home; no ship's hands. */
export function menInAll(state: CampaignState): number {
  const { unitTypes } = booksOf(state.rulebooks).land;
  const ashore = state.destroyed.filter(({ unit }) => unitTypes.has(/[A-Z]*$/.exec(unit)![0]));
  let total = ashore.reduce((sum, { men }) => sum + (men ?? 0), 0);
  for (const { strength, casualties } of state.units.values())
    total += strength + casualties.killed + casualties.wounded + casualties.prisoners + casualties.stragglers;
  for (const { casualties } of state.fallen.values())
    total += casualties.killed + casualties.wounded + casualties.prisoners + casualties.stragglers;
  for (const { pool, returning } of state.manpower.values())
    total += returning.reduce((sum, { men: home }) => sum + home, pool);
  return total;
}

/** What stands where, or as, it cannot at the end of a turn (1.2, 2.5, 3.2, 8.3, 10.7, 11.3). */
export function faultsOfStanding(before: CampaignState, state: CampaignState): string[] {
  const { movement, supply } = booksOf(state.rulebooks).land;
  const faults: string[] = [];
  const expectThat = (holds: boolean, unit: Unit, what: string): void => {
    if (!holds) faults.push(`${unit.id} ${what}`);
  };
  for (const unit of state.units.values()) {
    const column = unit.type === 'CQ';
    expectThat(
      unit.fatigue >= 0 && unit.strength >= 0 && unit.ammunition >= 0,
      unit,
      'has less than nothing',
    );
    expectThat(unit.morale >= 0 && unit.morale <= 100, unit, `has a morale of ${unit.morale}`);
    expectThat(
      unit.supplies >= 0 && unit.supplies <= (column ? supply.corpsCarries.value : 1),
      unit,
      `carries ${unit.supplies}`,
    );
    if (unit.status !== 'active' || unit.square < 0) continue;
    const { region } = state.theatre.tacticalMap(unit.square);
    expectThat(region[unit.tactical] !== 0, unit, 'stands where nobody can');
    const was = before.units.get(unit.id);
    if (was && was.square === unit.square && was.tactical === unit.tactical) continue;
    const here = state.unitsAt(unit.square, unit.tactical).filter(({ status }) => status === 'active');
    const friends = here.filter((other) => state.areFriends(other.state, unit.state));
    expectThat(
      friends.length <= movement.tacticalAllianceCap.value,
      unit,
      `came where ${friends.length} friends are`,
    );
    expectThat(here.length <= movement.tacticalCap.value, unit, `came where ${here.length} are`);
    const foe = here.find((other) => state.areHostile(other.state, unit.state));
    expectThat(foe === undefined, unit, `came to stand on ${foe?.id}`);
  }
  return faults;
}
