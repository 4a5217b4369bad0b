import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { prettyLine } from '../logging/pretty-line.js';
import { ServiceLogger, createLogger } from '../logging/service-logger.js';
import { logFailure } from './log-failure.js';
import { problemOf } from './problem-of.js';
import { UnavailableError, VedetteError } from './vedette-error.js';

const [WARN, ERROR] = [40, 50];

const linesOf = (error: unknown): string[] => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  Logger.overrideLogger(
    new ServiceLogger(createLogger({ service: 'probe', level: 'info', format: 'json', destination })),
  );
  logFailure(new Logger('Door'), { error, problem: problemOf(error) }, 'GET /campaigns', {
    subject: 'orders',
  });
  Logger.overrideLogger(false);
  return lines;
};
const lineOf = (error: unknown) => JSON.parse(linesOf(error)[0]!) as Record<string, unknown>;
const refused = (message: string): Error => Object.assign(new Error(message), { code: 'ECONNREFUSED' });

describe('what is written of a failure', () => {
  it.each([
    [
      'service-unavailable',
      'no responders',
      new UnavailableError('service-unavailable', 'Try again.', new Error('no responders')),
    ],
    ['database-away', 'connect 10.0.0.7:5432', refused('connect 10.0.0.7:5432')],
    [
      'database-away',
      'ECONNREFUSED',
      Object.assign(new AggregateError([refused('x')]), { code: 'ECONNREFUSED' }),
    ],
    [
      'request-timed-out',
      'No answer.',
      new VedetteError({ code: 'request-timed-out', status: 504, message: 'No answer.' }),
    ],
  ])('is one line without a stack while a part is away: %s, %s', (code, reason, error) => {
    const line = lineOf(error);
    expect(line).toMatchObject({
      level: WARN,
      msg: 'GET /campaigns',
      problem: { code },
      reason,
      subject: 'orders',
    });
    expect(JSON.stringify(line)).not.toContain('.spec.ts');
    expect(linesOf(error).map((json) => prettyLine(json.trimEnd()).split('\n').length)).toEqual([1]);
  });

  it.each([
    ['a fault nobody thought of', new TypeError('undefined is not a function')],
    ['a typed one of 500', new VedetteError({ code: 'odd', message: 'Hm.' })],
  ])('is an error with its stack where it is %s', (_what, error) => {
    const line = lineOf(error);
    expect(line).toMatchObject({ level: ERROR, msg: 'GET /campaigns', problem: { status: 500 } });
    expect(JSON.stringify(line['err'])).toContain('log-failure.spec');
  });
});
