import {
  type CampaignState,
  faultLine,
  MalformedDocumentError,
  readPosition,
  type TheatreSource,
} from '@vedette/campaign';
import type { CampaignBrief } from '@vedette/contracts';
import type { EventStore } from '@vedette/event-store';
import { ConflictError } from '@vedette/platform';
import { openingReports } from '@vedette/referee';
import { pieceTypes } from '@vedette/rulebooks';
import type { DocumentStore } from '@vedette/vault';
import { causeMeta } from '../cause.js';
import { commandIdOf } from '../digest/digest.js';
import { CampaignCreated } from '../stored/administration-events.js';
import { storedEvent } from '../stored/define-stored.js';
import { recordGameEvent } from '../stored/game-event-record.js';
import { TurnOpened } from '../stored/turn-events.js';
import { mustNameItsSides } from './campaign-brief.js';
import { CampaignNotFoundError } from './campaign.errors.js';
import type { CampaignOpening, CampaignOpenings } from './campaign-openings.js';
import { diceCommitmentOf } from './dice-commitment.js';
import { lastTurnOf } from './last-turn.js';
import { type Playable, PositionUnplayableError } from './playable.js';
import { isBattleDocument, playableBattle } from './playable-battle.js';

/** What a campaign is made of. */
export interface NewCampaign {
  readonly id: string;
  readonly title: string;
  /** Digest of the position in the vault. */
  readonly position: string;
  /** Keys the dice. */
  readonly secret: string;
  readonly deadline: string | null;
  /** Account that makes it, where that is known. */
  readonly by?: string;
  /** Whether an administrator may play in it; not unless stated. */
  readonly solo?: boolean;
  /** What those who play read before the first turn. */
  readonly brief?: CampaignBrief;
}

/** The opening of a campaign that was to be made. */
export interface MadeCampaign extends CampaignOpening {
  /** False where it was there already. */
  readonly created: boolean;
}

/** What making a campaign needs. */
export interface CampaignMeans {
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly openings: CampaignOpenings;
  readonly theatres: TheatreSource;
}

/**
 * Makes a campaign: checks its position, seals its secret, reports the opening to every player, and opens the first turn, all
 * in one piece. Making the same
 * campaign of the same position again changes nothing, keeps the first secret, and says that it was there.
 * @throws PositionUnplayableError
 * @throws BriefOfNoSideError
 * @throws ConflictError `campaign-exists` when the name is taken by another campaign
 * @throws NotFoundError when the vault has no such position
 */
export async function makeCampaign(made: NewCampaign, means: CampaignMeans): Promise<MadeCampaign> {
  const { id, title, position, secret, deadline, by, brief, solo = false } = made;
  const { store, documents, openings, theatres } = means;
  const document = await documents.get(position);
  const game = isBattleDocument(document)
    ? playableBattle(id, title, document)
    : playableCampaign(id, title, readPlayable(document, theatres), secret);
  if (brief) mustNameItsSides(brief, game.facts);
  // Made by an older build, perhaps of fewer streams: what is there stands.
  const known = await openings.of(id).catch(unlessMissing);
  if (known) return theSame(known, made);
  const { firstTurn: turn, lastTurn, season, calendar, opening: told } = game;
  const diceCommitment = diceCommitmentOf(secret);
  const created = storedEvent(CampaignCreated, {
    campaign: game.facts,
    ...(by === undefined ? {} : { by }),
    ...(solo ? { solo } : {}),
    ...(brief === undefined ? {} : { brief }),
    position,
    firstTurn: turn,
    ...(lastTurn === null ? {} : { lastTurn }),
    ...(diceCommitment === null ? {} : { diceCommitment }),
    ...(calendar.length > 0 ? { calendar: [...calendar] } : {}),
    sealedSecret: await openings.sealSecret(id, secret),
  });
  const opened = storedEvent(TurnOpened, { turn, season, deadline, start: position }, { turn });
  const appended = await store.appendMany(
    [
      ...(told.length > 0
        ? [{ campaign: id, stream: 'opening', expectedVersion: 0, events: [...told] }]
        : []),
      { campaign: id, stream: 'administration', expectedVersion: 0, events: [created] },
      { campaign: id, stream: 'turn', expectedVersion: 0, events: [opened] },
    ],
    // The command belongs to the name: whoever comes second with it finds the first campaign.
    { commandId: commandIdOf(`${id}/create`), meta: causeMeta() },
  );
  const opening = await openings.of(id);
  return appended.every(({ replayed }) => !replayed) ? { ...opening, created: true } : theSame(opening, made);
}

function unlessMissing(error: unknown): null {
  if (error instanceof CampaignNotFoundError) return null;
  throw error;
}

/** @throws ConflictError `campaign-exists` when the name is taken by another campaign */
function theSame(opening: CampaignOpening, { id, title, position, solo = false }: NewCampaign): MadeCampaign {
  const isSame =
    opening.position === position && opening.campaign.title === title && (opening.solo ?? false) === solo;
  if (!isSame)
    throw new ConflictError('campaign-exists', `There is a campaign ${id} already; take another id.`, {
      field: '/id',
    });
  return { ...opening, created: false };
}

/** A position of a book this house referees. @throws PositionUnplayableError */
function readPlayable(document: unknown, theatres: TheatreSource): CampaignState {
  try {
    return readPosition(document, theatres, pieceTypes);
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

function playableCampaign(id: string, title: string, state: CampaignState, secret: string): Playable {
  return {
    facts: describe(id, title, state),
    firstTurn: state.turn,
    lastTurn: lastTurnOf(state),
    season: state.season,
    calendar: state.calendar,
    opening: openingReports(state, secret).map(recordGameEvent),
  };
}

function describe(id: string, title: string, state: CampaignState): CampaignCreated['campaign'] {
  const { rulebooks, theatreDocument, states, relations, players } = state;
  return {
    id,
    title,
    rulebooks: { land: rulebooks.land, naval: rulebooks.naval ?? null },
    theatre: typeof theatreDocument === 'string' ? theatreDocument : 'inline',
    states: states.map(({ id: stateId, nation, side, name }) => ({
      id: stateId,
      nation,
      side,
      ...(name === undefined ? {} : { name }),
    })),
    relations: relations.map(({ between, stance }) => ({ between: [...between], stance })),
    players: players.map(({ id: player, state: of, name, ministries }) => ({
      id: player,
      state: of,
      name: name ?? player,
      ministries: ministries ?? [],
    })),
  };
}
