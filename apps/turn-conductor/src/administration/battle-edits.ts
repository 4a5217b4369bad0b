import { Injectable } from '@nestjs/common';
import {
  BattlePieceEdited,
  BATTLE_PIECE_KINDS,
  type BattleEdit,
  type BattleEvent,
  type BattlePieceKind,
  decideBattleEdit,
  pieceOfBattle,
  STEPS,
} from '@vedette/battle';
import type { EditDocument, PieceEditDocument } from '@vedette/contracts';
import { EventStore } from '@vedette/event-store';
import { BattleStarts, readBattleEvent, recordBattleEvent } from '@vedette/ledger';
import { ConflictError, NotFoundError } from '@vedette/platform';
import type { CampaignBoard } from '../board/campaign-board.js';
import { ADMINISTRATION_RULE } from './administration-rule.js';
import { EditOvertakenError, EditRefusedError } from './edit.errors.js';
import { turnToEdit } from './turn-at-hand.js';
import { UmpireWriter } from './umpire-writer.js';

type Edited = (typeof BattlePieceEdited)['data']['static'];
type Why = Pick<Edited, 'reason' | 'by' | 'undoes'>;

/** An edit as it is decided: in which turn, and the event of it. */
interface Decided {
  readonly turn: number;
  readonly event: BattleEvent;
}

const OPPOSITE = { change: 'change', add: 'remove', remove: 'add' } as const;

/** Changes pieces of a battle by hand at the start of a turn, as events; its own side is told, with the reason. */
@Injectable()
export class BattleEdits {
  constructor(
    private readonly store: EventStore,
    private readonly battles: BattleStarts,
    private readonly writer: UmpireWriter,
  ) {}

  /** @throws EditRefusedError @throws TurnBeingResolvedError */
  async preview(board: CampaignBoard, { reason, ...edit }: PieceEditDocument): Promise<EditDocument> {
    return documentOf(board.record.campaign, await this.decide(board, edit, { reason, by: '' }), null);
  }

  /** @throws EditRefusedError @throws TurnBeingResolvedError @throws CampaignBusyError */
  make(campaign: string, { reason, ...edit }: PieceEditDocument, by: string): Promise<EditDocument> {
    return this.write(campaign, (board) => this.decide(board, edit, { reason, by }));
  }

  /**
   * @throws NotFoundError when there is no such edit @throws ConflictError `edit-undone`
   * @throws EditOvertakenError @throws TurnBeingResolvedError @throws CampaignBusyError
   */
  undo(campaign: string, number: number, why: Omit<Why, 'undoes'>): Promise<EditDocument> {
    return this.write(campaign, async (board) => {
      const { kind, piece, act, changes } = await this.editToUndo(campaign, number);
      const state = await this.battles.coming(campaign, turnToEdit(board));
      const now = pieceOfBattle(state, kind, piece);
      const overtaken = changes
        .filter(({ field, after }) => JSON.stringify(now?.[field] ?? null) !== JSON.stringify(after))
        .map(({ field }) => field);
      if (overtaken.length > 0) throw new EditOvertakenError(number, act === 'remove' ? [piece] : overtaken);
      const set =
        act === 'add' ? {} : Object.fromEntries(changes.map(({ field, before }) => [field, before]));
      return this.decide(board, { act: OPPOSITE[act], kind, piece, set }, { ...why, undoes: number });
    });
  }

  private async write(
    campaign: string,
    decide: (board: CampaignBoard) => Promise<Decided>,
  ): Promise<EditDocument> {
    const { number, ...decided } = await this.writer.write(campaign, async (board) => {
      const { turn, event } = await decide(board);
      return { turn, event, recorded: recordBattleEvent(event, turn) };
    });
    return documentOf(campaign, decided, number);
  }

  private async decide(
    board: CampaignBoard,
    { act = 'change', kind, piece, set }: Omit<PieceEditDocument, 'reason'>,
    why: Why,
  ): Promise<Decided> {
    const turn = turnToEdit(board);
    const state = await this.battles.coming(board.record.campaign, turn);
    const edit: BattleEdit = { act, kind: ofBattle(kind), piece, set };
    const decided = decideBattleEdit(state, edit);
    if (decided.faults.length > 0 || !('side' in decided)) throw new EditRefusedError(decided.faults);
    const { side, changes, change } = decided;
    const data: Edited = { kind: edit.kind, piece, act, changes: [...changes], ...why };
    const event: BattleEvent = {
      ...{
        seq: 0,
        turn: state.turn,
        step: STEPS[0],
        type: BattlePieceEdited.type,
        rule: ADMINISTRATION_RULE,
      },
      ...(edit.kind === 'unit' ? { units: [piece] } : edit.kind === 'leader' ? { leaders: [piece] } : {}),
      data,
      audience: Object.fromEntries(
        state.players.filter((player) => player.side === side).map(({ id }) => [id, 'full' as const]),
      ),
      change,
    };
    return { turn, event };
  }

  private async editToUndo(campaign: string, number: number): Promise<Edited> {
    const edits = (await this.store.readStream(campaign, 'umpire')).filter(
      ({ type }) => type === BattlePieceEdited.type,
    );
    const edit = edits.find(({ version }) => version === number);
    if (!edit) throw new NotFoundError('edit', String(number));
    if (edits.some((one) => editedBy(readBattleEvent(one)).undoes === number))
      throw new ConflictError('edit-undone', `Edit ${number} was undone already; undo that instead.`);
    return editedBy(readBattleEvent(edit));
  }
}

const editedBy = ({ data }: BattleEvent): Edited => data as Edited;

/** @throws EditRefusedError of a kind that battles do not have */
function ofBattle(kind: string): BattlePieceKind {
  const known = BATTLE_PIECE_KINDS.find((one) => one === kind);
  if (known !== undefined) return known;
  throw new EditRefusedError([{ pointer: '/kind', found: kind, allowed: BATTLE_PIECE_KINDS.join(', ') }]);
}

function documentOf(campaign: string, { turn, event }: Decided, number: number | null): EditDocument {
  const { by: _, undoes = null, ...told } = editedBy(event);
  return {
    ...{ campaign, turn, number, ...told, undoes },
    witnesses: Object.keys(event.audience).map((player) => ({ player, degree: 'full' as const, told })),
  };
}
