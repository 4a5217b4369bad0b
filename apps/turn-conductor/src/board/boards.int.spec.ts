import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveCampaign } from '@vedette/event-store';
import { CampaignNotFoundError, CampaignRetitled, storedEvent, TurnSetAside } from '@vedette/ledger';
import { LogUnderTest } from '../testing/log-under-test.js';
import { Boards } from './boards.js';
import type { CampaignGlance } from './campaign-glance.js';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('boards of more campaigns than are held', () => {
  let log: LogUnderTest;

  beforeAll(async () => {
    log = await LogUnderTest.open('boards');
    for (const name of NAMES) await log.make(name);
  });
  afterAll(() => log.close());

  const boardsOf = (most?: number): Boards => new Boards(log.store, log.openings(), most);
  const layAll = async (boards: Boards): Promise<void> => {
    for (const name of NAMES) await boards.board(name);
  };
  const retitle = (name: string, title: string): Promise<void> =>
    log.write(
      name,
      'administration',
      storedEvent(CampaignRetitled, { title, before: name, by: 'referee', reason: 'a test' }),
    );
  const readLog = async (from: number) => {
    await log.store.seal();
    return (await log.store.readLog(from, 10_000)).events;
  };
  const seen = (glance: CampaignGlance) => {
    const { isActive, isBeingResolved, isStopped, isSetAside, isAtItsLast, isOver } = glance;
    const { ended, clock, document, versions } = glance;
    return {
      ...{ isActive, isBeingResolved, isStopped, isSetAside, isAtItsLast, isOver },
      ...{ ended, clock, document, versions: { ...versions } },
    };
  };

  it('are let go, and what is remembered of them is what they would show', async () => {
    const [few, all] = [boardsOf(2), boardsOf()];
    await layAll(few);
    expect(NAMES.filter((name) => few.heldBoard(name))).toEqual(['e', 'f']);
    for (const name of NAMES) expect(seen(await few.glance(name))).toEqual(seen(await all.board(name)));
    expect(few.heldBoard('a')).toBeUndefined();
  });

  it('show in a list every campaign in the order asked for, and leave out one that cannot be read', async () => {
    const boards = boardsOf(2);
    const glances = await boards.glances(['f', 'nowhere', ...NAMES]);
    expect(glances.map(({ document }) => document.id)).toEqual(['f', ...NAMES]);
  });

  it('are laid again when they are asked for, with all that happened meanwhile', async () => {
    const boards = boardsOf(2);
    await layAll(boards);
    await retitle('a', 'Asked for');
    expect((await boards.board('a')).title).toBe('Asked for');
    await layAll(boards);
    expect((await boards.glance('a')).document.title).toBe('Asked for');
  });

  it('are remembered no more when something happens in their campaigns', async () => {
    const boards = boardsOf(2);
    await layAll(boards);
    const from = await log.store.head();
    await retitle('b', 'By the log');
    expect(await boards.add(await readLog(from))).toContain('b');
    expect((await boards.glance('b')).document.title).toBe('By the log');
  });

  it('show after a question that read on what that question read, though they were let go while it read', async () => {
    const boards = boardsOf(2);
    await layAll(boards);
    const board = await boards.board('c');
    await retitle('c', 'Read on');
    const reading = boards.fresh('c');
    for (const name of NAMES) if (name !== 'c') await boards.board(name);
    expect((await reading).title).toBe('Read on');
    expect(board.title).toBe('Read on');
    expect((await boards.glance('c')).document.title).toBe('Read on');
  });

  it('lose nothing that happens while they are laid', async () => {
    const boards = boardsOf(2);
    const from = await log.store.head();
    await retitle('d', 'Meanwhile');
    const events = await readLog(from);
    const [board] = await Promise.all([boards.board('d'), boards.add(events)]);
    expect(board.title).toBe('Meanwhile');
    expect(boards.heldBoard('d')).toBe(board);
  });

  it('are held of turns that are being resolved, however many', async () => {
    const boards = boardsOf(2);
    for (const name of ['a', 'b', 'c']) await log.closeBook(name);
    await layAll(boards);
    await layAll(boards);
    expect(['a', 'b', 'c'].filter((name) => boards.heldBoard(name))).toEqual(['a', 'b', 'c']);
  });

  it('are of campaigns that were made, not of names that were refused', async () => {
    const boards = boardsOf(2);
    await log.pool.query(`INSERT INTO es.campaign (campaign_id) VALUES ('refused')`);
    expect(await boards.campaigns()).toEqual(NAMES);
    await expect(boards.glance('refused')).rejects.toBeInstanceOf(CampaignNotFoundError);
  });

  it('tell that a turn waits for its administrator, while its campaign goes on', async () => {
    const boards = boardsOf(2);
    const isStopped = async (): Promise<boolean> => (await boards.fresh('f')).isStopped;
    await log.closeBook('f');
    expect(await isStopped()).toBe(false);
    const failed = { turn: 1, phase: 'orders', attempts: 6, trouble: 'a test' } as const;
    await log.write('f', 'turn', storedEvent(TurnSetAside, failed, { turn: 1 }));
    expect(await isStopped()).toBe(true);
    expect((await boards.glance('f')).isSetAside).toBe(true);
    await layAll(boards);
    await boards.board('a');
    await boards.board('b');
    expect(boards.heldBoard('f')).toBeUndefined();
    expect(await boards.glances(['f'])).toMatchObject([{ isStopped: true, isBeingResolved: false }]);
  });

  it('are of no campaign that went into an archive, though its board was at hand', async () => {
    const [held, letGo] = [boardsOf(), boardsOf(2)];
    for (const boards of [held, letGo]) await layAll(boards);
    const directory = await mkdtemp(join(tmpdir(), 'vedette-boards-'));
    await archiveCampaign(log.store, 'a', { directory });
    await rm(directory, { recursive: true });
    for (const boards of [held, letGo]) {
      expect(await boards.campaigns()).not.toContain('a');
      await expect(boards.board('a')).rejects.toBeInstanceOf(CampaignNotFoundError);
      await expect(boards.glance('a')).rejects.toBeInstanceOf(CampaignNotFoundError);
    }
  });
});
