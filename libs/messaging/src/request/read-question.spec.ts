import { describe, expect, it } from '@jest/globals';
import { describeTurn, listCampaigns, submitOrders } from '@vedette/contracts';
import { QuestionMalformedError, readQuestion } from './read-question.js';

describe('a question', () => {
  it('is taken as its contract has it', () => {
    const question = { campaign: 'war', turn: 2 };
    expect(readQuestion(describeTurn, question)).toBe(question);
    expect(readQuestion(listCampaigns, undefined)).toEqual({});
  });

  it('that does not fit is refused with every place where it does not', () => {
    const ask = () =>
      readQuestion(submitOrders, { campaign: 'War!', turn: -1, player: 'taylor', orders: [] });
    expect(ask).toThrow(QuestionMalformedError);
    try {
      ask();
    } catch (error) {
      const { status, code, errors } = error as QuestionMalformedError;
      expect({ status, code }).toEqual({ status: 400, code: 'question-malformed' });
      expect(errors?.map(({ field }) => field).sort()).toEqual(['/campaign', '/orders', '/turn']);
    }
  });
});
