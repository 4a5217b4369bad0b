import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChildService } from './child-service.js';

/** Serves at once; told to stop it ends, and what it said last comes out of the pipe later than that. */
const TALKER = `
const { spawn } = require('node:child_process');
process.on('SIGTERM', () => {
  spawn('sh', ['-c', 'sleep 0.3; echo the last line'], { stdio: ['ignore', 'inherit', 'ignore'] });
  process.exit(0);
});
setInterval(() => undefined, 1_000);
process.send({ type: 'vedette-ready', url: 'http://127.0.0.1:1' });
`;

describe('a service that is told to stop', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vedette-child-'));
    await writeFile(join(folder, 'talker.cjs'), TALKER);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('has all it said in its log when it is said to have stopped', async () => {
    const logFile = join(folder, 'talker.log');
    const service = new ChildService(
      {
        ...{ name: 'talker', main: join(folder, 'talker.cjs'), logFile },
        ...{ environment: {}, nodeArguments: [] },
      },
      () => undefined,
    );
    await service.start();
    await service.stop();
    expect(await readFile(logFile, 'utf8')).toBe('the last line\n');
  });
});
