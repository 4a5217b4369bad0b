import { describe, expect, it } from '@jest/globals';
import type { PhaseOwner } from '@vedette/rulebooks';
import { UntakenPhases } from './untaken-phases.js';

describe('phases that no worker takes', () => {
  const untaken = new Set<PhaseOwner>();
  const phases = new UntakenPhases({ liesUntaken: async (owner: PhaseOwner) => untaken.has(owner) } as never);
  const at = async (seconds: number, owner: PhaseOwner): Promise<number | undefined> =>
    (await phases.look(seconds * 1000)).get(owner);

  it('are none where every phase is in hand or none waits', async () => {
    expect(await at(0, 'land')).toBe(0);
    expect(await at(500, 'naval')).toBe(0);
  });

  it('are told by how long they have lain so, each owner for itself', async () => {
    untaken.add('naval');
    expect(await at(1_000, 'naval')).toBe(0);
    untaken.add('land');
    expect(await at(1_040, 'naval')).toBe(40);
    expect(await at(1_070, 'land')).toBe(30);
  });

  it('begin anew with each look that finds one in hand: a backlog of an hour is no missing worker', async () => {
    untaken.delete('naval');
    expect(await at(1_100, 'naval')).toBe(0);
    untaken.add('naval');
    expect(await at(1_110, 'naval')).toBe(0);
    expect(await at(1_125, 'naval')).toBe(15);
    expect(await at(1_125, 'land')).toBe(85);
  });
});
