import { UnavailableError, VedetteError } from '@vedette/platform';

/** The caller sends more at the same time than one may (429). */
export class TooMuchAtOnceError extends VedetteError {
  constructor(limit: number) {
    super({
      code: 'too-much-at-once',
      status: 429,
      rule: `at most ${Math.floor(limit / 1024)} kB at the same time`,
      message: `Bodies of more than ${Math.floor(limit / 1024)} kB are on their way from you at the same time; send one after the other.`,
    });
  }
}

/** All callers together send more at the same time than the memory holds (503). */
export class HouseFullError extends UnavailableError {
  constructor() {
    super('too-busy', 'More is being sent to this house at the same time than it can hold; try again.');
  }
}
