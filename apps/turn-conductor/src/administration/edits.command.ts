import { Injectable } from '@nestjs/common';
import {
  type CampaignState,
  decideEdit,
  type EditAct,
  type GameEvent,
  holds,
  pieceDocument,
  PIECE_KINDS,
  type PieceEdit,
  PieceEdited,
} from '@vedette/campaign';
import type {
  EditDocument,
  editPiece,
  PieceEditDocument,
  previewEdit,
  QuestionOf,
  undoEdit,
} from '@vedette/contracts';
import { EventStore, type RecordedEvent } from '@vedette/event-store';
import { booksOfCampaign, isBattle, readGameEvent, recordGameEvent, TurnStarts } from '@vedette/ledger';
import { editSight, observe } from '@vedette/observation';
import { ConflictError, NotFoundError } from '@vedette/platform';
import { booksOf } from '@vedette/rulebooks';
import { Boards } from '../board/boards.js';
import type { CampaignBoard } from '../board/campaign-board.js';
import { ADMINISTRATION_RULE } from './administration-rule.js';
import { BattleEdits } from './battle-edits.js';
import { EditOvertakenError, EditRefusedError } from './edit.errors.js';
import { turnToEdit } from './turn-at-hand.js';
import { UmpireWriter } from './umpire-writer.js';

type EditEvent = GameEvent<'PieceEdited'>;
type Edited = EditEvent['data'];

/** What takes an edit back. */
const OPPOSITE: Readonly<Record<EditAct, EditAct>> = { change: 'change', add: 'remove', remove: 'add' };

/** Changes pieces by hand at the start of a turn, as events. */
@Injectable()
export class EditCommands {
  constructor(
    private readonly boards: Boards,
    private readonly store: EventStore,
    private readonly starts: TurnStarts,
    private readonly writer: UmpireWriter,
    private readonly battles: BattleEdits,
  ) {}

  /** @throws EditRefusedError @throws TurnBeingResolvedError */
  async preview({ campaign, edit }: QuestionOf<typeof previewEdit>): Promise<EditDocument> {
    const board = await this.boards.fresh(campaign);
    if (isBattle(board.opening.campaign)) return this.battles.preview(board, edit);
    const { reason, ...piece } = edit;
    return documentOf(board, await this.decide(board, ofCampaign(piece), { reason, by: '' }), null);
  }

  /** @throws EditRefusedError @throws TurnBeingResolvedError @throws CampaignBusyError */
  async make({ campaign, edit, by }: QuestionOf<typeof editPiece>): Promise<EditDocument> {
    if (await this.isOfBattle(campaign)) return this.battles.make(campaign, edit, by);
    const { reason, ...piece } = edit;
    return this.write(campaign, (board) => this.decide(board, ofCampaign(piece), { reason, by }));
  }

  /**
   * @throws NotFoundError when there is no such edit @throws ConflictError `edit-undone`
   * @throws EditOvertakenError @throws TurnBeingResolvedError @throws CampaignBusyError
   */
  async undo({ campaign, number, reason, by }: QuestionOf<typeof undoEdit>): Promise<EditDocument> {
    if (await this.isOfBattle(campaign)) return this.battles.undo(campaign, number, { reason, by });
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

  private async isOfBattle(campaign: string): Promise<boolean> {
    return isBattle((await this.boards.fresh(campaign)).opening.campaign);
  }

  private async write(
    campaign: string,
    decide: (board: CampaignBoard) => Promise<EditEvent>,
  ): Promise<EditDocument> {
    const { event, number } = await this.writer.write(campaign, async (board) => {
      const decided = await decide(board);
      return { event: decided, recorded: recordGameEvent(decided) };
    });
    return documentOf(await this.boards.board(campaign), event, number);
  }

  private async decide(
    board: CampaignBoard,
    edit: PieceEdit,
    why: Pick<Edited, 'reason' | 'by' | 'undoes'>,
  ): Promise<EditEvent> {
    booksOfCampaign(board.opening.campaign, 'edits of pieces');
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

/** An edit of a piece that strategic campaigns have. @throws EditRefusedError */
function ofCampaign(edit: Omit<PieceEditDocument, 'reason'>): PieceEdit {
  const kind = PIECE_KINDS.find((one) => one === edit.kind);
  if (kind !== undefined) return { ...edit, kind };
  throw new EditRefusedError([{ pointer: '/kind', found: edit.kind, allowed: PIECE_KINDS.join(', ') }]);
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
