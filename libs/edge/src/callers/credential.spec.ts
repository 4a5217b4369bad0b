import { describe, expect, it } from '@jest/globals';
import { credentialOf, mustBeOfHouse, type Proved } from './credential.js';

const asked = (headers: Proved['headers'], method = 'GET'): Proved => ({
  headers,
  method,
  host: 'war.example',
});
const ADMITTED = 'admitted';
const outcome = (request: Proved, byLink = false): string => {
  try {
    mustBeOfHouse(request, { byLink });
    return ADMITTED;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('what somebody presents', () => {
  it('is a token before a cookie', () => {
    const headers = { authorization: 'Bearer abc', cookie: 'vedette=vdb_x' };
    expect(credentialOf({ headers })).toEqual({ kind: 'token', token: 'abc' });
  });

  it('is the cookie over https before the one over http, wherever they stand among others', () => {
    expect(credentialOf({ headers: { cookie: 'a=b; vedette=plain; __Host-vedette=safe' } })).toEqual({
      kind: 'cookie',
      code: 'safe',
    });
    expect(credentialOf({ headers: { cookie: 'xvedette=no; vedette=plain' } })).toEqual({
      kind: 'cookie',
      code: 'plain',
    });
  });

  it('is nothing without either', () => {
    expect(credentialOf({ headers: { cookie: 'other=1', authorization: 'Basic abc' } })).toBeNull();
  });

  it('is for a connection what it had when it opened', () => {
    expect(credentialOf({ headers: { cookie: 'vedette=later' }, opened: { cookie: null } })).toBeNull();
  });
});

describe('a request by cookie', () => {
  const desk = { 'vedette-desk': '1' };
  it('looks with the header of the desk, and not without', () => {
    expect(outcome(asked(desk))).toBe(ADMITTED);
    expect(outcome(asked({}))).toBe('unauthenticated');
    expect(outcome(asked({ 'vedette-desk': '0' }))).toBe('unauthenticated');
  });

  it('changes something from a page of the house, and from no other', () => {
    expect(outcome(asked({ ...desk, origin: 'https://war.example' }, 'POST'))).toBe(ADMITTED);
    expect(outcome(asked(desk, 'POST'))).toBe('unauthenticated');
    expect(outcome(asked({ ...desk, origin: 'https://evil.example' }, 'POST'))).toBe('unauthenticated');
    expect(outcome(asked({ origin: 'https://war.example' }, 'POST'))).toBe('unauthenticated');
  });

  it('opens by link what may be opened so, and changes nothing by one', () => {
    expect(outcome(asked({}), true)).toBe(ADMITTED);
    expect(outcome(asked({ origin: 'https://war.example' }, 'POST'), true)).toBe('unauthenticated');
  });
});
