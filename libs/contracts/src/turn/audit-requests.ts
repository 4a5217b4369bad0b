import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { PHASES_OF_TURNS } from '@vedette/turns';
import { CampaignIdText, CLOSED, Digest, TurnNumber } from '../names.schema.js';
import type { ServiceName } from '../service-name.js';
import { defineRequest } from '../service-request.js';

const question = Type.Object({ campaign: CampaignIdText, turn: TurnNumber }, CLOSED);

/** One phase resolved once more, and whether it came out as the log has it. */
export const AuditedPhase = Type.Object(
  {
    phase: oneOf(PHASES_OF_TURNS),
    agrees: Type.Boolean(),
    recorded: Type.Unsafe<string>({ ...Digest, description: 'outcome in the log' }),
    decided: Type.Unsafe<string>({ ...Digest, description: 'outcome now' }),
  },
  CLOSED,
);
export type AuditedPhase = Static<typeof AuditedPhase>;
const answer = Type.Object({ phases: Type.Array(AuditedPhase) }, CLOSED);

const auditOf = (subject: string, owner: ServiceName) =>
  defineRequest({ subject, owner, question, answer, timeoutMs: 120_000 });

/** Resolves the land phases of a resolved turn once more and compares; nothing is written. */
export const auditLand = auditOf('land.audit', 'land-resolution');
/** As {@link auditLand}, for the naval phases. */
export const auditNaval = auditOf('naval.audit', 'naval-resolution');
/** As {@link auditLand}, for the phases of logistics. */
export const auditLogistics = auditOf('logistics.audit', 'logistics');
/** As {@link auditLand}, for the steps of a battle. */
export const auditBattle = auditOf('battle.audit', 'battle-table');

/** The audit of each owner's phases. */
export const AUDITS = {
  land: auditLand,
  naval: auditNaval,
  logistics: auditLogistics,
  battle: auditBattle,
} as const;
