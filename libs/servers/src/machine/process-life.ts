import { readFileSync } from 'node:fs';

/** Whether a process with this id lives, also when it belongs to somebody else. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * When a process began, in the clock ticks of /proc, so that a recycled process id is told from the old process;
 * undefined where there is no /proc.
 */
export const processStart = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself hold spaces and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
};

/** Waits until a process is gone; false when it still lives after the time, in milliseconds. */
export const waitForEnd = async (pid: number, withinMs: number): Promise<boolean> => {
  const deadline = performance.now() + withinMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
};
