import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { UnavailableError } from '@vedette/platform';
import { GraphQLError } from 'graphql';
import { formatError } from './format-error.js';

const fails = (originalError: Error) => {
  const error = new GraphQLError(originalError.message, { originalError, path: ['campaigns'] });
  return formatError(error.toJSON(), error);
};

describe('a field that fails', () => {
  const warn = jest.fn();
  const error = jest.fn();
  beforeEach(() => Logger.overrideLogger({ log: jest.fn(), warn, error }));
  afterEach(() => {
    Logger.overrideLogger(false);
    jest.clearAllMocks();
  });

  it('is a warning without its stack while a part of the house is away', () => {
    expect(fails(new UnavailableError('service-unavailable', 'Try again.'))).toEqual({
      message: 'Try again.',
      path: ['campaigns'],
      extensions: { code: 'service-unavailable', status: 503, title: 'Service unavailable' },
    });
    expect(error).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([
      [expect.not.objectContaining({ err: expect.anything() }), 'A field failed', 'GraphQL'],
    ]);
  });

  it('is an error with its stack where nobody thought of it, of which the asker learns nothing', () => {
    const fault = new TypeError('the secret is 1234');
    expect(JSON.stringify(fails(fault))).not.toContain('1234');
    expect(warn).not.toHaveBeenCalled();
    expect(error.mock.calls).toEqual([
      [expect.objectContaining({ err: fault }), 'A field failed', 'GraphQL'],
    ]);
  });
});
