import { VedetteError } from '@vedette/platform';

/** A message did not reach whoever it is for. The text is shown to the owner of the account. */
export class DeliveryError extends VedetteError {
  /** Whether it may be tried again. */
  readonly hope: 'later' | 'never';

  constructor(
    message: string,
    { hope = 'later', cause }: { hope?: 'later' | 'never'; cause?: unknown } = {},
  ) {
    super({ code: 'delivery-failed', status: 502, message, cause });
    this.hope = hope;
  }
}
