import { Injectable } from '@nestjs/common';
import {
  type CampaignState,
  decideEdit,
  type EditAct,
  faultLine,
  type GameEvent,
  holds,
  pieceDocument,
  PieceEdited,
  type PieceEdit,
} from '@vedette/campaign';
import type { EditDocument, editPiece, previewEdit, QuestionOf, undoEdit } from '@vedette/contracts';
import { EventStore, type RecordedEvent } from '@vedette/event-store';
import { readGameEvent, TurnStarts } from '@vedette/ledger';
import { editSight, observe } from '@vedette/observation';
import { ConflictError, InvalidRequestError, NotFoundError } from '@vedette/platform';
import { booksOf } from '@vedette/rulebooks';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { ADMINISTRATION_RULE } from './administration-rule.js';
import { turnToEdit } from './turn-at-hand.js';
import { UmpireWriter } from './umpire-writer.js';

type EditEvent = GameEvent<'PieceEdited'>;
type Edited = EditEvent['data'];

/** What takes an edit back. */
const OPPOSITE: Readonly<Record<EditAct, EditAct>> = { change: 'change', add: 'remove', remove: 'add' };

/** The edit cannot be made; every fault is told. */
export class EditRefusedError extends InvalidRequestError {
  constructor(
    faults: readonly { readonly pointer: string; readonly found: string; readonly allowed: string }[],
  ) {
    super({
      code: 'edit-refused',
      status: 422,
      field: faults[0]?.pointer ?? '/set',
      rule: 'vedette/position@1',
      message: faults.map(faultLine).join('; '),
      errors: faults.map((fault) => ({
        code: 'edit-refused',
        field: fault.pointer,
        message: faultLine(fault),
      })),
    });
  }
}

/** Something else has changed what an edit changed: taking it back would undo that too. */
export class EditOvertakenError extends ConflictError {
  constructor(number: number, fields: readonly string[]) {
    super(
      'edit-overtaken',
      `Edit ${number} cannot be undone: ${fields.join(', ')} changed since. Edit the piece to what it should be.`,
    );
  }
}

/** Changes pieces by hand at the start of a turn, as events. */
@Injectable()
export class EditCommands {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
    private readonly starts: TurnStarts,
    private readonly writer: UmpireWriter,
  ) {}

  /** @throws EditRefusedError @throws TurnBeingResolvedError */
  async preview({ campaign, edit }: QuestionOf<typeof previewEdit>): Promise<EditDocument> {
    const board = await this.boards.fresh(campaign);
    const { reason, ...piece } = edit;
    return documentOf(board, await this.decide(board, piece, { reason, by: '' }), null);
  }

  /** @throws EditRefusedError @throws TurnBeingResolvedError @throws CampaignBusyError */
  make({ campaign, edit, by }: QuestionOf<typeof editPiece>): Promise<EditDocument> {
    const { reason, ...piece } = edit;
    return this.write(campaign, (board) => this.decide(board, piece, { reason, by }));
  }

  /**
   * @throws NotFoundError when there is no such edit @throws ConflictError `edit-undone`
   * @throws EditOvertakenError @throws TurnBeingResolvedError @throws CampaignBusyError
   */
  undo({ campaign, number, reason, by }: QuestionOf<typeof undoEdit>): Promise<EditDocument> {
    return this.write(campaign, async (board) => {
      const { kind, piece, act, changes } = await this.editToUndo(campaign, number);
      const state = await this.starts.coming(campaign, turnToEdit(board));
      if (act === 'remove' && pieceDocument(state, kind, piece))
        throw new EditOvertakenError(number, [piece]);
      const overtaken =
        act === 'remove'
          ? []
          : changes.filter(({ field, after }) => !holds(state, kind, piece, field, after));
      if (overtaken.length > 0)
        throw new EditOvertakenError(
          number,
          overtaken.map(({ field }) => field),
        );
      const set =
        act === 'add' ? {} : Object.fromEntries(changes.map(({ field, before }) => [field, before]));
      const back = { act: OPPOSITE[act ?? 'change'], kind, piece, set };
      return this.decide(board, back, { reason, by, undoes: number });
    });
  }

  private async write(
    campaign: string,
    decide: (board: CampaignBoard) => Promise<EditEvent>,
  ): Promise<EditDocument> {
    const { event, number } = await this.writer.write(campaign, async (board) => ({
      event: await decide(board),
    }));
    return documentOf(await this.boards.board(campaign), event, number);
  }

  private async decide(
    board: CampaignBoard,
    edit: PieceEdit,
    why: Pick<Edited, 'reason' | 'by' | 'undoes'>,
  ): Promise<EditEvent> {
    const turn = turnToEdit(board);
    const before = await this.starts.coming(board.record.campaign, turn);
    const decided = decideEdit(before, edit);
    if (!decided.after) throw new EditRefusedError(decided.faults);
    return editEvent(turn, edit, why, { before, ...decided });
  }

  private async editToUndo(campaign: string, number: number): Promise<Edited> {
    const events = await this.store.readStream(campaign, 'umpire');
    const edit = events.find(({ version, type }) => version === number && type === PieceEdited.type);
    if (!edit) throw new NotFoundError('edit', String(number));
    const undone = events
      .filter(({ type }) => type === PieceEdited.type)
      .some((event) => editOf(event).undoes === number);
    if (undone)
      throw new ConflictError('edit-undone', `Edit ${number} was undone already; undo that instead.`);
    return editOf(edit);
  }
}

/** The edit that an event of its type records. */
function editOf(recorded: RecordedEvent): Edited {
  const event = readGameEvent(recorded);
  if (event.type !== PieceEdited.type)
    throw new TypeError(`${event.type} is no edit; ask for events of type ${PieceEdited.type} only`);
  return event.data;
}

function editEvent(
  turn: number,
  { kind, piece, act }: PieceEdit,
  why: Pick<Edited, 'reason' | 'by' | 'undoes'>,
  made: { before: CampaignState; after: CampaignState; changes: readonly Edited['changes'][number][] },
): EditEvent {
  const { before, after, changes } = made;
  const { audience, square, ...sight } = editSight(
    { kind, piece, changes, before, after },
    booksOf(before.rulebooks).land,
  );
  const { undoes, ...reason } = why;
  return {
    seq: 0,
    turn,
    phase: 'orders',
    type: PieceEdited.type,
    rule: ADMINISTRATION_RULE,
    ...(square ? { square } : {}),
    ...(kind === 'unit' ? { units: [piece] } : {}),
    ...(kind === 'ship' ? { ships: [piece] } : {}),
    data: {
      kind,
      piece,
      ...(act === undefined || act === 'change' ? {} : { act }),
      changes: [...changes],
      ...sight,
      sighted: [...sight.sighted],
      ...reason,
      ...(undoes === undefined ? {} : { undoes }),
    },
    audience,
  };
}

function documentOf({ record }: CampaignBoard, event: EditEvent, number: number | null): EditDocument {
  const { kind, piece, act = 'change', changes, reason, undoes = null } = event.data;
  return {
    campaign: record.campaign,
    turn: event.turn,
    number,
    act,
    kind,
    piece,
    changes,
    reason,
    undoes,
    witnesses: Object.entries(event.audience).map(([player, degree]) => ({
      player,
      degree,
      told: observe(event, player)?.data ?? {},
    })),
  };
}
