import { Type } from '@sinclair/typebox';
import { oneOf } from '@vedette/campaign';
import { CLOSED } from '../names.schema.js';
import { defineRequest } from '../service-request.js';

/**
 * What can stand still though every part of a house is there: a turn that was set aside or rolled back waits for its administrator;
 * a phase that is due lies where no worker takes it; a message was given up on and waits for whoever runs the house.
 */
export const STALLS = ['administrator', 'workers', 'given-up'] as const;
export type Stall = (typeof STALLS)[number];

/**
 * What stands still in the house, in the order of `STALLS`: that it does, and never how often, since when, or where. Everybody may be
 * told of it.
 */
export const houseStalls = defineRequest({
  subject: 'turns.stalls',
  owner: 'turn-conductor',
  question: Type.Object({}, CLOSED),
  answer: Type.Object({ stalls: Type.Array(oneOf(STALLS), { uniqueItems: true }) }, CLOSED),
  timeoutMs: 10_000,
});
