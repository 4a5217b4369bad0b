import { Logger } from '@nestjs/common';
import { type PhaseDue, phaseKey, type TurnAhead } from '@vedette/contracts';
import { type Appended, type EventStore, WrongExpectedVersionError } from '@vedette/event-store';
import {
  causeMeta,
  commandIdOf,
  inputsDigest,
  isStored,
  outcomeDigest,
  PhaseResolved,
  storedEvent,
  streamOf,
} from '@vedette/ledger';
import { attribute, BUILD, inSpan, nameOfBuild, type PhaseOutcome, recordPhase } from '@vedette/platform';
import { type PhaseOwner, readyPhases } from '@vedette/rulebooks';
import type { PhaseOfTurn } from '@vedette/turns';
import { Desks } from './desks.js';
import { type HandOn, handedOn } from './hand-on.js';
import type { DecidedPhase, LayDesk, PhaseDesk } from './phase-desk.js';
import {
  BookStillOpenError,
  OutcomesDifferError,
  PhaseNotOursError,
  TurnNotRolledBackError,
  TurnTakenBackError,
} from './resolution.errors.js';

/**
 * How old what a worker has heard of the log may be when it goes on with a turn (our figure: some ten phases). Of all that can
 * come meanwhile only a rollback or a hold concern it. What it resolves of a turn that was rolled back counts nowhere; this is how
 * long it may do so in vain.
 */
const NEWS_LAST_MS = 250;

/**
 * Resolves phases: decides what is due and appends events and completion in one piece. Exactly one append of a phase can
 * succeed, whatever is delivered twice and whoever dies when: the command id belongs to the phase, and the stream must be
 * where it was when the phase was decided.
 */
export class PhaseResolver {
  private readonly logger = new Logger('Resolution');
  private readonly desks: Desks;
  private inHand = 0;

  /**
   * `mayGoOn`: whether this worker may resolve further phases of a turn after the one it was given.
   * `handOn`: hands out what a phase resolved here let other owners begin.
   * `newsLastMs`: how old what a desk knows of the log may be to go on with its turn.
   */
  constructor(
    private readonly owner: PhaseOwner,
    lay: LayDesk,
    private readonly store: EventStore,
    private readonly mayGoOn: () => boolean = () => false,
    private readonly handOn: HandOn = () => undefined,
    private readonly newsLastMs: number = NEWS_LAST_MS,
  ) {
    this.desks = new Desks(lay);
  }

  /** Lays out a turn ahead of its first phase, unless there is something to do. Never rejects. */
  async prepare(turn: TurnAhead): Promise<void> {
    if (this.inHand === 0) await this.desks.prepare(turn);
  }

  /**
   * Resolves a phase, and then, while the turn lies on the desk, each that its owner can resolve next: they need no way over
   * the broker and the conductor. Rejects as {@link resolve} does for the phase that was given. One that is gone on with and
   * fails is left to the conductor, who hands it out when it is not done soon.
   */
  async resolveRun(due: PhaseDue): Promise<PhaseOutcome> {
    this.inHand += 1;
    try {
      return await this.resolveAndGoOn(due);
    } finally {
      this.inHand -= 1;
    }
  }

  private async resolveAndGoOn(due: PhaseDue): Promise<PhaseOutcome> {
    const outcome = await this.resolve(due);
    let done = outcome === 'resolved' ? due : null;
    while (done !== null) {
      const desk: PhaseDesk | undefined = await this.desks.known(done);
      const phase = desk?.record.phases.get(done.phase)?.goesOnWith;
      if (desk === undefined || phase === undefined) break;
      const next: PhaseDue = { ...done, phase, attempt: desk.record.stalls.get(phase)?.attempt ?? 1 };
      const went = await this.resolve(next, performance.now() - this.newsLastMs).catch((error: unknown) => {
        this.logger.warn(
          { ...next, err: error },
          'Could not go on with the turn; the phase will be handed out',
        );
      });
      done = went === 'resolved' ? next : null;
    }
    return outcome;
  }

  /**
   * Resolves a phase in a span of its own, or finds it resolved. Rejects when it cannot be now; delivering it again is then right.
   * A desk that has looked at the log after `lookedSince` need not look again if it knows all that the phase is decided from:
   * whoever was handed a phase looks, for others may have tried it before him.
   */
  resolve(due: PhaseDue, lookedSince = performance.now()): Promise<PhaseOutcome> {
    const { campaign, turn, phase } = due;
    const attributes = {
      [attribute.campaign]: campaign,
      [attribute.turn]: turn,
      [attribute.phase]: phase,
      [attribute.owner]: this.owner,
    };
    return inSpan(`phase ${phase}`, { attributes }, async (span) => {
      const outcome = await this.resolveAndMeasure(due, lookedSince);
      span.setAttribute(attribute.outcome, outcome);
      return outcome;
    });
  }

  private async resolveAndMeasure(due: PhaseDue, lookedSince: number): Promise<PhaseOutcome> {
    const begun = performance.now();
    let outcome: PhaseOutcome = 'failed';
    let rulebook = '';
    try {
      const desk = await this.desks.of(due);
      rulebook = desk.rulebook;
      outcome = await this.resolveOn(desk, due, lookedSince);
      return outcome;
    } catch (error) {
      // Half-decided states and lost races are not worth repairing: the next try lays the turn out again.
      this.desks.drop(due);
      if (error instanceof TurnTakenBackError) return (outcome = 'replayed');
      throw error;
    } finally {
      const seconds = (performance.now() - begun) / 1000;
      recordPhase({ phase: due.phase, rulebook, owner: this.owner, outcome }, seconds);
      this.logger.log({ ...due, outcome, ms: Math.round(seconds * 1000) }, 'Phase');
    }
  }

