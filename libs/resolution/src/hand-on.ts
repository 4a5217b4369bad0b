import { type PhaseDue, phaseDueMessageId } from '@vedette/contracts';
import type { AnyGame, TurnRecord } from '@vedette/ledger';
import { type JetStreamPublisher, phaseDueSubject } from '@vedette/messaging';
import { type PhaseOwner, readyPhases, type TurnSequence } from '@vedette/rulebooks';
import type { PhaseOfTurn } from '@vedette/turns';

/** A phase that another owner's workers may begin, with the message that hands it out. */
export interface HandedOn {
  readonly owner: PhaseOwner;
  readonly due: PhaseDue;
}

/** Hands a phase out; never rejects, for the conductor hands out whatever does not arrive. */
export type HandOn = (phase: HandedOn) => void;

/**
 * The phases of other owners that waited for `phase` last, in a turn whose record has it as done. The worker that resolved it
 * knows them before anybody who follows the log, and hands them out under the very id that the conductor will use: the
 * broker keeps one of the two messages. None while the turn waits for its administrator.
 */
export function handedOn(
  record: TurnRecord<AnyGame>,
  sequence: TurnSequence<PhaseOfTurn>,
  phase: PhaseOfTurn,
  owner: PhaseOwner,
): HandedOn[] {
  if (record.setAside || record.rolledBack) return [];
  const { campaign, turn, generation } = record;
  return readyPhases(sequence, new Set(record.phases.keys()))
    .filter((plan) => plan.owner !== owner && plan.after.includes(phase))
    .map((plan) => ({
      owner: plan.owner,
      due: {
        ...{ campaign, turn, phase: plan.name, attempt: record.stalls.get(plan.name)?.attempt ?? 1 },
        ...(generation === 0 ? {} : { generation }),
      },
    }));
}

/** How long a phase is tried to be handed on: afterwards the conductor has long done it. */
const WITHIN_MS = 2_000;

/** Hands phases on over the broker. */
export const handOnBy =
  (
    publisher: Pick<JetStreamPublisher, 'publish'>,
    onError: (error: unknown, due: PhaseDue) => void,
  ): HandOn =>
  ({ owner, due }) => {
    const options = { messageId: phaseDueMessageId(due), withinMs: WITHIN_MS };
    publisher
      .publish(phaseDueSubject(owner, due.campaign), due, options)
      .catch((error: unknown) => onError(error, due));
  };
