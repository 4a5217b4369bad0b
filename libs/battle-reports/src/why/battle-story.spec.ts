import { describe, expect, it } from '@jest/globals';
import { type BattleOrder, readBattle } from '@vedette/battle';
import { BATTLE_EVENTS, playBattle } from '@vedette/battle-rules';
import { battleScenario } from '@vedette/battle-scenarios';
import { battleReportOf, type ReportSource } from '../turn/battle-report.js';
import { battleStoryOf } from './battle-story.js';

const ORDERS: readonly BattleOrder[] = [
  { kind: 'setup', command: 'archer', order: 'SKPD', by: 'heth' },
  // The second step leads off the first hex by no way there is: the walk ends early.
  {
    ...{ kind: 'activate', command: 'gamble', at: 'RE', by: 'buford' },
    plan: [{ unit: 'us-12il', do: ['2009', '0101'] }],
  } as BattleOrder,
];

/** The first turn of the scenario as a player was told of it. */
function source(id: string): ReportSource {
  const state = readBattle(battleScenario('feeling-the-enemy'));
  const { turn } = state;
  const found = playBattle({ state, orders: ORDERS, seed: 'why', told: {}, until: null, turns: 1 });
  const player = found.state.players.find((one) => one.id === id)!;
  return { ...found, definitions: BATTLE_EVENTS, turn, player, refused: [] };
}

describe('why a piece of a battle fared as it did', () => {
  const [buford, heth] = [source('buford'), source('heth')];

  it('is told by the lines of the report that speak of it, in their order, with rule and dice', () => {
    const story = battleStoryOf(buford, 'us-12il')!;
    const lines = battleReportOf(buford).lines.map(({ text }) => text);
    expect(story.own).toBe(true);
    expect(story.story.length).toBeGreaterThan(0);
    const places = story.story.map(({ text }) => lines.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const { rule, title } of story.story) {
      expect(rule).toMatch(/^gbacw-3dog G-|^gbacw-3dog P-/);
      expect(story.words).toContain(title);
    }
  });

  it('says what was ordered and not done, and by which rule', () => {
    const { notDone, words } = battleStoryOf(buford, 'us-12il')!;
    expect(notDone).toHaveLength(1);
    expect(notDone[0]!.rule).toMatch(/^gbacw-3dog /);
    expect(words).toContain(`Why not\n  ${notDone[0]!.text}`);
  });

  it('tells of a leader and a command as of a unit', () => {
    expect(battleStoryOf(buford, 'gamble')!.story.length).toBeGreaterThan(0);
    expect(battleStoryOf(heth, 'archer')).toMatchObject({ own: true });
  });

  it('knows of an enemy nobody saw as little as of one there never was', () => {
    for (const piece of ['cs-26nc', 'pettigrew', 'cs-77ga', 'nobody'])
      expect([piece, battleStoryOf(buford, piece)]).toEqual([piece, null]);
    for (const piece of ['us-2wi', 'meredith', 'us-99ny'])
      expect([piece, battleStoryOf(heth, piece)]).toEqual([piece, null]);
  });

  it('shows dice of one’s own side and no others', () => {
    const dice = [...buford.state.units.keys(), ...buford.state.commands.keys()].flatMap((piece) =>
      (battleStoryOf(buford, piece)?.story ?? []).flatMap((line) => line.dice),
    );
    expect(dice.length).toBeGreaterThan(0);
    for (const die of dice) expect(die).not.toMatch(/:(cs-|archer|davis|pegram|heth)/);
  });

  it('is a word for an own piece that nothing befell', () => {
    const idle = [...buford.state.units.keys()].find(
      (id) => id.startsWith('us-') && battleStoryOf(buford, id)!.story.length === 0,
    )!;
    expect(battleStoryOf(buford, idle)).toMatchObject({ own: true, words: 'Nothing befell it.\n' });
  });
});