  private async resolveOn(desk: PhaseDesk, due: PhaseDue, lookedSince: number): Promise<PhaseOutcome> {
    const { phase, campaign, turn } = due;
    if (desk.record.phases.has(phase)) return 'replayed';
    const hasLooked = this.desks.hasLooked(desk, lookedSince) && this.isKnown(desk, due);
    const early = hasLooked ? null : await this.decidedMeanwhile(desk, due);
    const { generation } = desk.record;
    if (generation !== (due.generation ?? 0)) return this.outOfDate(due, generation);
    if (desk.record.phases.has(phase)) {
      // The position on the desk has it twice.
      if (early) this.desks.drop(due);
      return 'replayed';
    }
    const { record, sequence, secret } = desk;
    if (sequence.find(({ name }) => name === phase)?.owner !== this.owner)
      throw new PhaseNotOursError(phase, this.owner);
    if (!record.bookClosed) throw new BookStillOpenError(campaign, turn);
    const stream = streamOf(this.owner);
    const expectedVersion = desk.versionOf(stream);
    const inputs = inputsDigest(record, sequence, phase, secret);
    const { events, records, written } = early ?? desk.decide(phase);
    const outcome = outcomeDigest(events);
    const goesOnWith = this.nextOn(desk, phase);
    const more = {
      ...(goesOnWith === undefined ? {} : { goesOnWith }),
      ...(generation === 0 ? {} : { generation }),
    };
    const key = phaseKey(due);
    const appended = await this.store
      .append({
        campaign,
        stream,
        expectedVersion,
        commandId: commandIdOf(key),
        events: [
          ...records,
          storedEvent(
            PhaseResolved,
            {
              turn,
              phase,
              events: events.length,
              inputs,
              outcome,
              build: nameOfBuild(BUILD),
              ...more,
            },
            { turn, phase },
          ),
        ],
        meta: causeMeta(key),
      })
      .catch((error: unknown) => this.lostRace(error, desk, phase, outcome));
    if (appended === null) return 'replayed';
    if (appended.replayed) await this.mustAgree(appended, phase, outcome);
    // What lies on a desk tells nobody the time: readers have the log's own.
    const at = '';
    const resolved = { events, count: events.length, inputs, outcome, at, generation, ...more };
    written(resolved, appended.lastVersion);
    if (!appended.replayed)
      for (const next of handedOn(record, sequence, phase, this.owner)) this.handOn(next);
    return appended.replayed ? 'replayed' : 'resolved';
  }

  /**
   * Has the desk look what has come into the log, and decides the phase while the database answers, if all that it is decided
   * from is known already: nothing that comes meanwhile but a rollback can change that. Null where something is missing still.
   */
  private async decidedMeanwhile(desk: PhaseDesk, due: PhaseDue): Promise<DecidedPhase | null> {
    const looked = this.desks.refresh(desk);
    try {
      return this.isKnown(desk, due) ? desk.decide(due.phase) : null;
    } finally {
      await looked;
    }
  }

  /** Whether a phase of ours could be decided by what lies on the desk. */
  private isKnown({ record, sequence }: PhaseDesk, { phase, generation = 0 }: PhaseDue): boolean {
    if (record.bookClosed === null || record.generation !== generation) return false;
    return readyPhases(sequence, new Set(record.phases.keys())).some(
      ({ name, owner }) => name === phase && owner === this.owner,
    );
  }

  /** The phase of this owner that can be resolved next once `phase` is done, if this worker may go on with it. */
  private nextOn({ record, sequence }: PhaseDesk, phase: PhaseOfTurn): PhaseOfTurn | undefined {
    if (!this.mayGoOn() || record.setAside || record.rolledBack) return undefined;
    const done = new Set(record.phases.keys()).add(phase);
    return readyPhases(sequence, done).find(({ owner }) => owner === this.owner)?.name;
  }

  /** The turn was rolled back since the phase was handed out: it is handed out anew. */
  private outOfDate(due: PhaseDue, generation: number): PhaseOutcome {
    this.desks.drop(due);
    if (generation < (due.generation ?? 0)) throw new TurnNotRolledBackError(due.turn);
    return 'replayed';
  }

  /** Another append was first. If it was this phase all is well, provided it came out the same. */
  private async lostRace(
    error: unknown,
    desk: PhaseDesk,
    phase: PhaseOfTurn,
    outcome: string,
  ): Promise<Appended | null> {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    await desk.refresh();
    const found = desk.record.phases.get(phase);
    if (!found) throw error;
    this.desks.drop(desk.record);
    if (found.outcome !== outcome) throw new OutcomesDifferError(phase, found.outcome, outcome);
    return null;
  }

  /** The phase had been appended before; what stands in the log must be what came out here. */
  private async mustAgree(
    { campaign, stream, lastVersion }: Appended,
    phase: PhaseOfTurn,
    outcome: string,
  ): Promise<void> {
    const [event] = await this.store.readStream(campaign, stream, { from: lastVersion, limit: 1 });
    const found = event && isStored(PhaseResolved, event) ? event.data.outcome : '';
    if (found !== outcome) throw new OutcomesDifferError(phase, found, outcome);
  }
}
