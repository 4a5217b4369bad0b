import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { faultsOf } from '@vedette/campaign';
import { turnsVerified } from '@vedette/contracts';
import { temporaryDatabase, type TemporaryDatabase } from '@vedette/testing';
import { migrate, vaultHistory } from '@vedette/vault';
import type { Pool } from 'pg';
import { conductorHistory } from '../clock/house-clock.js';
import { VerifiedController } from './verified.controller.js';

describe('when turns were last verified', () => {
  let database: TemporaryDatabase;
  let pool: Pool;
  let verified: VerifiedController;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await temporaryDatabase('verified');
    pool = database.pool(2);
    await migrate(pool, vaultHistory());
    await migrate(pool, conductorHistory());
    verified = new VerifiedController(pool);
  });
  beforeEach(() => pool.query('DELETE FROM conductor.verification'));
  afterAll(() => database.drop());

  const note = (owner: string, began: string, agrees: boolean) =>
    pool.query('INSERT INTO conductor.verification (owner, began_at, agrees) VALUES ($1, $2, $3)', [
      owner,
      began,
      agrees,
    ]);

  it('is nothing in a house that has verified none', async () => {
    expect(await verified.verified()).toEqual({ verified: [] });
  });

  it('is told of each owner that was, in the order of their names, whatever came out', async () => {
    await note('naval', '2025-03-02T12:00:00Z', false);
    await note('land', '2025-03-02T11:58:00Z', true);
    expect(await verified.verified()).toEqual({
      verified: [
        { owner: 'land', at: '2025-03-02T11:58:00.000Z', agrees: true },
        { owner: 'naval', at: '2025-03-02T12:00:00.000Z', agrees: false },
      ],
    });
  });

  it('is told by the minute and never finer: two moments of one minute are told alike, those of the next otherwise', async () => {
    const told = async (began: string) => {
      await pool.query('DELETE FROM conductor.verification');
      await note('land', began, true);
      return (await verified.verified()).verified.map(({ at }) => at);
    };
    expect(await told('2025-03-02T11:58:00.000Z')).toEqual(['2025-03-02T11:58:00.000Z']);
    expect(await told('2025-03-02T11:58:59.999999Z')).toEqual(['2025-03-02T11:58:00.000Z']);
    expect(await told('2025-03-02T11:59:00Z')).toEqual(['2025-03-02T11:59:00.000Z']);
  });

  it('is the same minute in whatever zone the database tells its times', async () => {
    await note('land', '2025-03-02T11:58:31Z', true);
    const client = await pool.connect();
    try {
      // Five hours and three quarters ahead: its minutes begin when those of UTC do, its hours do not.
      await client.query(`SET TIME ZONE 'Asia/Kathmandu'`);
      const { verified: rows } = await new VerifiedController(client).verified();
      expect(rows.map(({ at }) => at)).toEqual(['2025-03-02T11:58:00.000Z']);
    } finally {
      client.release(true);
    }
  });

  it('answers as its contract says', async () => {
    for (const owner of ['land', 'naval', 'logistics', 'battle'])
      await note(owner, '2025-03-02T11:58:31.25Z', true);
    expect(faultsOf(turnsVerified.answerSchema, await verified.verified())).toEqual([]);
  });
});
