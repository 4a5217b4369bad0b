import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { PositionDocument } from '@vedette/campaign';
import type { DryRunDocument, ProblemOfTrial } from '@vedette/contracts';
import { migrate, readHistory } from '@vedette/vault';
import { StoreUnderTest } from '../testing/store-under-test.js';
import type { PlayTrial } from './play-in-process.js';
import { TrialFailedError } from './trial.errors.js';
import { TrialDesk } from './trial-desk.js';
import { TrialRunner } from './trial-runner.js';
import { tryTurn } from './try-turn.js';

const POSITION: PositionDocument = {
  format: 'vedette/position@1',
  rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
  turn: 4,
  season: 'campaign',
  theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['....', '....'] },
  states: [{ id: 'US', nation: 'United States', side: 'US' }],
  players: [{ id: 'taylor', state: 'US' }],
  units: [{ id: 'US1IN', square: 'G4-V5', tactical: '7-7', strength: 500, commander: 'taylor' }],
};
const CAMPAIGN = 'tried';
const LIMIT_SECONDS = 60;

interface Row {
  readonly answer: DryRunDocument | null;
  readonly fault: ProblemOfTrial | null;
  readonly done: boolean;
}

describe('a trial', () => {
  let under: StoreUnderTest;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    under = await StoreUnderTest.open();
    const sql = new URL('../../../../apps/turn-conductor/src/sql/', import.meta.url);
    await migrate(under.pool, readHistory('conductor', sql));
    await under.openCampaign(CAMPAIGN, POSITION, 'the secret of the campaign');
  });
  afterAll(() => under.close());

  /** Writes a trial down as the conductor does; it takes the place of the one before. */
  async function asked(dice = 'dice of a trial'): Promise<{ campaign: string; trial: string }> {
    const trial = randomUUID();
    await under.pool.query('DELETE FROM conductor.trial');
    await under.pool.query(
      `INSERT INTO conductor.trial (campaign, trial, turn, basis, dice) VALUES ($1, $2, 4, 'of a test', $3)`,
      [CAMPAIGN, trial, dice],
    );
    return { campaign: CAMPAIGN, trial };
  }
  async function row(): Promise<Row> {
    const { rows } = await under.pool.query<Row>(
      'SELECT answer, fault, done_at IS NOT NULL AS done FROM conductor.trial',
    );
    return rows[0]!;
  }
  const runner = (play: PlayTrial = (input) => tryTurn(input), seconds = LIMIT_SECONDS): TrialRunner =>
    new TrialRunner(new TrialDesk(under.pool), under.sources(), play, seconds);
  /** One that never ends by itself, and says when it has begun. */
  const endless = (): { play: PlayTrial; begun: Promise<void> } => {
    let say = (): void => undefined;
    const begun = new Promise<void>((resolve) => (say = resolve));
    const play: PlayTrial = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        say();
      });
    return { play, begun };
  };

  it('is answered once, however often it is delivered, and writes nothing into the log', async () => {
    const due = await asked();
    const { rows: before } = await under.pool.query('SELECT count(*) FROM es.event');
    const ends = await Promise.all([runner().run(due), runner().run(due), runner().run(due)]);
    expect(ends.sort()).toEqual(['answered', 'unwanted', 'unwanted']);
    expect(await runner().run(due)).toBe('unwanted');
    const { answer, fault } = await row();
    expect(fault).toBeNull();
    expect(answer).toMatchObject({ campaign: CAMPAIGN, turn: 4, dice: 'trial', faults: [] });
    expect((await under.pool.query('SELECT count(*) FROM es.event')).rows).toEqual(before);
  });

  it('comes to the same on every worker that gets it, by the dice it was asked for with', async () => {
    const answers: string[] = [];
    for (const dice of ['one', 'one']) {
      await runner().run(await asked(dice));
      answers.push(JSON.stringify((await row()).answer));
    }
    expect(answers[0]).toBe(answers[1]);
  });

  it('is broken off when another is asked for, and nothing is written down', async () => {
    const { play, begun } = endless();
    const run = runner(play).run(await asked());
    await begun;
    await asked();
    expect(await run).toBe('unwanted');
    expect((await row()).done).toBe(false);
  });

  it('that takes too long is stopped, and says so', async () => {
    const { play } = endless();
    expect(await runner(play, 1).run(await asked())).toBe('failed');
    expect((await row()).fault).toMatchObject({ code: 'trial-took-too-long', status: 503 });
  });

  it('that breaks is not tried again, and says why', async () => {
    const due = await asked();
    const broken = runner(async () => {
      throw new TrialFailedError('its process ended with SIGKILL');
    });
    expect(await broken.run(due)).toBe('failed');
    expect((await row()).fault).toMatchObject({ code: 'trial-failed', status: 500 });
    expect(await runner().run(due)).toBe('unwanted');
  });

  it('is left to another by a worker that stops', async () => {
    const { play, begun } = endless();
    const due = await asked();
    const stopping = runner(play);
    const run = stopping.run(due);
    await begun;
    stopping.stop();
    await expect(run).rejects.toMatchObject({ code: 'stopping' });
    expect((await row()).done).toBe(false);
    await expect(stopping.run(due)).rejects.toMatchObject({ code: 'stopping' });
    expect(await runner().run(due)).toBe('answered');
  });
});
