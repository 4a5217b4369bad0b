import { Type } from '@sinclair/typebox';
import { LETTERS_A_PAGE, MOST_LETTERS_A_PAGE } from '@vedette/contracts';
import { askedLimit } from '../http/asked-parts.js';
import { questionOf } from '@vedette/edge';

const page = {
  before: Type.Optional(
    Type.String({
      graph: 'ID',
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      allowed: 'an id as the list has it',
      description: 'id of the last letter of the page before',
    }),
  ),
  limit: askedLimit(MOST_LETTERS_A_PAGE, LETTERS_A_PAGE),
};

/** Which page of letters. */
export const LetterPageQuestion = questionOf(Type.Object(page));
export type LetterPageQuestion = InstanceType<typeof LetterPageQuestion>;

/** Which page of the letters that arrived. */
export const ReceivedQuestion = questionOf(
  Type.Object({ unread: Type.Optional(Type.Boolean({ description: 'only those not read yet' })), ...page }),
);
export type ReceivedQuestion = InstanceType<typeof ReceivedQuestion>;
