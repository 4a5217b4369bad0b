import { describe, expect, it } from '@jest/globals';
import { readDatabaseAddress } from './database-address.js';

describe('the address of a database', () => {
  it('names one server, which may be any', () => {
    expect(readDatabaseAddress('postgres://u:p%40ss@db.example:6432/vedette?sslmode=require')).toEqual({
      hosts: [{ host: 'db.example', port: 6432 }],
      wanted: 'any',
      ofFirst: 'postgres://u:p%40ss@db.example:6432/vedette?sslmode=require',
    });
  });

  it('names several servers in their order, and then one that takes writes is wanted', () => {
    expect(readDatabaseAddress('postgresql://u@a:1,[::1]:2,c/vedette')).toEqual({
      hosts: [
        { host: 'a', port: 1 },
        { host: '::1', port: 2 },
        { host: 'c', port: 5432 },
      ],
      wanted: 'read-write',
      ofFirst: 'postgresql://u@a:1/vedette',
    });
  });

  it.each([
    ['a:1', 'read-write', 'read-write'],
    ['a:1', 'primary', 'read-write'],
    ['a:1,b:2', 'any', 'any'],
  ])('%s with %s wants %s', (servers, attribute, wanted) => {
    const address = readDatabaseAddress(`postgres://u@${servers}/v?target_session_attrs=${attribute}&x=1`);
    expect(address).toMatchObject({ wanted, ofFirst: 'postgres://u@a:1/v?x=1' });
  });

  it.each([
    'mysql://a/b',
    'a:5432/b',
    'postgres://u@a:0/b',
    'postgres://u@a:65536/b',
    'postgres://u@a:1,b:x/v',
    'postgres://u@a:1/b?target_session_attrs=standby',
    '',
  ])('is not %s', (text) => expect(readDatabaseAddress(text)).toBeNull());
});
