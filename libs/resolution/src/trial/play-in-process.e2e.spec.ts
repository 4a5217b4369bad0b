import { readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { frontOf } from '../../../../test/bench/turn/front.js';
import { playInProcess } from './play-in-process.js';
import { type TrialInput, tryTurn } from './try-turn.js';

/** As it was built: a process of its own knows nothing of the sources. */
const MAIN = new URL('../../dist/trial/trial-process.js', import.meta.url);
const trialOf = (units: number): TrialInput => ({ ...frontOf(units), dice: 'dice of a trial' });
const never = new AbortController().signal;

/** Processes that this one has started and that have not ended, but for those of other suites. */
const children = (): number[] => allChildren().filter((pid) => !others.has(pid));
const allChildren = (): number[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);

const others = new Set(allChildren());

const allGone = async (): Promise<void> => {
  while (children().length > 0) await pause(20);
};

describe('a trial in a process of its own', () => {
  it('comes to what it comes to anywhere', async () => {
    const trial = trialOf(20);
    const outcome = await playInProcess(192, MAIN)(trial, never);
    expect(outcome.faults).toEqual([]);
    expect(outcome.phases).toHaveLength(24);
    expect(outcome).toEqual(await tryTurn(trial));
    await allGone();
  });

  it('leaves its worker free, comes last on the machine, and is gone as soon as it is broken off', async () => {
    const over = new AbortController();
    const played = playInProcess(512, MAIN)(trialOf(3000), over.signal);
    const ended = played.then(
      () => 'ended',
      () => 'ended',
    );
    // In one process the trial would hold this one up until it is over.
    for (let beats = 0; beats < 20; beats++)
      expect(await Promise.race([ended, pause(20, 'beats')])).toBe('beats');
    expect(children()).toHaveLength(1);
    expect(getPriority(children()[0]!)).toBe(constants.priority.PRIORITY_LOW);
    over.abort(new Error('enough'));
    await expect(played).rejects.toThrow('enough');
    await allGone();
  });

  it('that runs out of memory takes nothing with it, and says so', async () => {
    await expect(playInProcess(24, MAIN)(trialOf(600), never)).rejects.toMatchObject({
      code: 'trial-failed',
      message: expect.stringMatching(/out of memory.*TRIAL_MEMORY_MB/s),
    });
    await allGone();
  });

  it('whose worker dies ends by itself', async () => {
    const { fork } = await import('node:child_process');
    const orphan = fork(MAIN.pathname, { env: {}, serialization: 'advanced' });
    const gone = new Promise((resolve) => orphan.once('exit', resolve));
    orphan.send(trialOf(60));
    orphan.disconnect();
    expect(await gone).toBe(1);
  });
});
