import { describe, expect, it } from '@jest/globals';
import { asRole, asUser, databaseOf, withDatabase } from './owner-pool.js';

describe('the address of a database with one or several servers', () => {
  const one = 'postgres://root:p%40ss@a:5432/vedette';
  const several = 'postgres://a:1,b:2/vedette?target_session_attrs=read-write';

  it('names its database', () => {
    expect([databaseOf(one), databaseOf(several)]).toEqual(['vedette', 'vedette']);
    expect(() => databaseOf('mysql://a/b')).toThrow(/address/);
  });

  it('is written for another user, wherever its servers are', () => {
    expect(asUser(one, 'vedette_gateway', 'a$&b/c')).toBe(
      'postgres://vedette_gateway:a%24%26b%2Fc@a:5432/vedette',
    );
    expect(asUser(several, 'g', 'p')).toBe('postgres://g:p@a:1,b:2/vedette?target_session_attrs=read-write');
  });

  it('is written for another database of the same servers', () => {
    expect(withDatabase(one, 'a b')).toBe('postgres://root:p%40ss@a:5432/a%20b');
    expect(withDatabase(several, 'other')).toBe('postgres://a:1,b:2/other?target_session_attrs=read-write');
    expect(() => withDatabase('mysql://a/b', 'c')).toThrow(/address/);
  });

  it('is written for a role that sessions act as', () => {
    expect(asRole(one, 'vedette_owner')).toBe(`${one}?options=-c%20role%3Dvedette_owner`);
    expect(asRole(several, 'o')).toBe(`${several}&options=-c%20role%3Do`);
  });
});
