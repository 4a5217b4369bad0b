const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const end = (): void => process.exit(0);

/**
 * Has a process that is told to stop while it still starts end at once, with 0: it holds nothing yet that would have to be stopped
 * in order. As the first process of a container it would not hear the signal at all, and be killed when patience ends.
 */
export const endWhileStarting = (): void => {
  for (const signal of SIGNALS) process.on(signal, end);
};

/** From here on the service stops in order. */
export const hasStarted = (): void => {
  for (const signal of SIGNALS) process.off(signal, end);
};
