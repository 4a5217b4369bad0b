import { Type } from '@sinclair/typebox';
import { CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

const MARK = Type.Object(
  { position: Type.Integer({ minimum: 1 }), mark: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) },
  CLOSED,
);

/**
 * Whether the log of a cell still has what somebody has seen of it who has no way to it himself, and the mark of its newest event, by which
 * he asks the next time; nothing can be read from a mark. Once the log is cut, what he keeps of campaigns may be wrong.
 */
export const historyOfLog = defineRequest({
  subject: 'turns.history',
  owner: 'turn-conductor',
  askedBy: ['gateway', 'people', 'correspondence'],
  question: Type.Object({ seen: Type.Union([MARK, Type.Null()]) }, CLOSED),
  answer: Type.Object({ isCut: Type.Boolean(), seen: Type.Union([MARK, Type.Null()]) }, CLOSED),
});
