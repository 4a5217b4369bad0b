import { describe, expect, it } from '@jest/globals';
import { CampaignClosedError } from './campaign-closed.error.js';
import { translateError } from './translate-error.js';

const raised = (code: string, detail?: object): Error =>
  Object.assign(new Error('as the server says'), { code, detail: detail && JSON.stringify(detail) });

describe('errors of our SQL functions', () => {
  it.each([
    ['ES001', 'EVENT_STORE_WRONG_EXPECTED_VERSION'],
    ['ES003', 'EVENT_STORE_CAMPAIGN_CLOSED'],
    ['ES004', 'EVENT_STORE_INVALID_APPEND'],
    ['ES005', 'EVENT_STORE_ERA_ENDED'],
    ['ES007', 'EVENT_STORE_ARCHIVE'],
  ])('%s becomes %s and keeps its cause', (code, ours) => {
    const error = raised(code, { stream: 'land', expected: 1, actual: 2 });
    expect(translateError(error)).toMatchObject({ code: ours, cause: error });
  });

  it('carry what the database knew', () => {
    expect(translateError(raised('ES001', { stream: 'land', expected: 3, actual: 5 }))).toMatchObject({
      stream: 'land',
      expected: 3,
      actual: 5,
    });
    expect(translateError(raised('ES003', { stream: 'naval' }))).toEqual(new CampaignClosedError('naval'));
  });

  it.each([raised('23505'), new Error('without code'), 'no error at all', undefined])(
    'leave %p as it is',
    (error) => {
      expect(translateError(error)).toBe(error);
    },
  );
});
