import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { battleScenario } from '@vedette/battle-scenarios';
import { EXAMPLE_BATTLE } from '../battle/battle-example.js';
import { battleBench } from '../battle/battle-bench.js';
import { battleMaps, isBattleGiven } from './battle-maps.js';
import { drawPosition } from './map.command.js';

type Named = readonly { readonly name: string; readonly side?: string; readonly hex?: string | null }[];
const scenario = battleScenario('feeling-the-enemy') as { units: Named; leaders: Named };
const onMap = (all: Named): Named => all.filter(({ hex }) => typeof hex === 'string');
const svgOf = (name: string, given: unknown): string => {
  const found = battleMaps(given).find((one) => one.name === name);
  if (!found) throw new Error(`no map ${name}`);
  return found.svg;
};

describe('maps of a hex battle', () => {
  it('are those of the whole field and of each side, the same for the same position', () => {
    expect(battleMaps(EXAMPLE_BATTLE).map(({ name }) => name)).toEqual(['field', 'US', 'CSA']);
    expect(battleMaps(EXAMPLE_BATTLE)).toEqual(battleMaps(structuredClone(EXAMPLE_BATTLE)));
  });

  it('show on the field every piece of both sides, with its strength and its side', () => {
    const { units } = EXAMPLE_BATTLE as unknown as { units: { id: string }[] };
    const field = svgOf('field', EXAMPLE_BATTLE);
    for (const { id } of units) {
      const without = { ...EXAMPLE_BATTLE, units: units.filter((unit) => unit.id !== id) };
      expect([id, svgOf('field', without) === field]).toEqual([id, false]);
    }
    const counted = (text: string, what: RegExp): number => [...text.matchAll(what)].length;
    const written = battleBench({
      ...{ position: EXAMPLE_BATTLE, orders: null, seed: 'map', dice: null, turns: 1 },
    }).position as unknown as { units: Named };
    const then = svgOf('field', written);
    expect(counted(then, /class="bar"/g)).toBe(
      onMap(written.units).filter(({ side }) => side === 'CSA').length,
    );
    expect(then).toContain('the whole field');
  });

  it('show of the enemy what the side knows before the first turn, and no more', () => {
    const csa = svgOf('CSA', 'feeling-the-enemy');
    const us = svgOf('US', 'feeling-the-enemy');
    for (const { name } of onMap(scenario.units)) {
      expect([name, us.includes(`${name}: `)]).toEqual([name, true]);
      expect([name, csa.includes(name)]).toEqual([name, false]);
    }
    for (const { name } of onMap(scenario.leaders))
      expect([name, csa.includes(`>${name}<`)]).toEqual([name, false]);
    expect(us).not.toContain('class="bar"');
  });

  it('are known by format, sheet or name', () => {
    expect(isBattleGiven('feeling-the-enemy')).toBe(true);
    expect(isBattleGiven('nowhere')).toBe(false);
    expect(isBattleGiven({ format: 'vedette/position@1' })).toBe(false);
    expect(isBattleGiven(null)).toBe(false);
  });
});

describe('vedette map --position', () => {
  const folder = (): string => mkdtempSync(join(tmpdir(), 'battle-map-'));

  it('writes the maps of a battle, as SVG unless PNG is asked for', async () => {
    const at = folder();
    writeFileSync(join(at, 'battle.json'), JSON.stringify(EXAMPLE_BATTLE));
    expect(await drawPosition(join(at, 'battle.json'), { out: join(at, 'drawn') })).toBe(0);
    const drawn = ['drawn-CSA.svg', 'drawn-US.svg', 'drawn-field.svg'];
    expect(readdirSync(at).sort()).toEqual(['battle.json', ...drawn]);
    expect(readFileSync(join(at, 'drawn-field.svg'), 'utf8')).toBe(svgOf('field', EXAMPLE_BATTLE));
  });

  it('leaves 2 and draws nothing for a battle that cannot be', async () => {
    const at = folder();
    writeFileSync(join(at, 'battle.json'), JSON.stringify({ ...EXAMPLE_BATTLE, units: [{ id: 'x' }] }));
    expect(await drawPosition(join(at, 'battle.json'), { out: join(at, 'drawn') })).toBe(2);
    expect(existsSync(join(at, 'drawn-field.svg'))).toBe(false);
  });
});
