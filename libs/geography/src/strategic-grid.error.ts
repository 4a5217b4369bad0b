/** A grid of strategic squares that cannot be named. */
export class StrategicGridError extends RangeError {
  readonly code = 'STRATEGIC_GRID';

  constructor(
    readonly found: string,
    readonly allowed: string,
  ) {
    super(`strategic grid: found ${found}, allowed: ${allowed}`);
    this.name = 'StrategicGridError';
  }
}
