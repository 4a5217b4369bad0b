import {
  CAMPAIGN_EVENTS,
  copyState,
  fold,
  readPosition,
  writePosition,
  type CampaignState,
  type MutableCampaignState,
  type TheatreSource,
} from '@vedette/campaign';
import type { EventStore } from '@vedette/event-store';
import { TurnBranches } from '@vedette/referee';
import { sequenceOf, pieceTypes } from '@vedette/rulebooks';
import type { DocumentStore } from '@vedette/vault';
import type { CampaignOpenings } from '../campaign/campaign-openings.js';
import { booksOfCampaign } from '../campaign/game-of-campaign.js';
import type { CampaignGame } from '../turn/game-of-record.js';
import { reducerHash } from './reducer-hash.js';
import { type Positions, Starts } from './starts.js';

/** Positions of campaigns: what a turn comes to is put together of its branches. */
const campaignPositions = (
  theatres: TheatreSource,
): Positions<CampaignGame, CampaignState, MutableCampaignState> => ({
  snapshot: 'turn-start',
  reducer: reducerHash(CAMPAIGN_EVENTS, '@vedette/campaign'),
  mustBeOf: (facts) => void booksOfCampaign(facts, 'the state of a campaign'),
  read: (document) => readPosition(document, theatres, pieceTypes),
  write: writePosition,
  pieces: ({ units }) => units.size,
  copy: copyState,
  enter: (state, season) => void (state.season = season),
  edited: (state, edits) => fold(state, edits),
  after: (state, record) => {
    const branches = new TurnBranches(state, sequenceOf(state));
    for (const [phase, { events }] of record.phases) branches.learned(phase, events);
    return branches.latest();
  },
});

/** The positions turns of campaigns start from. */
export class TurnStarts extends Starts<CampaignGame, CampaignState, MutableCampaignState> {
  constructor(
    store: EventStore,
    documents: DocumentStore,
    openings: CampaignOpenings,
    theatres: TheatreSource,
  ) {
    super(store, documents, openings, campaignPositions(theatres));
  }
}
