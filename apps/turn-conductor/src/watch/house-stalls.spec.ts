import { describe, expect, it } from '@jest/globals';
import { PHASE_OWNERS, type PhaseOwner } from '@vedette/rulebooks';
import { HouseStalls } from './house-stalls.js';

/** A board with its latest turn as a test needs it. */
const board = (
  more: { setAside?: object; rolledBack?: object; ended?: object; isActive?: boolean } = {},
) => ({
  ended: more.ended ?? null,
  isActive: more.isActive ?? true,
  record: { setAside: more.setAside ?? null, rolledBack: more.rolledBack ?? null },
});

interface House {
  readonly boards?: readonly (ReturnType<typeof board> | Error)[];
  /** Seconds since the oldest phase of an owner could begin. */
  readonly waiting?: Partial<Record<PhaseOwner, number>>;
  /** Owners whose phases no worker has in hand. */
  readonly untaken?: readonly PhaseOwner[];
  readonly letters?: number;
}

describe('what stands still in a house', () => {
  const stalls = ({ boards = [board()], waiting = {}, untaken = [], letters = 0 }: House) =>
    new HouseStalls(
      {
        campaigns: async () => boards.map((_, i) => String(i)),
        board: async (id: string) => {
          const one = boards[Number(id)]!;
          if (one instanceof Error) throw one;
          return one;
        },
      } as never,
      { findings: { waiting: new Map(PHASE_OWNERS.map((owner) => [owner, waiting[owner] ?? 0])) } } as never,
      { liesUntaken: async (owner: PhaseOwner) => untaken.includes(owner) } as never,
      { count: async () => letters } as never,
    ).look();

  it('is nothing where turns go on', async () => {
    expect(await stalls({})).toEqual([]);
    expect(await stalls({ boards: [] })).toEqual([]);
  });

  it.each([{ setAside: {} }, { rolledBack: {} }])(
    'is a turn that is %j, of whichever campaign',
    async (how) => {
      expect(await stalls({ boards: [board(), board(how), board()] })).toEqual(['administrator']);
    },
  );

  it('is no turn of a campaign that has ended, nor one that is over', async () => {
    expect(
      await stalls({
        boards: [board({ setAside: {}, ended: {} }), board({ setAside: {}, isActive: false })],
      }),
    ).toEqual([]);
  });

  it('is found though another campaign cannot be read', async () => {
    expect(await stalls({ boards: [new Error('broken'), board({ setAside: {} })] })).toEqual([
      'administrator',
    ]);
  });

  it('is a phase that has waited for a minute and that no worker has in hand', async () => {
    expect(await stalls({ waiting: { naval: 60 }, untaken: ['naval'] })).toEqual(['workers']);
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
    const boards = [board({ setAside: {} }), board({ rolledBack: {} })];
    const waiting = { naval: 100, land: 70 };
    expect(await stalls({ letters: 2, boards, waiting, untaken: ['naval', 'land'] })).toEqual([
      'administrator',
      'workers',
      'given-up',
    ]);
  });
});
