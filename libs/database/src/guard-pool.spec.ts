import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { guardPool } from './guard-pool.js';

describe('a guarded pool', () => {
  it('outlives the loss of an idle client and of a client in use', () => {
    const pool = new EventEmitter();
    const client = new EventEmitter();
    const lost: string[] = [];
    guardPool(pool as unknown as pg.Pool, (error) => lost.push(error.message));
    pool.emit('connect', client);
    expect(pool.emit('error', new Error('idle'))).toBe(true);
    expect(client.emit('error', new Error('in use'))).toBe(true);
    expect(lost).toEqual(['idle', 'in use']);
  });

  it('tells of a lost connection by its error alone', () => {
    const pool = new EventEmitter();
    const lost: Error[] = [];
    guardPool(pool as unknown as pg.Pool, (error) => lost.push(error));
    pool.emit('error', Object.assign(new Error('idle'), { code: '57P01', client: { password: 'hush' } }));
    expect(Object.keys(lost[0]!)).toEqual(['code']);
  });

  it('is guarded once, however many stores share it', () => {
    const pool = new EventEmitter();
    guardPool(pool as unknown as pg.Pool);
    guardPool(pool as unknown as pg.Pool);
    expect(pool.listenerCount('error')).toBe(1);
  });
});
