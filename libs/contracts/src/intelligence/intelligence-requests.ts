import { Type } from '@sinclair/typebox';
import { oneOf, orNull, PlayerIdText } from '@vedette/campaign';
import { CampaignIdText, CLOSED, TurnNumber } from '../names.schema.js';
import { ReportDocument } from '../reports/report-requests.js';
import { defineRequest } from '../service-request.js';
import {
  ClearedDocument,
  CONTACT_GROUPINGS,
  CONTACT_SORTS,
  ContactDocument,
  ContactFilterDocument,
  INTELLIGENCE_DESKS,
  IntelligenceEntryDocument,
  OwnShipDocument,
  OwnUnitDocument,
  SummaryRowDocument,
} from './intelligence.schema.js';

export const INTELLIGENCE_TABLES = ['contacts', 'cleared', 'summary', 'units', 'ships'] as const;
export type IntelligenceTable = (typeof INTELLIGENCE_TABLES)[number];
export const TABLE_FORMATS = ['csv', 'txt'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
/** Contacts on a page, at most. */
export const MOST_CONTACTS = 200;

const whose = {
  campaign: CampaignIdText,
  player: PlayerIdText,
  turn: Type.Union([TurnNumber, Type.Null()], { description: 'as known then; null for the latest' }),
};
const filter = Type.Optional(ContactFilterDocument);
const told = { turn: TurnNumber, desk: oneOf(INTELLIGENCE_DESKS) };

/** The turns of which a minister has intelligence, newest first. Only ministers of war and of the navy and heads of state do. */
export const listIntelligence = defineRequest({
  subject: 'intelligence.turns',
  owner: 'reporting',
  question: Type.Object({ campaign: CampaignIdText, player: PlayerIdText }, CLOSED),
  answer: Type.Object(
    { desk: oneOf(INTELLIGENCE_DESKS), turns: Type.Array(IntelligenceEntryDocument) },
    CLOSED,
  ),
});

/** A page of the order of battle as a minister's staff believed it after a turn. */
export const listContacts = defineRequest({
  subject: 'intelligence.contacts',
  owner: 'reporting',
  question: Type.Object(
    {
      ...whose,
      filter,
      sort: Type.Optional(oneOf(CONTACT_SORTS)),
      after: Type.Optional(orNull(Type.String({ maxLength: 80, description: '"next" of the page before' }))),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_CONTACTS })),
    },
    CLOSED,
  ),
  answer: Type.Object(
    {
      ...told,
      total: Type.Integer(),
      contacts: Type.Array(ContactDocument),
      next: Type.Union([Type.String(), Type.Null()], {
        description: 'where the next page begins; null on the last',
      }),
    },
    CLOSED,
  ),
});

/** What was struck from the order of battle in a turn. */
export const listCleared = defineRequest({
  subject: 'intelligence.cleared',
  owner: 'reporting',
  question: Type.Object(whose, CLOSED),
  answer: Type.Object({ ...told, cleared: Type.Array(ClearedDocument) }, CLOSED),
});

/** The order of battle added up. */
export const summariseContacts = defineRequest({
  subject: 'intelligence.summary',
  owner: 'reporting',
  question: Type.Object({ ...whose, filter, by: oneOf(CONTACT_GROUPINGS) }, CLOSED),
  answer: Type.Object(
    { ...told, by: oneOf(CONTACT_GROUPINGS), rows: Type.Array(SummaryRowDocument) },
    CLOSED,
  ),
});

/** Supply and readiness of the state's own forces as their officers reported. */
export const listForces = defineRequest({
  subject: 'intelligence.forces',
  owner: 'reporting',
  question: Type.Object(whose, CLOSED),
  answer: Type.Object(
    { ...told, units: Type.Array(OwnUnitDocument), ships: Type.Array(OwnShipDocument) },
    CLOSED,
  ),
});

/** A whole table as CSV (RFC 4180) or text; filter and grouping bear on contacts and their summary. */
export const printIntelligence = defineRequest({
  subject: 'intelligence.print',
  owner: 'reporting',
  question: Type.Object(
    {
      ...whose,
      table: oneOf(INTELLIGENCE_TABLES),
      format: oneOf(TABLE_FORMATS),
      filter,
      sort: Type.Optional(oneOf(CONTACT_SORTS)),
      by: Type.Optional(oneOf(CONTACT_GROUPINGS)),
    },
    CLOSED,
  ),
  answer: ReportDocument,
});

/** Makes all intelligence again from the events and puts it in place of what there is in one step. */
export const rebuildIntelligence = defineRequest({
  subject: 'intelligence.rebuild',
  owner: 'reporting',
  question: Type.Object({}, CLOSED),
  answer: Type.Object(
    { generation: Type.Integer(), pictures: Type.Integer(), seconds: Type.Number() },
    CLOSED,
  ),
  timeoutMs: 600_000,
});
