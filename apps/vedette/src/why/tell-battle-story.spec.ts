import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { battleScenario } from '@vedette/battle-scenarios';
import { battleBench } from '../battle/battle-bench.js';
import { UsageError } from '../server/usage.error.js';
import { isOfBattle, tellBattleStory } from './tell-battle-story.js';

describe('why, of a battle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vedette-why-'));
  const file = join(folder, 'events.jsonl');

  beforeAll(() => {
    const played = battleBench({
      ...{ position: battleScenario('feeling-the-enemy'), orders: null, seed: 'why', dice: null, turns: 2 },
    });
    writeFileSync(file, played.events.map((event) => `${JSON.stringify(event)}\n`).join(''));
    writeFileSync(join(folder, 'position.json'), JSON.stringify(played.position));
  });

  it('tells what befell a unit, by its name, with the rules', () => {
    expect(isOfBattle(file)).toBe(true);
    const story = tellBattleStory(file, 'cs-13al', null);
    expect(story).toContain('13th Alabama');
    expect(story).toMatch(/\[gbacw-3dog P-31\.6/);
    expect(story).not.toContain('8th Illinois');
  });

  it('tells of commands too, and of one turn alone', () => {
    expect(tellBattleStory(file, 'archer', '0800')).toContain('Turn 0800');
    expect(tellBattleStory(file, 'archer', '0800')).not.toContain('came onto the map at 0102');
  });

  it('says that nobody of the name is told of', () => {
    expect(() => tellBattleStory(file, 'us-99xx', null)).toThrow(/no event names us-99xx/);
  });

  it('says which line is no event, and where', () => {
    const spoiled = join(folder, 'spoiled.jsonl');
    const lines = readFileSync(file, 'utf8').split('\n');
    const told = (line: string): unknown => {
      writeFileSync(spoiled, [...lines.slice(0, 3), line, ...lines.slice(4)].join('\n'));
      try {
        return tellBattleStory(spoiled, 'cs-13al', null);
      } catch (error) {
        return error;
      }
    };
    for (const change of [
      { rule: 7 },
      { units: 'cs-13al' },
      { data: null },
      { data: {} },
      { type: 'NoSuchThing' },
      { dice: {} },
    ]) {
      const error = told(JSON.stringify({ ...(JSON.parse(lines[3]!) as object), ...change }));
      expect(error).toBeInstanceOf(UsageError);
      expect((error as Error).message).toMatch(
        new RegExp(`line 4 is no event of a battle: /${Object.keys(change)[0]!}`),
      );
    }
    expect(told('null')).toMatchObject({ message: expect.stringMatching(/line 4 is no event of a battle/) });
  });

  it('takes no other file for one of a battle', () => {
    const other = join(folder, 'other.jsonl');
    writeFileSync(other, '{"type":"UnitMarched","turn":3,"phase":"march","data":{}}\n');
    expect(isOfBattle(other)).toBe(false);
    expect(isOfBattle(join(folder, 'nowhere.jsonl'))).toBe(false);
  });
});
