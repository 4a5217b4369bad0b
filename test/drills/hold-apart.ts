import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Drill, Finding } from './drill.js';

/** Holds a drill in a process of its own, and says what came of it; one that this machine has no tools for is skipped. */
export async function holdApart(drill: Drill): Promise<Finding> {
  const nothing = { name: drill.name, recovery: null, receipts: 0, refused: 0, alerts: [] };
  const missing = await drill.missing?.();
  if (missing) return { ...nothing, fate: 'skipped', told: missing, faults: [] };
  const child = fork(fileURLToPath(new URL('one.ts', import.meta.url)), [drill.name], {
    // Its own, whatever starts it: today's Jest brings flags that mean nothing to it.
    execArgv: ['--conditions=vedette-source', '--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return new Promise<Finding>((resolve) => {
    child.once('message', (message) => resolve(message as Finding));
    child.once('exit', (code, signal) => {
      const faults = [`its process ended with ${signal ?? code} before it said anything`];
      resolve({ ...nothing, fate: 'failed', told: '', faults });
    });
  });
}
