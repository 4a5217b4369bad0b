import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { faultLine, MalformedDocumentError, readPosition, type CampaignState } from '@vedette/campaign';
import type { CampaignDocument, createCampaign, QuestionOf } from '@vedette/contracts';
import { EventStore, WrongExpectedVersionError } from '@vedette/event-store';
import {
  CampaignCreated,
  CampaignOpenings,
  causeMeta,
  commandIdOf,
  storedEvent,
  theatreSource,
  TurnOpened,
} from '@vedette/ledger';
import { ConflictError, InvalidRequestError } from '@vedette/platform';
import { booksOf } from '@vedette/rulebooks';
import { DocumentStore } from '@vedette/vault';
import { Boards } from '../board/boards.js';
import { ScenarioShelf } from './scenario-shelf.js';

type Question = QuestionOf<typeof createCampaign>;

/** The position a campaign should begin with cannot be played. */
export class PositionUnplayableError extends InvalidRequestError {
  constructor(faults: readonly { readonly pointer: string; readonly line: string }[]) {
    super({
      code: 'position-unplayable',
      status: 422,
      message: faults.map(({ line }) => line).join('; '),
      field: faults[0]?.pointer ?? '/position',
      errors: faults.map(({ pointer, line }) => ({
        code: 'position-unplayable',
        message: line,
        field: pointer,
      })),
    });
  }
}

/** Makes a campaign: checks its position, seals its secret, and opens its first turn, all in one piece. */
@Injectable()
export class CreateCampaignCommand {
  constructor(
    private readonly store: EventStore,
    private readonly documents: DocumentStore,
    private readonly openings: CampaignOpenings,
    private readonly scenarios: ScenarioShelf,
    private readonly boards: Boards,
  ) {}

  /**
   * @throws PositionUnplayableError
   * @throws ConflictError `campaign-exists` when the name is taken by another campaign
   * @throws NotFoundError when there is no such document or scenario
   */
  async run(question: Question): Promise<CampaignDocument> {
    const { id, title, secret = randomBytes(32).toString('hex'), deadline = null } = question;
    const position =
      'document' in question.position
        ? question.position.document
        : await this.documents.put(await this.scenarios.position(question.position.scenario));
    const state = this.read(await this.documents.get(position));
    const { turn, season } = state;
    const created = storedEvent(CampaignCreated, {
      campaign: describe(id, title, state),
      position,
      firstTurn: turn,
      sealedSecret: await this.openings.sealSecret(id, secret),
    });
    const opened = storedEvent(TurnOpened, { turn, season, deadline, start: position }, { turn });
    await this.store
      .appendMany(
        [
          { campaign: id, stream: 'administration', expectedVersion: 0, events: [created] },
          { campaign: id, stream: 'turn', expectedVersion: 0, events: [opened] },
        ],
        { commandId: commandIdOf(`${id}/create`), meta: causeMeta() },
      )
      .catch((error: unknown) => this.exists(id, error));
    return this.same(question, position);
  }

  /** The name was taken before; it may have been by this very request. */
  private async exists(id: string, error: unknown): Promise<void> {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
    await this.openings.of(id);
  }

  private async same({ id, title, secret }: Question, position: string): Promise<CampaignDocument> {
    const opening = await this.openings.of(id);
    const otherSecret = secret !== undefined && secret !== (await this.openings.secretOf(id));
    if (opening.position !== position || opening.campaign.title !== title || otherSecret)
      throw new ConflictError('campaign-exists', `There is a campaign ${id} already; take another id.`, {
        field: '/id',
      });
    const { record } = await this.boards.fresh(id);
    return {
      ...opening.campaign,
      createdAt: opening.createdAt,
      turn: record.turn,
      season: record.opened?.season ?? 'campaign',
    };
  }

  private read(document: unknown): CampaignState {
    try {
      const state = readPosition(document, theatreSource);
      booksOf(state.rulebooks);
      return state;
    } catch (error) {
      if (error instanceof MalformedDocumentError)
        throw new PositionUnplayableError(
          error.faults.map((fault) => ({ pointer: `/position${fault.pointer}`, line: faultLine(fault) })),
        );
      const { code, message } = error as { code?: unknown; message?: string };
      if (typeof code === 'string')
        throw new PositionUnplayableError([{ pointer: '/position', line: message ?? code }]);
      throw error;
    }
  }
}

function describe(
  id: string,
  title: string,
  state: CampaignState,
): Omit<CampaignDocument, 'createdAt' | 'turn' | 'season'> {
  const { rulebooks, theatreDocument, states, relations, players } = state;
  return {
    id,
    title,
    rulebooks: { land: rulebooks.land, naval: rulebooks.naval ?? null },
    theatre: typeof theatreDocument === 'string' ? theatreDocument : 'inline',
    states: states.map(({ id: state_, nation, side }) => ({ id: state_, nation, side })),
    relations: relations.map(({ between, stance }) => ({ between: [...between], stance })),
    players: players.map(({ id: player, state: of, name, ministries }) => ({
      id: player,
      state: of,
      name: name ?? player,
      ministries: ministries ?? [],
    })),
  };
}
