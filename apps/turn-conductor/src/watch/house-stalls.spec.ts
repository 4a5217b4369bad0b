import { describe, expect, it } from '@jest/globals';
import { PHASE_OWNERS, type PhaseOwner } from '@vedette/rulebooks';
import { Colleagues } from '../conduct/colleagues.js';
import { RoundFindings } from '../conduct/round-findings.js';
import { HouseStalls } from './house-stalls.js';

/** A campaign as it is seen, of which a test says whether its turn is stopped. */
const glance = (isStopped = false) => ({ isStopped });

interface House {
  readonly glances?: readonly ReturnType<typeof glance>[];
  /** Seconds since the oldest phase of an owner could begin. */
  readonly waiting?: Partial<Record<PhaseOwner, number>>;
  /** The same, of the campaigns that another conductor looks after. */
  readonly elsewhere?: Partial<Record<PhaseOwner, number>>;
  /** Owners whose phases no worker has in hand. */
  readonly untaken?: readonly PhaseOwner[];
  readonly letters?: number;
}

describe('what stands still in a house', () => {
  const stalls = ({ glances = [glance()], waiting = {}, elsewhere, untaken = [], letters = 0 }: House) => {
    const colleagues = new Colleagues();
    if (elsewhere) {
      const findings = { overdue: 0, waiting: elsewhere, failing: 0 };
      colleagues.hear({ conductor: 'another', goes: false, findings });
    }
    const findings = new RoundFindings();
    for (const owner of PHASE_OWNERS) findings.waiting.set(owner, waiting[owner] ?? 0);
    return new HouseStalls(
      { campaigns: async () => [], glances: async () => glances } as never,
      { findings } as never,
      { liesUntaken: async (owner: PhaseOwner) => untaken.includes(owner) } as never,
      { count: async () => letters } as never,
      colleagues,
    ).look();
  };

  it('is nothing where turns go on', async () => {
    expect(await stalls({})).toEqual([]);
    expect(await stalls({ glances: [] })).toEqual([]);
  });

  it('is a turn that waits for its administrator, of whichever campaign', async () => {
    expect(await stalls({ glances: [glance(), glance(true), glance()] })).toEqual(['administrator']);
  });

  it('is a phase that has waited for a minute and that no worker has in hand', async () => {
    expect(await stalls({ waiting: { naval: 60 }, untaken: ['naval'] })).toEqual(['workers']);
  });

  it('is such a phase also of a campaign that another conductor looks after', async () => {
    expect(await stalls({ elsewhere: { naval: 60 }, untaken: ['naval'] })).toEqual(['workers']);
    expect(await stalls({ elsewhere: { naval: 59 }, untaken: ['naval'] })).toEqual([]);
  });

  it('is no phase that waits for less, and none that is in hand, however long it takes: much may be fought', async () => {
    expect(await stalls({ waiting: { naval: 59 }, untaken: ['naval'] })).toEqual([]);
    expect(await stalls({ waiting: { naval: 36_000 }, untaken: ['land'] })).toEqual([]);
  });

  it('is a message that was given up on, and is told alike for one and for many', async () => {
    const [one, many] = [await stalls({ letters: 1 }), await stalls({ letters: 900 })];
    expect([one, many]).toEqual([['given-up'], ['given-up']]);
  });

  it('is told each once and in one order, so that nothing can be counted', async () => {
    const glances = [glance(true), glance(true)];
    const waiting = { naval: 100, land: 70 };
    expect(await stalls({ letters: 2, glances, waiting, untaken: ['naval', 'land'] })).toEqual([
      'administrator',
      'workers',
      'given-up',
    ]);
  });
});
