import type { LoggerService } from '@nestjs/common';
import type { ShutdownResult } from '../shutdown/shutdown-sequence.js';
import { hasStarted } from '../shutdown/end-while-starting.js';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Ends the process in order on a signal, with exit code 0 (or what was set before) when everything stopped and 1 when something had to be left.
 * A second signal ends it at once. A fault nobody handles ends it in order too, because its state is unknown; one that comes while it stops
 * changes the code it ends with and nothing else, and neither does a parent that is gone meanwhile: an order to stop is carried out once.
 */
export const stopOnSignals = (
  stop: (reason: string) => Promise<readonly ShutdownResult[]>,
  logger: Pick<LoggerService, 'error' | 'fatal'>,
): void => {
  let stopping = false;
  let code = 0;
  const end = (reason: string, wanted: number): void => {
    code ||= wanted;
    if (stopping) return;
    stopping = true;
    stop(reason).then(
      (results) => process.exit(results.every((result) => result.outcome === 'stopped') ? code : 1),
      (error: unknown) => {
        logger.error({ err: error }, 'The stop itself failed', 'Shutdown');
        process.exit(1);
      },
    );
  };
  for (const signal of signals)
    process.on(signal, () => {
      if (stopping) process.exit(130);
      end(signal, Number(process.exitCode ?? 0));
    });
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
