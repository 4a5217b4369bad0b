import { describe, expect, it } from '@jest/globals';
import { drillProgram, fateOf } from './drill.js';

describe('a drill', () => {
  it('is held where there is a program to kill', async () => {
    const found = await drillProgram(() => Promise.resolve('/usr/sbin/nats-server'));
    expect(found).toEqual({ program: '/usr/sbin/nats-server' });
    expect(fateOf(found, { CI: 'true' })).toBe('held');
  });

  it('is skipped by name where there is none, and fails where CI is set', async () => {
    const found = await drillProgram(() => Promise.reject(new Error('none is installed')));
    expect(found).toEqual({ reason: 'none is installed' });
    expect(fateOf(found, {})).toBe('skipped');
    expect(fateOf(found, { CI: 'true' })).toBe('fails');
  });
});
