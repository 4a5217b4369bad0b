import { describe, expect, it } from '@jest/globals';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { umpire } from './umpire.js';
import { umpireLines } from './umpire-lines.js';
import { EXAMPLE_ORDERS, EXAMPLE_POSITION } from './worked-example.js';

interface Answer {
  readonly exit: number;
  readonly faults?: readonly { readonly pointer: string }[];
  readonly position?: { readonly turn: number };
  readonly reports?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Answers to lines, in order. */
async function answersTo(...lines: string[]): Promise<Answer[]> {
  const output = new PassThrough();
  const told = text(output);
  await umpireLines(Readable.from([lines.map((line) => `${line}\n`).join('')]), output);
  output.end();
  return (await told)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

const line = (more: object): string =>
  JSON.stringify({ position: EXAMPLE_POSITION, orders: EXAMPLE_ORDERS, ...more });

describe('the umpire bench, line by line', () => {
  it('answers what the bench finds for the same documents, in the order of the lines', async () => {
    const answers = await answersTo(line({ seed: 'a' }), line({ seed: 'b' }), line({ seed: 'a', turns: 2 }));
    const setting = { position: EXAMPLE_POSITION, orders: EXAMPLE_ORDERS, turns: 1 };
    expect(answers.slice(0, 2)).toEqual(
      ['a', 'b'].map((seed) => ({ exit: 0, ...JSON.parse(JSON.stringify(umpire({ ...setting, seed }))) })),
    );
    expect(answers[2]!.position!.turn).toBe(3);
  });

  it('takes seed and orders for granted as the files do', async () => {
    const [bare, whole] = await answersTo(
      JSON.stringify({ position: EXAMPLE_POSITION }),
      line({ orders: { format: 'vedette/orders@1', orders: [] }, seed: 'vedette', turns: 1 }),
    );
    expect(bare).toEqual(whole);
  });

  it('gives every player’s reports when they are asked for', async () => {
    const [answer] = await answersTo(line({ reports: true }));
    for (const files of Object.values(answer!.reports!))
      expect(Object.keys(files)).toEqual([
        'turn.json',
        'turn.txt',
        'turn.html',
        'position.json',
        'position.txt',
        'position.html',
      ]);
    expect(Object.keys(answer!.reports!).length).toBeGreaterThan(0);
  });

  it('says of a line that cannot be used where in the line the fault is, and goes on', async () => {
    const unit = { ...EXAMPLE_POSITION.units[0], morale: 140 };
    const answers = await answersTo(
      '{"position":',
      '[]',
      line({ sed: 'misspelt' }),
      line({ until: 'breakfast' }),
      line({ turns: 0 }),
      line({ position: { ...EXAMPLE_POSITION, units: [unit] } }),
      line({ orders: { format: 'vedette/orders@1', orders: [{ kind: 'dance' }] } }),
      line({}),
    );
    expect(answers.map(({ exit, faults }) => [exit, faults?.[0]?.pointer])).toEqual([
      [2, ''],
      [2, ''],
      [2, '/sed'],
      [2, '/until'],
      [2, '/turns'],
      [2, '/position/units/0/morale'],
      [2, '/orders/orders/0/kind'],
      [0, undefined],
    ]);
  });
});
