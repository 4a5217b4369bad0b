/** A service could not be started; its log says why. */
export class ServiceFailedError extends Error {
  readonly code = 'SERVICE_FAILED';

  constructor(service: string, reason: string, logFile: string) {
    super(`${service} ${reason}; its log is ${logFile}`);
    this.name = 'ServiceFailedError';
  }
}
