import { registerEnumType } from '@nestjs/graphql';
import {
  EDIT_ACTS,
  LAND_RULEBOOKS,
  MINISTRIES,
  NAVAL_RULEBOOKS,
  PHASE_NAMES,
  PIECE_KINDS,
  SEASONS,
  STANCES,
} from '@vedette/campaign';
import {
  ACCOUNT_EVENTS,
  CAMPAIGN_ROLES,
  CAMPAIGN_STATUSES,
  CLOCK_STATUSES,
  CONTACT_ARMS,
  CONTACT_BRANCHES,
  CONTACT_CLEARINGS,
  CONTACT_CONDITIONS,
  CONTACT_GROUPINGS,
  CONTACT_RELIABILITIES,
  CONTACT_SORTS,
  CONTACT_SOURCES,
  CONTACT_STANDINGS,
  DEBRIEF_FORMATS,
  FORCE_WANTS,
  HAND_OVER_MAKERS,
  INTELLIGENCE_DESKS,
  INVITATION_STATUSES,
  LETTER_DELIVERIES,
  MAP_FORMATS,
  NOTICE_KINDS,
  ORDER_ORIGINS,
  ORDER_STATUSES,
  PHASE_OWNERS,
  PHASE_STATUSES,
  PROBLEM_SEVERITIES,
  PROJECTIONS,
  PROOF_SIDES,
  REPORT_FORMATS,
  REPORT_KINDS,
  ROLLED_BACK_ORDERS,
  STAND_IN_SIGHTS,
  STANDING_VERDICTS,
  SUPPLY_CONCERNS,
  SUPPLY_SOURCE_KINDS,
  TOKEN_SCOPES,
  TURN_STATUSES,
  WITNESS_DEGREES,
} from '@vedette/contracts';
import { ANNOUNCED, STANDINGS } from '@vedette/turn-clock';
import { LIVE_KINDS } from '../live/live-kinds.js';

/** Every closed list of words of the API, under its name in GraphQL. */
const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  AccountEventKind: ACCOUNT_EVENTS,
  CampaignRole: CAMPAIGN_ROLES,
  CampaignStatus: CAMPAIGN_STATUSES,
  ClockAnnouncementKind: ANNOUNCED,
  ClockStatus: CLOCK_STATUSES,
  ContactArm: CONTACT_ARMS,
  ContactBranch: CONTACT_BRANCHES,
  ContactClearing: CONTACT_CLEARINGS,
  ContactCondition: CONTACT_CONDITIONS,
  ContactGrouping: CONTACT_GROUPINGS,
  ContactReliability: CONTACT_RELIABILITIES,
  ContactSort: CONTACT_SORTS,
  ContactSource: CONTACT_SOURCES,
  ContactStanding: CONTACT_STANDINGS,
  DebriefFormat: DEBRIEF_FORMATS,
  Degree: WITNESS_DEGREES,
  EditAct: EDIT_ACTS,
  ForceWant: FORCE_WANTS,
  HandOverMaker: HAND_OVER_MAKERS,
  IntelligenceDesk: INTELLIGENCE_DESKS,
  InvitationStatus: INVITATION_STATUSES,
  LandRulebook: LAND_RULEBOOKS,
  LetterDeliveryKind: LETTER_DELIVERIES,
  LiveKind: LIVE_KINDS,
  MapFormat: MAP_FORMATS,
  Ministry: MINISTRIES,
  NavalRulebook: NAVAL_RULEBOOKS,
  NoticeKind: NOTICE_KINDS,
  OrderOriginKind: ORDER_ORIGINS,
  OrderStatus: ORDER_STATUSES,
  PhaseName: PHASE_NAMES,
  PhaseOwner: PHASE_OWNERS,
  PhaseStatus: PHASE_STATUSES,
  PieceKind: PIECE_KINDS,
  PlayerStanding: STANDINGS,
  ProblemSeverity: PROBLEM_SEVERITIES,
  ProjectionName: PROJECTIONS,
  ProofSide: PROOF_SIDES,
  ReportFormat: REPORT_FORMATS,
  ReportKind: REPORT_KINDS,
  RolledBackOrders: ROLLED_BACK_ORDERS,
  Season: SEASONS,
  StandInSight: STAND_IN_SIGHTS,
  Stance: STANCES,
  StandingVerdict: STANDING_VERDICTS,
  SupplyConcern: SUPPLY_CONCERNS,
  SupplySourceKind: SUPPLY_SOURCE_KINDS,
  TokenScope: TOKEN_SCOPES,
  TurnStatus: TURN_STATUSES,
};

/** A word as GraphQL can write it: letters, digits and underscores. */
const written = (word: string): string => word.replace(/[^A-Za-z0-9_]/g, '_');
const keyOf = (words: readonly string[]): string => words.join('|');

const enumerations = new Map<string, object>();
for (const [name, words] of Object.entries(ENUMERATIONS)) {
  if (enumerations.has(keyOf(words))) throw new Error(`The words of ${name} have another name as well.`);
  register(name, words);
}

function register(name: string, words: readonly string[]): object {
  const enumeration = Object.fromEntries(words.map((word) => [written(word), word]));
  registerEnumType(enumeration, { name });
  enumerations.set(keyOf(words), enumeration);
  return enumeration;
}

/** The enumeration of GraphQL for a closed list of words of an order, under `name` unless these words have one already. */
export function enumerationNamed(name: string, words: readonly string[]): object {
  return enumerations.get(keyOf(words)) ?? register(name, words);
}

/** The enumeration of GraphQL for a closed list of words of the API. @throws Error when the list has no name here */
export function enumerationOf(words: readonly string[]): object {
  const enumeration = enumerations.get(keyOf(words));
  if (!enumeration) throw new Error(`Give the words ${words.join(', ')} a name in shapes/enumerations.ts.`);
  return enumeration;
}
