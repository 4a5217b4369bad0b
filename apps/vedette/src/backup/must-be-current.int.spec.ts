import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postgresPrograms } from '@vedette/servers';
import { type PrivateCluster, privateCluster } from '@vedette/testing';
import { describeDrill, drillProgram } from '@vedette/testing/drill';
import { StandbyBehindError, whyOfThePast } from './must-be-current.js';
import { runBackup } from './run-backup.js';

describe('a backup', () => {
  it.each([
    [{ standby: false, receiving: false, behind: 0 }, null],
    [{ standby: true, receiving: true, behind: 16 * 1024 * 1024 }, null],
    [{ standby: true, receiving: true, behind: 16 * 1024 * 1024 + 1 }, 'that is 16777217 bytes behind'],
    [{ standby: true, receiving: false, behind: 0 }, 'that hears nothing of its primary'],
  ])('of a server that stands like %j: %s', (following, why) => expect(whyOfThePast(following)).toBe(why));
});

describeDrill(await drillProgram(postgresPrograms), 'of a standby whose primary is gone', (binaries) => {
  let standby: PrivateCluster;
  beforeAll(async () => {
    standby = await privateCluster(binaries);
    await standby.crash();
    await writeFile(join(standby.directory, 'data', 'standby.signal'), '');
    await standby.start();
  });
  afterAll(() => standby?.remove());

  it('is none', async () => {
    const folder = join(tmpdir(), `vedette-no-backup-${process.pid}`);
    await expect(runBackup(standby.url, folder)).rejects.toThrow(StandbyBehindError);
  });
});
