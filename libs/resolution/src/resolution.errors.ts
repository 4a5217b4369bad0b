import { VedetteError } from '@vedette/platform';

/** A phase was handed out whose turn still takes orders. */
export class BookStillOpenError extends VedetteError {
  constructor(campaign: string, turn: number) {
    super({
      code: 'order-book-open',
      status: 409,
      message: `Turn ${turn} of campaign ${campaign} still takes orders; close it before it is resolved.`,
    });
  }
}

/** A phase was handed out for a turn that was rolled back, and the log does not show the rollback yet. */
export class TurnNotRolledBackError extends VedetteError {
  constructor(turn: number) {
    super({
      code: 'turn-not-rolled-back',
      status: 409,
      message: `Turn ${turn} was not rolled back as often as the work item says; it is delivered again.`,
    });
  }
}

/** A phase is in hand whose turn was rolled back, or superseded by an earlier one that was; it is handed out anew. */
export class TurnTakenBackError extends VedetteError {
  constructor(turn: number) {
    super({
      code: 'turn-taken-back',
      status: 409,
      message: `Turn ${turn} was taken back since this phase was handed out; nothing is to be done.`,
    });
  }
}

/** A phase went to a service that does not decide it. */
export class PhaseNotOursError extends VedetteError {
  constructor(phase: string, owner: string) {
    super({
      code: 'phase-not-ours',
      message: `Phase ${phase} is not one that ${owner} decides in this turn; the work item is wrong.`,
    });
  }
}

/** The same phase was resolved twice and the results differ: the rules are not deterministic, or two builds are mixed. */
export class OutcomesDifferError extends VedetteError {
  constructor(phase: string, found: string, decided: string) {
    super({
      code: 'outcomes-differ',
      message:
        `Phase ${phase} stands in the log with outcome ${found.slice(0, 12)} and came out as ${decided.slice(0, 12)} here. ` +
        `The log stands; see whether all workers run the same build.`,
    });
  }
}

/** The service was built without a decider for a phase its rule books give it. */
export class DecidersMissingError extends VedetteError {
  constructor(owner: string, missing: readonly string[]) {
    super({
      code: 'deciders-missing',
      message: `The ${owner} service has no decider for ${missing.join(', ')}; its rules library must export one for each.`,
    });
  }
}
