import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { battleScenario } from '@vedette/battle-scenarios';
import { EXAMPLE_POSITION } from '../bench/worked-example.js';
import { checkOffline } from './check-offline.js';
import { runOrders } from './orders.command.js';

const folder = mkdtempSync(join(tmpdir(), 'vedette-orders-'));
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const position = file('position.json', JSON.stringify(EXAMPLE_POSITION));
const [unit] = (EXAMPLE_POSITION as { units: { id: string; commander: string }[] }).units;

describe('vedette orders', () => {
  let told = '';
  beforeEach(() => {
    told = '';
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((chunk) => {
        told += String(chunk);
        return true;
      });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (text: string, options: object = { position, by: unit!.commander }): Promise<number> =>
    runOrders(file('orders.txt', text), options);

  it('says of every order what the referee would make of it, in the order of the lines', async () => {
    expect(await run(`# today\n${unit!.id} marhc G5-V6\nUS9IN march G5-V6\n${unit!.id} skrimsih`)).toBe(1);
    expect(told.split('\n').filter((line) => line.startsWith('line'))).toEqual([
      expect.stringMatching(/^line 2: accepted: .*marches G5-V6$/),
      'line 2: "marhc" was read as "march"',
      expect.stringMatching(/^line 3: REFUSED/),
      expect.stringMatching(/^line 4: NOT READ at column \d+: .*perhaps you mean skirmish$/),
    ]);
    expect(told).toContain('error unknown-unit (gitm-amwol 6.1) at /unit');
    expect(told).toContain('1 accepted, 1 refused, 1 not read');
  });

  it('ends well when every order is accepted, and tells it as JSON when asked', async () => {
    expect(await run(`${unit!.id} march G5-V6`, { position, by: unit!.commander, json: true })).toBe(0);
    expect(JSON.parse(told)).toEqual(
      JSON.parse(JSON.stringify(checkOffline(`${unit!.id} march G5-V6`, position, unit!.commander))),
    );
  });

  it('takes a battle that ships by its name', async () => {
    const told = checkOffline('activate gamble RE', 'feeling-the-enemy', 'buford');
    expect(told.results).toMatchObject([{ accepted: true, line: 1 }]);
  });

  it('says the same of the orders of a battle, and reads again what it wrote', async () => {
    const battle = file('battle.json', JSON.stringify(battleScenario('feeling-the-enemy')));
    const text =
      'activate gamble RE\n  plan us-8il face NW\nactivate archer ME\nstanding us-9zz withdraw 1\nfly';
    expect(await run(text, { position: battle, by: 'buford' })).toBe(1);
    const lines = told.split('\n').filter((line) => line.startsWith('line'));
    expect(lines).toEqual([
      expect.stringMatching(/^line 1: accepted/),
      expect.stringMatching(/^line 3: REFUSED/),
      expect.stringMatching(/^line 4: REFUSED/),
      expect.stringMatching(/^line 5: NOT READ at column 1/),
    ]);
    const { results } = checkOffline(text, battle, 'buford');
    const again = results.map((one) => one.text).join('\n');
    expect(again).toContain('activate gamble RE; plan us-8il face NW; by buford');
    expect(
      checkOffline(again, battle, 'buford')
        .results.map((one) => one.text)
        .join('\n'),
    ).toBe(again);
  });

  it.each([
    ['a sender who does not play', { position, by: 'nobody' }, '--by'],
    ['a position that is not there', { position: '/nowhere.json', by: 'x' }, '/nowhere.json'],
    ['neither server nor position', {}, 'VEDETTE_SERVER'],
    ['no token', { server: 'http://127.0.0.1:1', campaign: 'war' }, 'sign-in'],
    [
      'nobody at the server',
      { server: 'http://127.0.0.1:1', campaign: 'war', token: 't' },
      'nobody answers at http://127.0.0.1:1',
    ],
  ])('does nothing and says why with %s', async (_, options, why) => {
    expect(await run('US1IN', options)).toBe(2);
    expect(told).toContain(why);
  });
});
