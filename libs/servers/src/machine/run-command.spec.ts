import { describe, expect, it } from '@jest/globals';
import { runCommand } from './run-command.js';

const node = process.execPath;
const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

describe('a command that is run', () => {
  it('gives its code and what it wrote', async () => {
    const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
    expect(await runCommand([node, '-e', script])).toEqual({ code: 3, stdout: 'out', stderr: 'err' });
  });

  it('that does not exist has no code, says why, and leaves nothing that keeps the process waiting', async () => {
    const before = timers();
    const result = await runCommand(['/no/such/program']);
    expect(result).toMatchObject({ code: null, stderr: expect.stringContaining('ENOENT') });
    expect(timers()).toBe(before);
  });

  it('that takes too long is killed and has no code', async () => {
    const result = await runCommand([node, '-e', 'setInterval(() => {}, 60000)'], { withinMs: 300 });
    expect(result).toMatchObject({ code: null, stderr: expect.stringContaining('SIGKILL') });
  });
});
