import { VedetteError } from '@vedette/platform';

/** What is sealed under a root key now would be closed to a process that runs, or nobody knows whether it would. */
export class KeyNotHeldError extends VedetteError {
  constructor(setting: string, reasons: readonly string[]) {
    super({
      code: 'key-not-held',
      field: `/${setting}`,
      message:
        `Nothing was sealed anew: ${reasons.join('; ')}. Start each with the new pass phrase in ${setting} and the one before in ${setting}_OLD, ` +
        'and try again; --force seals although it is so, and whoever cannot open it then fails until he is started with it.',
    });
  }
}
