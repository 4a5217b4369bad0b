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

  it('is guarded once, however many stores share it', () => {
    const pool = new EventEmitter();
    guardPool(pool as unknown as pg.Pool);
    guardPool(pool as unknown as pg.Pool);
    expect(pool.listenerCount('error')).toBe(1);
  });
});
