import type { LoggerService } from '@nestjs/common';
import type { ShutdownResult } from '../shutdown/shutdown-sequence.js';
import { hasStarted } from '../shutdown/end-while-starting.js';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Ends the process in order on a signal, with exit code 0 (or what was set before) when everything stopped and 1 when something had to be left.
 * A second signal ends it at once. A fault nobody handles ends it in order too, because its state is unknown.
 */
export const stopOnSignals = (
  stop: (reason: string) => Promise<readonly ShutdownResult[]>,
  logger: Pick<LoggerService, 'error' | 'fatal'>,
): void => {
  let stopping = false;
  const end = (reason: string, code: number): void => {
    if (stopping) process.exit(130);
    stopping = true;
    stop(reason).then(
      (results) => process.exit(results.every((result) => result.outcome === 'stopped') ? code : 1),
      (error: unknown) => {
        logger.error({ err: error }, 'The stop itself failed', 'Shutdown');
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, () => end(signal, Number(process.exitCode ?? 0)));
  // After that, since a signal between would find nobody listening and kill the process.
  hasStarted();
  // A parent that started us and is gone will not come back: serving on would leave an orphan.
  process.on('disconnect', () => end('the parent process is gone', 0));
  process.on('uncaughtException', (error) => {
    logger.fatal?.({ err: error }, 'Uncaught exception', 'Service');
    end('uncaught exception', 70);
  });
  process.on('unhandledRejection', (reason) => {
    logger.fatal?.({ err: reason }, 'Unhandled rejection', 'Service');
    end('unhandled rejection', 70);
  });
};
