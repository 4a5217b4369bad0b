import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Receipt } from '@vedette/order-rules';
import { umpire } from './umpire.js';
import { runUmpire } from './umpire.command.js';
import { EXAMPLE_ORDERS, EXAMPLE_POSITION } from './worked-example.js';

const folder = mkdtempSync(join(tmpdir(), 'vedette-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const setting = { position: EXAMPLE_POSITION, orders: EXAMPLE_ORDERS, seed: 'example', turns: 1 };
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

describe('the umpire bench', () => {
  it('plays the worked example of its help text', () => {
    const { events, position, receipts } = umpire(setting);
    expect(receipts).toMatchObject([{ order: 0, accepted: true }]);
    expect(events.find(({ type }) => type === 'UnitMarched')).toMatchObject({
      phase: 'strategic-1',
      units: ['US1IN'],
    });
    expect(position.units.find(({ id }) => id === 'US1IN')).toMatchObject({
      square: 'G5-V6',
      tactical: '3-7',
    });
    expect(position.turn).toBe(2);
  });

  it('gives the same bytes for the same position, orders and seed, and numbers events without a gap', () => {
    expect(JSON.stringify(umpire(setting))).toBe(JSON.stringify(umpire(setting)));
    expect(umpire(setting).events.map(({ seq }) => seq)).toEqual(umpire(setting).events.map((_, i) => i));
  });

  it('stops after a phase and has changed nothing that came before', () => {
    const whole = umpire(setting).events;
    const part = umpire({ ...setting, until: 'strategic-1' }).events;
    expect(part.at(-1)?.phase).toBe('strategic-1');
    expect(whole.slice(0, part.length)).toEqual(part);
  });

  it('plays on for some turns, the orders holding for the first only', () => {
    const { events, position } = umpire({ ...setting, turns: 3 });
    expect(position.turn).toBe(4);
    expect(events.filter(({ type }) => type === 'OrderStood').map(({ turn }) => turn)).toEqual([1]);
  });

  it('reads a position it has written as the same position', () => {
    const { position } = umpire(setting);
    expect(
      umpire({ ...setting, position, orders: { format: 'vedette/orders@1', orders: [] }, until: 'orders' })
        .position.units.length,
    ).toBe(2);
  });

  it('takes no unit of a type the rule book does not have (3.1)', () => {
    const position = { ...EXAMPLE_POSITION, units: [{ id: 'US1HC', square: 'G4-V5', tactical: '7-7' }] };
    expect(() => umpire({ ...setting, position })).toThrow('/units/0/id: found US1HC');
  });

  it('runs the turn although an order is not allowed, and says so in the receipt', () => {
    const orders = { format: 'vedette/orders@1', orders: [{ kind: 'land', unit: 'MX1IN', by: 'taylor' }] };
    const { receipts, events } = umpire({ ...setting, orders });
    const [receipt] = receipts as Receipt[];
    expect(receipt).toMatchObject({ accepted: false });
    expect(receipt!.problems[0]).toMatchObject({ severity: 'error' });
    expect(events.some(({ type }) => type === 'OrderRefused')).toBe(true);
  });

  it('writes events, position, receipts and both reports of every player', () => {
    const out = join(folder, 'out');
    const code = runUmpire({
      position: file('p.json', EXAMPLE_POSITION),
      orders: file('o.json', EXAMPLE_ORDERS),
      seed: 'x',
      turns: 1,
      out,
    });
    expect(code).toBe(0);
    for (const name of ['events.jsonl', 'position.json', 'receipts.json'])
      expect(existsSync(join(out, name))).toBe(true);
    expect(readdirSync(join(out, 'reports')).sort()).toEqual(['arista', 'taylor']);
    const kinds = ['html', 'json', 'txt'].flatMap((form) => [`position.${form}`, `turn.${form}`]);
    expect(readdirSync(join(out, 'reports', 'taylor'))).toEqual(expect.arrayContaining(kinds));
    expect(readFileSync(join(out, 'reports', 'taylor', 'turn.txt'), 'utf8')).toContain('US1IN');
  });

  it.each([
    ['a position that is no JSON', '{ "format": ', ''],
    [
      'a unit with impossible morale',
      { ...EXAMPLE_POSITION, units: [{ ...EXAMPLE_POSITION.units[0], morale: 140 }] },
      '/units/0/morale',
    ],
    [
      'a unit outside the theatre',
      { ...EXAMPLE_POSITION, units: [{ ...EXAMPLE_POSITION.units[0], square: 'Z9-Z9' }] },
      '/units/0/square',
    ],
    [
      'an inline theatre of an unknown letter',
      { ...EXAMPLE_POSITION, theatre: { kind: 'inline', origin: 'G4-V5', strategic: ['..x.', '....'] } },
      '/theatre/strategic/0',
    ],
    [
      'a naval book that is not played with its land book',
      { ...EXAMPLE_POSITION, rulebooks: { land: 'rotd-euwol', naval: 'pate-amwol' }, units: [], ships: [] },
      '/rulebooks/naval',
    ],
    [
      'a unit of an unknown state',
      { ...EXAMPLE_POSITION, units: [{ ...EXAMPLE_POSITION.units[0], id: 'XX1IN' }] },
      '/units/0/id',
    ],
  ])('refuses %s with exit code 2, the place, and nothing written', (_what, position, pointer) => {
    const told = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const out = join(folder, 'never');
    const code = runUmpire({ position: file('bad.json', position), seed: 'x', turns: 1, out });
    const text = told.mock.calls.map(([line]) => String(line)).join('');
    told.mockRestore();
    expect(code).toBe(2);
    expect(text).toContain(pointer);
    expect(text).toContain('allowed:');
    expect(existsSync(out)).toBe(false);
  });
});
