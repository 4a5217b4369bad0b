import { describe, expect, it } from '@jest/globals';
import { appendOf, marched } from '../testing/sample-events.js';
import { appendManyStatement, appendStatement, checkAppends, toAppended } from './append-statement.js';
import { checkName } from './append-request.js';

describe('names of campaigns and streams', () => {
  it.each(['amwol-1846', 'a', 'X_9', '7years', 'a'.repeat(64)])('may be %s', (name) => {
    expect(() => checkName('campaign', name)).not.toThrow();
  });

  it.each(['', '-a', '_a', 'a.b', 'a b', 'a>b', 'a*', 'é', 'a'.repeat(65)])('may not be "%s"', (name) => {
    expect(() => checkName('stream', name)).toThrow(/is no name for the stream: use 1 to 64/);
  });
});

describe('an append', () => {
  it('of one event is a call of the leaner function', () => {
    expect(appendStatement(7, appendOf('c', 'land', 4, 1))).toMatchObject({ name: 'es-append-one' });
    expect(appendStatement(7, appendOf('c', 'land', 4, 1)).values.slice(0, 3)).toEqual([7, 'land', 4]);
    expect(appendStatement(7, appendOf('c', 'land', 4, 2))).toMatchObject({ name: 'es-append' });
  });

  it('leaves what is missing to null, except the schema version', () => {
    const request = { ...appendOf('c', 'land', 0, 1), events: [{ type: 'Noted', data: 1, audience: {} }] };
    expect(appendStatement(1, request).values.slice(4)).toEqual([
      null,
      'Noted',
      1,
      null,
      null,
      null,
      '1',
      null,
      '{}',
    ]);
  });

  it('of several streams puts their events one behind the other', () => {
    const appends = [appendOf('c', 'land', 2, 3), appendOf('d', 'naval', 0, 1)];
    const { values } = appendManyStatement([7, 8], appends, { commandId: 'x', meta: { correlation: 'y' } });
    expect(values.slice(0, 2)).toEqual(['x', '{"correlation":"y"}']);
    expect(values).toHaveLength(14);
  });

  it('tells a repeat from a new append by the sign of the answer', () => {
    const request = appendOf('c', 'land', 4, 3);
    expect(toAppended(request, { version: 7 })).toEqual({
      campaign: 'c',
      stream: 'land',
      firstVersion: 5,
      lastVersion: 7,
      replayed: false,
    });
    expect(toAppended(request, { version: -7 })).toMatchObject({
      firstVersion: 5,
      lastVersion: 7,
      replayed: true,
    });
  });

  it('is checked as a whole before anything is sent', () => {
    const good = appendOf('c', 'land', 0, 2);
    expect(() => checkAppends([good], good)).not.toThrow();
    expect(() => checkAppends([good, { ...good, stream: 'a b' }], good)).toThrow(/is no name for the stream/);
    expect(() =>
      checkAppends([{ ...good, events: [marched(1), marched(2, { turn: 40_000 })] }], good),
    ).toThrow(/0 to 32767/);
    expect(() => checkAppends([{ ...good, events: [marched(1, { schemaVersion: -1 })] }], good)).toThrow(
      /schema version/,
    );
  });
});
