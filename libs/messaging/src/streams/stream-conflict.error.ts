import { VedetteError } from '@vedette/platform';

/** A stream exists on the broker with a property that cannot be changed and is not the declared one. */
export class StreamConflictError extends VedetteError {
  constructor(stream: string, property: string, found: string, declared: string) {
    super({
      code: 'stream-conflict',
      message:
        `Stream ${stream} has ${property} "${found}" but "${declared}" is declared, and a broker cannot change that. ` +
        `Use another VEDETTE_INSTALLATION, or stop the house, delete the stream and start again.`,
    });
  }
}
