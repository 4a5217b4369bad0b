import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { battleScenario } from '@vedette/battle-scenarios';
import { battleBench } from '../battle/battle-bench.js';
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

  it('takes no other file for one of a battle', () => {
    const other = join(folder, 'other.jsonl');
    writeFileSync(other, '{"type":"UnitMarched","turn":3,"phase":"march","data":{}}\n');
    expect(isOfBattle(other)).toBe(false);
    expect(isOfBattle(join(folder, 'nowhere.jsonl'))).toBe(false);
  });
});
