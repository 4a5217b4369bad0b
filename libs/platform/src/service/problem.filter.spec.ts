import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import { UnavailableError } from '../problems/vedette-error.js';
import { ProblemFilter } from './problem.filter.js';

const request = { method: 'GET', originalUrl: '/campaigns?status=open' };
const answered: Record<string, unknown> = {};
const response = {
  headersSent: false,
  setHeader: (name: string, value: string) => void (answered[name] = value),
  status: (status: number) => {
    answered['status'] = status;
    return response;
  },
  type: () => response,
  send: () => response,
};
const host = {
  getType: () => 'http',
  switchToHttp: () => ({ getRequest: () => request, getResponse: () => response }),
} as unknown as ArgumentsHost;

describe('a request that fails', () => {
  const warn = jest.fn();
  const error = jest.fn();
  beforeEach(() => Logger.overrideLogger({ log: jest.fn(), debug: jest.fn(), warn, error }));
  afterEach(() => {
    Logger.overrideLogger(false);
    jest.clearAllMocks();
  });

  it('is a warning without its stack while a part of the house is away', () => {
    new ProblemFilter().catch(new UnavailableError('service-unavailable', 'Try again.'), host);
    expect(answered).toEqual({ status: 503, 'Retry-After': '1' });
    expect(error).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([
      [expect.not.objectContaining({ err: expect.anything() }), 'GET /campaigns', 'Problem'],
    ]);
  });

  it('is an error with its stack where nobody thought of it', () => {
    const fault = new TypeError('undefined is not a function');
    new ProblemFilter().catch(fault, host);
    expect(answered).toMatchObject({ status: 500 });
    expect(warn).not.toHaveBeenCalled();
    expect(error.mock.calls).toEqual([
      [expect.objectContaining({ err: fault }), 'GET /campaigns', 'Problem'],
    ]);
  });
});
