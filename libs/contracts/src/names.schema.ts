import { Type } from '@sinclair/typebox';

/** An object whose keys are all known. */
export const CLOSED = { additionalProperties: false } as const;

export const CampaignIdText = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,39}$',
  description:
    'campaign id: lower-case letters, digits and dashes, at most 40, beginning with a letter or digit',
});
export const TurnNumber = Type.Integer({ minimum: 0, maximum: 10_000, description: 'number of a turn' });
export const Instant = Type.String({ format: 'date-time', description: 'a moment in time, ISO 8601' });
export const PieceIdText = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$',
  description:
    'id of a unit or ship, for instance US1IN; of a battle, of a unit, leader or command, for instance us-8il',
});
export const Digest = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'a SHA-256 digest in hexadecimal',
});
export const OrderIdText = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  description: 'id of a submitted order, a UUID',
});
export const CommandKey = Type.String({
  pattern: '^[A-Za-z0-9._:-]{1,100}$',
  description: 'a key the client chooses; the same key again gives the same answer and does nothing twice',
});
/** The account of whoever does something; the gateway knows it from his session. */
export const AdministratorAccount = Type.String({ minLength: 1, maxLength: 80 });

/** The name of a cell: that of the installation whose services keep its campaigns. */
export const CellName = Type.String({
  pattern: '^[a-z][a-z0-9-]{0,30}$',
  description: 'a cell of the house: services and a database of their own for some of its campaigns',
});
