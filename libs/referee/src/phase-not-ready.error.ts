/** A phase was asked for before the phases it waits for were done, or is not part of this turn. */
export class PhaseNotReadyError extends Error {
  readonly code = 'PHASE_NOT_READY';

  constructor(
    readonly phase: string,
    readonly missing: readonly string[],
    readonly known: readonly string[],
  ) {
    super(
      missing.length > 0
        ? `${phase} waits for ${missing.join(', ')}; done so far: ${known.join(', ') || 'nothing'}`
        : `${phase} is no phase of this turn; its phases are ${known.join(', ')}`,
    );
    this.name = 'PhaseNotReadyError';
  }
}
