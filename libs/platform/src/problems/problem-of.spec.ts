import { describe, expect, it } from '@jest/globals';
import { BadRequestException, ForbiddenException, HttpException } from '@nestjs/common';
import { isProblemDetails, problemType, titleOfCode } from './problem-details.js';
import { problemOf } from './problem-of.js';
import {
  ConflictError,
  InvalidRequestError,
  NotFoundError,
  UnavailableError,
  VedetteError,
} from './vedette-error.js';

describe('what the world learns of an error', () => {
  it('is everything a typed error says of itself, and nothing of its cause', () => {
    const error = new VedetteError({
      code: 'order-refused',
      status: 422,
      message: 'US1IN cannot march to sea.',
      field: '/orders/0',
      rule: 'GITM AMWOL 7.2',
      errors: [{ code: 'not-land', message: 'G5-V6 is water', field: '/orders/0/strategic/path/0' }],
      cause: new Error('the secret'),
    });
    expect(problemOf(error)).toEqual({
      type: 'urn:vedette:problem:order-refused',
      title: 'Order refused',
      status: 422,
      detail: 'US1IN cannot march to sea.',
      code: 'order-refused',
      field: '/orders/0',
      rule: 'GITM AMWOL 7.2',
      errors: [{ code: 'not-land', message: 'G5-V6 is water', field: '/orders/0/strategic/path/0' }],
    });
  });

  it.each(['57P01', '25006', '53100', '57014', 'ECONNREFUSED', 'database-unanswered'])(
    'is that the database is away, and that asking again helps, when the driver says %s',
    (code) => {
      const problem = problemOf(Object.assign(new Error('10.0.0.7:5432'), { code }));
      expect(problem).toMatchObject({ code: 'database-away', status: 503 });
      expect(JSON.stringify(problem)).not.toContain('10.0.0.7');
    },
  );

  it('is a bare 500 for anything unexpected: no text, no type', () => {
    for (const error of [
      new Error('the secret'),
      new TypeError('the secret'),
      'the secret',
      undefined,
      { secret: 1 },
    ]) {
      const problem = problemOf(error);
      expect(problem).toMatchObject({ status: 500, code: 'internal' });
      expect(JSON.stringify(problem)).not.toContain('secret');
    }
  });

  it('is the text of an HTTP exception under the code of its status', () => {
    expect(problemOf(new ForbiddenException('not your army'))).toMatchObject({
      status: 403,
      code: 'forbidden',
      detail: 'not your army',
    });
    expect(problemOf(new HttpException('brewing', 418))).toMatchObject({ status: 418, code: 'http-418' });
  });

  it('lists every line of a validation', () => {
    const problem = problemOf(new BadRequestException(['turn must be a number', 'orders is missing']));
    expect(problem).toMatchObject({ status: 400, detail: 'turn must be a number; orders is missing' });
    expect(problem.errors?.map(({ message }) => message)).toEqual([
      'turn must be a number',
      'orders is missing',
    ]);
  });

  it('is the text of a library error only when the library says that it may be shown', () => {
    const tooLarge = Object.assign(new Error('request entity too large'), { status: 413, expose: true });
    expect(problemOf(tooLarge)).toMatchObject({
      status: 413,
      code: 'too-large',
      detail: 'request entity too large',
    });
    expect(problemOf(Object.assign(new Error('secret'), { status: 400 })).detail).not.toContain('secret');
    expect(problemOf(Object.assign(new Error('secret'), { status: 502, expose: true }))).toMatchObject({
      status: 500,
    });
  });

  it('is always a problem that a program can recognise', () => {
    for (const error of [
      new Error('x'),
      new BadRequestException(['a']),
      new NotFoundError('campaign', 'x'),
    ]) {
      expect(isProblemDetails(JSON.parse(JSON.stringify(problemOf(error))))).toBe(true);
    }
    expect(isProblemDetails({ ...problemOf(new Error('x')), status: 200 })).toBe(false);
    expect(isProblemDetails({ code: 'x' })).toBe(false);
    expect(isProblemDetails(null)).toBe(false);
  });
});

describe('the typed errors of the house', () => {
  it.each([
    [new NotFoundError('dead letter', '7'), 404, 'dead-letter-not-found', 'There is no dead letter 7.'],
    [new ConflictError('turn-closed', 'Too late.'), 409, 'turn-closed', 'Too late.'],
    [new InvalidRequestError({ code: 'empty', message: 'Say something.' }), 400, 'empty', 'Say something.'],
    [new UnavailableError('away', 'Come back.'), 503, 'away', 'Come back.'],
    [new VedetteError({ code: 'odd', message: 'Hm.' }), 500, 'odd', 'Hm.'],
  ])('%s have their status and code', (error, status, code, message) => {
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ status, code, message });
    expect(error.name).toBe(error.constructor.name);
  });

  it('have a title and a type that follow from the code', () => {
    expect(titleOfCode('turn-is-closed')).toBe('Turn is closed');
    expect(problemType('x')).toBe('urn:vedette:problem:x');
  });

  it('name the path they happened on when it is known', () => {
    expect(new ConflictError('a', 'b').toProblem('/turns/3')).toMatchObject({ instance: '/turns/3' });
    expect(new ConflictError('a', 'b').toProblem()).not.toHaveProperty('instance');
  });
});
