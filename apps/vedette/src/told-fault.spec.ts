import { describe, expect, it } from '@jest/globals';
import { readConfiguration, serviceSettings } from '@vedette/platform';
import { NowhereError } from './campaign/move-to-cell.js';
import { BackupUnsoundError } from './backup/backup-unsound.error.js';
import { toldFault } from './told-fault.js';

function caught(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('what is told of a command that failed', () => {
  it('is what the settings lack, each in a line, with the code that services end with', () => {
    const error = caught(() => readConfiguration({ DATABASE_URL: serviceSettings.DATABASE_URL }, {}));
    expect(toldFault(error)).toEqual({
      text: expect.stringMatching(/^DATABASE_URL is not set: /),
      exitCode: 78,
    });
  });

  it('is what a file system says, and what of ours refuses by a name', () => {
    const missing = Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open', path: '/none' });
    expect(toldFault(missing)).toEqual({
      text: expect.stringMatching(/^\/none: there is no such/),
      exitCode: 2,
    });
    for (const error of [
      new BackupUnsoundError('dump', ['it is cut']),
      new NowhereError({ campaign: 'texas', folder: 'out' }),
    ])
      expect(toldFault(error)).toEqual({ text: error.message, exitCode: 1 });
  });

  it('is that a database is away, also where all ways to it failed at once', () => {
    const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(toldFault(refused)).toEqual({ text: 'The connection failed (ECONNREFUSED).', exitCode: 1 });
  });

  it('is nothing for a fault of the program: its stack is what somebody needs', () => {
    for (const error of [
      new TypeError('x is undefined'),
      Object.assign(new TypeError('not a string'), { code: 'ERR_INVALID_ARG_TYPE' }),
      'thrown text',
      null,
    ])
      expect(toldFault(error)).toBeNull();
  });
});
