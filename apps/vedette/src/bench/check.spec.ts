import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { battleBench } from '../battle/battle-bench.js';
import { EXAMPLE_BATTLE, EXAMPLE_BATTLE_ORDERS, EXAMPLE_DICE } from '../battle/battle-example.js';
import { faultsOfFile } from './check.command.js';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true }));

function judged(name: string, text: string): readonly unknown[] {
  const file = join(folder, name);
  writeFileSync(file, text);
  return faultsOfFile(file);
}

describe('documents of a battle, as check judges them', () => {
  const found = battleBench({
    position: EXAMPLE_BATTLE,
    orders: EXAMPLE_BATTLE_ORDERS,
    dice: EXAMPLE_DICE,
    seed: 'check',
    turns: 2,
  });
  const reports = Object.entries(found.reports()).flatMap(([player, files]) =>
    Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([name, text]) => [`${player} ${name}`, text] as const),
  );
  const written = [
    ['position.json', JSON.stringify(found.position)],
    ['receipts.json', JSON.stringify(found.receipts)],
    ['dice.json', JSON.stringify(found.dice)],
    ['events.jsonl', found.events.map((event) => JSON.stringify(event)).join('\n')],
    ...reports,
  ] as const;

  it('are all that a battle writes', () => {
    expect(reports).toHaveLength(4);
    for (const [name, text] of written)
      expect([name, judged(name.replace(' ', '-'), text)]).toEqual([name, []]);
  });

  it.each([
    ['turn.json', 'lines', '/lines'],
    ['position.json', 'contacts', '/contacts'],
  ])('are not those of a report %s that has no %s', (name, key, pointer) => {
    const [, text] = reports.find(([report]) => report.endsWith(name))!;
    const { [key]: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
    expect(judged(name, JSON.stringify(rest))).toEqual([expect.objectContaining({ pointer })]);
  });

  it('are not receipts that do not say whether the order stands', () => {
    const [first] = found.receipts;
    expect(judged('receipts.json', JSON.stringify([{ ...first, accepted: 'yes' }]))).toEqual([
      expect.objectContaining({ pointer: '/0/accepted' }),
    ]);
  });

  it('may begin with the mark of their encoding', () => {
    expect(judged('marked.json', `\uFEFF${JSON.stringify(found.position)}`)).toEqual([]);
  });

  it('tell which formats there are where one is unknown', () => {
    expect(judged('other.json', '{"format":"vedette/other@1"}')).toEqual([
      expect.objectContaining({
        pointer: '/format',
        allowed: expect.stringContaining('vedette/battle-report@1'),
      }),
    ]);
  });
});
