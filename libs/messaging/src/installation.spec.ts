import { describe, expect, it } from '@jest/globals';
import { natsAddress } from './connection/nats-address.js';
import { Installation } from './installation.js';

describe('the names of an installation', () => {
  const house = new Installation('north-1');

  it('put the installation in front of subjects and streams', () => {
    expect(house.subject('phase.due.land')).toBe('north-1.phase.due.land');
    expect(house.stream('PHASE')).toBe('north-1-PHASE');
  });

  it('are taken off again, and only our own', () => {
    expect(house.plainSubject(house.subject('phase.due.land'))).toBe('phase.due.land');
    expect(house.plainSubject('north-10.phase.due')).toBe('north-10.phase.due');
  });

  it.each(['', 'North', '1a', 'a.b', 'a b', 'a*', 'a>', 'x'.repeat(32)])(
    'cannot be made from "%s"',
    (name) => {
      expect(() => new Installation(name)).toThrow(/cannot name an installation/);
    },
  );

  it('never let two installations overlap, also when one name begins like the other', () => {
    const other = new Installation('north');
    expect(house.subject('a').startsWith(`${other.name}.`)).toBe(false);
  });
});

describe('a NATS URL', () => {
  it.each([
    ['nats://broker', { servers: ['nats://broker:4222'] }],
    ['nats://127.0.0.1:4333', { servers: ['nats://127.0.0.1:4333'] }],
    ['nats://anna:p%40ss@broker:4222', { servers: ['nats://broker:4222'], user: 'anna', pass: 'p@ss' }],
    ['nats://s3cret@broker', { servers: ['nats://broker:4222'], token: 's3cret' }],
    ['tls://a:4443, tls://b', { servers: ['tls://a:4443', 'tls://b:4222'], encrypted: true }],
  ])('%s is split into server and credentials', (url, expected) => {
    expect(natsAddress(url)).toEqual({ encrypted: false, ...expected });
  });
});
