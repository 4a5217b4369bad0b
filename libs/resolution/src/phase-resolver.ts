import { Logger } from '@nestjs/common';
import type { PhaseName } from '@vedette/campaign';
import { type PhaseDue, phaseKey } from '@vedette/contracts';
import { type Appended, WrongExpectedVersionError } from '@vedette/event-store';
import {
  causeMeta,
  commandIdOf,
  inputsDigest,
  isStored,
  outcomeDigest,
  PhaseResolved,
  Recent,
  recordGameEvent,
  storedEvent,
  streamOf,
} from '@vedette/ledger';
import { attribute, BUILD, inSpan, nameOfBuild, type PhaseOutcome, recordPhase } from '@vedette/platform';
import { decidePhase, type Deciders } from '@vedette/referee';
import type { PhaseOwner } from '@vedette/rulebooks';
import {
  BookStillOpenError,
  OutcomesDifferError,
  PhaseNotOursError,
  TurnNotRolledBackError,
  TurnTakenBackError,
} from './resolution.errors.js';
import { type DeskSources, TurnDesk } from './turn-desk.js';

/** Turns a worker keeps on its desk. */
const DESKS = 3;

/**
 * Resolves phases: decides what is due and appends events and completion in one piece. Exactly one append of a phase can
 * succeed, whatever is delivered twice and whoever dies when: the command id belongs to the phase, and the stream must be
 * where it was when the phase was decided.
 */
export class PhaseResolver {
  private readonly logger = new Logger('Resolution');
  private readonly desks = new Recent<Promise<TurnDesk>>(DESKS);

  constructor(
    private readonly owner: PhaseOwner,
    private readonly deciders: Deciders,
    private readonly sources: DeskSources,
  ) {}

  /** Resolves a phase in a span of its own, or finds it resolved. Rejects when it cannot be now; delivering it again is then right. */
  resolve(due: PhaseDue): Promise<PhaseOutcome> {
    const { campaign, turn, phase } = due;
    const attributes = {
      [attribute.campaign]: campaign,
      [attribute.turn]: turn,
      [attribute.phase]: phase,
      [attribute.owner]: this.owner,
    };
    return inSpan(`phase ${phase}`, { attributes }, async (span) => {
      const outcome = await this.resolveAndMeasure(due);
      span.setAttribute(attribute.outcome, outcome);
      return outcome;
    });
  }

  private async resolveAndMeasure(due: PhaseDue): Promise<PhaseOutcome> {
    const begun = performance.now();
    let outcome: PhaseOutcome = 'failed';
    let rulebook = '';
    try {
      const desk = await this.desk(due);
      rulebook = desk.rulebook;
      outcome = await this.resolveOn(desk, due);
      return outcome;
    } catch (error) {
      // Half-decided states and lost races are not worth repairing: the next try lays the turn out again.
      this.desks.delete(deskKey(due));
      if (error instanceof TurnTakenBackError) return (outcome = 'replayed');
      throw error;
    } finally {
      const seconds = (performance.now() - begun) / 1000;
      recordPhase({ phase: due.phase, rulebook, owner: this.owner, outcome }, seconds);
      this.logger.log({ ...due, outcome, ms: Math.round(seconds * 1000) }, 'Phase');
    }
  }

  private async resolveOn(desk: TurnDesk, due: PhaseDue): Promise<PhaseOutcome> {
    const { phase, campaign, turn } = due;
    if (desk.record.phases.has(phase)) return 'replayed';
    await desk.refresh();
    const { generation } = desk.record;
    if (generation !== (due.generation ?? 0)) return this.outOfDate(due, generation);
    if (desk.record.phases.has(phase)) return 'replayed';
    const { record, sequence, secret } = desk;
    if (sequence.find(({ name }) => name === phase)?.owner !== this.owner)
      throw new PhaseNotOursError(phase, this.owner);
    if (!record.bookClosed) throw new BookStillOpenError(campaign, turn);
    const stream = streamOf(this.owner);
    const expectedVersion = desk.versionOf(stream);
    const inputs = inputsDigest(record, sequence, phase, secret);
    const state = desk.stateFor(phase);
    const events = decidePhase({ state, phase, judged: desk.judged(), secret, deciders: this.deciders });
    const outcome = outcomeDigest(events);
    const key = phaseKey(due);
    const appended = await this.sources.store
      .append({
        campaign,
        stream,
        expectedVersion,
        commandId: commandIdOf(key),
        events: [
          ...events.map(recordGameEvent),
          storedEvent(
            PhaseResolved,
            {
              turn,
              phase,
              events: events.length,
              inputs,
              outcome,
              build: nameOfBuild(BUILD),
              ...(generation === 0 ? {} : { generation }),
            },
            { turn, phase },
          ),
        ],
        meta: causeMeta(key),
      })
      .catch((error: unknown) => this.lostRace(error, desk, phase, outcome));
    if (appended === null) return 'replayed';
    if (appended.replayed) await this.mustAgree(appended, phase, outcome);
    const at = new Date().toISOString();
    const resolved = { events, count: events.length, inputs, outcome, at, generation };
    desk.decided(phase, state, resolved, appended.lastVersion);
    return appended.replayed ? 'replayed' : 'resolved';
  }

  /** The turn was rolled back since the phase was handed out: it is handed out anew. */
  private outOfDate(due: PhaseDue, generation: number): PhaseOutcome {
    this.desks.delete(deskKey(due));
    if (generation < (due.generation ?? 0)) throw new TurnNotRolledBackError(due.turn);
    return 'replayed';
  }

  /** Another append was first. If it was this phase all is well, provided it came out the same. */
  private async lostRace(
    error: unknown,
    desk: TurnDesk,
    phase: PhaseName,
    outcome: string,
  ): Promise<Appended | null> {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    await desk.refresh();
    const found = desk.record.phases.get(phase);
    if (!found) throw error;
    this.desks.delete(deskKey(desk.record));
    if (found.outcome !== outcome) throw new OutcomesDifferError(phase, found.outcome, outcome);
    return null;
  }

  /** The phase had been appended before; what stands in the log must be what came out here. */
  private async mustAgree(
    { campaign, stream, lastVersion }: Appended,
    phase: PhaseName,
    outcome: string,
  ): Promise<void> {
    const [event] = await this.sources.store.readStream(campaign, stream, { from: lastVersion, limit: 1 });
    const found = event && isStored(PhaseResolved, event) ? event.data.outcome : '';
    if (found !== outcome) throw new OutcomesDifferError(phase, found, outcome);
  }

  private desk(due: PhaseDue): Promise<TurnDesk> {
    const key = deskKey(due);
    const known = this.desks.get(key);
    if (known) return known;
    const laid = TurnDesk.lay(due, this.sources);
    this.desks.set(key, laid);
    return laid;
  }
}

const deskKey = ({
  campaign,
  turn,
  generation = 0,
}: {
  campaign: string;
  turn: number;
  generation?: number;
}): string => `${campaign}/${turn}/${generation}`;
