import { Type } from '@sinclair/typebox';
import { AuditedPhase, CampaignMade, PhaseStateDocument, TurnStateDocument } from '@vedette/contracts';
import { type Shown, viewOf } from '@vedette/edge';
import './campaign-life.views.js';
import './campaign-standing.views.js';

const { rulebooks, states, relations, players, created } = CampaignMade.properties;

viewOf('Rulebooks', rulebooks);
viewOf('State', states.items);
viewOf('Relation', relations.items);
viewOf('Player', players.items);

/** What everybody in a campaign may know of it. */
export const CampaignView = viewOf(
  'Campaign',
  Type.Object({ ...CampaignMade.properties, created: Type.Optional(created) }),
);
export type CampaignView = Shown<typeof CampaignView>;

viewOf('Phase', PhaseStateDocument);
/** Where a turn stands. */
export const TurnView = viewOf('Turn', TurnStateDocument);
export type TurnView = Shown<typeof TurnView>;

/** A phase resolved once more. */
export const AuditedPhaseView = viewOf('AuditedPhase', AuditedPhase);
export type AuditedPhaseView = Shown<typeof AuditedPhaseView>;
