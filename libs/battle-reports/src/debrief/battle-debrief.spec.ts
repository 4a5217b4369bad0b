import { describe, expect, it } from '@jest/globals';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { type MutableBattleState, putUnit, readBattle } from '@vedette/battle';
import { bandOf } from '@vedette/battle-sight';
import { playBattle, tallyOf } from '@vedette/battle-rules';
import { battleScenario } from '@vedette/battle-scenarios';
import { composeBattleDebrief } from './battle-debrief.js';
import { BattleDebrief } from './battle-debrief.schema.js';
import { battleDebriefHtml, battleDebriefText } from './debrief-pages.js';

/** Union men stand where the enemy comes on, so that both sides see of each other. */
function close(): MutableBattleState {
  const state = readBattle(battleScenario('feeling-the-enemy'));
  for (const [id, hex] of Object.entries({ 'us-12il': '0404', 'us-3in': '0303', 'us-8ny': '0305' }))
    putUnit(state.units, { ...state.units.get(id)!, hex, extended: [] });
  return state;
}
const { state } = playBattle({
  ...{ state: close(), orders: [], seed: 'debrief', told: {}, until: null, turns: 2 },
});
const debrief = (of: BattleDebrief['of'], after = state): BattleDebrief =>
  composeBattleDebrief({
    ...{ campaign: 'A morning', turn: 2, hour: '0800', of, state: after, tally: tallyOf(after) },
    ...{ secret: 'debrief', commitment: 'abc', committed: true },
  });
const ALL = { kind: 'all', name: 'all' } as const;

describe('a debrief of a battle', () => {
  it('is the document its schema says', () => {
    expect(TypeCompiler.Compile(BattleDebrief).Check(debrief(ALL))).toBe(true);
  });

  it('sets every contact beside who truly stood there', () => {
    const [us] = debrief(ALL).sides;
    expect(us!.beliefs.length).toBeGreaterThan(2);
    expect(us!.beliefs.map(({ contact }) => contact)).toEqual(state.contacts.US.map(({ id }) => id));
    for (const { contact, hex, truly, sp, verdict } of us!.beliefs) {
      const there = [...state.units.values()].filter((unit) => unit.side === 'CSA' && unit.hex === hex);
      expect(truly).toEqual(there.map(({ id }) => id).sort());
      const { band } = state.contacts.US.find(({ id }) => id === contact)!;
      const isSo = there.length > 0 && (band === null || band === bandOf(sp));
      expect([contact, verdict === 'right']).toEqual([contact, isSo]);
    }
  });

  it('finds a contact of a hex from which everybody has gone, and one that is stronger than believed', () => {
    const gone = structuredClone(state) as unknown as MutableBattleState;
    const [first, second] = gone.contacts.US;
    for (const unit of [...gone.units.values()])
      if (unit.hex === first!.hex) putUnit(gone.units, { ...unit, hex: '0122' });
    second!.band = 'small';
    for (const unit of [...gone.units.values()])
      if (unit.hex === second!.hex) putUnit(gone.units, { ...unit, sp: 12 });
    const [us] = debrief(ALL, gone).sides;
    expect(us!.beliefs.slice(0, 2).map(({ verdict }) => verdict)).toEqual(['nobody there', 'more']);
    expect(us!.judged).toMatchObject({ hollow: 1, contacts: gone.contacts.US.length });
    expect(us!.unseen.map(({ hex }) => hex)).toContain('0122');
  });

  it('counts as unseen who stands on the map in no hex with a contact', () => {
    const known = new Set(state.contacts.CSA.map(({ hex }) => hex));
    const unseen = [...state.units.values()].filter(
      ({ side, hex, extended }) =>
        side === 'US' && hex !== null && ![hex, ...extended].some((one) => known.has(one)),
    );
    const csa = debrief(ALL).sides[1]!;
    expect(unseen.length).toBeGreaterThan(0);
    expect(csa.unseen.flatMap(({ units }) => units).sort()).toEqual(unseen.map(({ id }) => id).sort());
    expect(csa.judged.unseen).toBe(unseen.length);
  });

  it('is told of a player as of his side, and of all with both; the truth is the same', () => {
    const [player, side, all] = [
      debrief({ kind: 'player', name: 'heth' }),
      debrief({ kind: 'side', name: 'CSA' }),
      debrief(ALL),
    ];
    expect(player.sides).toEqual(side.sides);
    expect(all.sides).toContainEqual(side.sides[0]);
    expect(player.truth).toEqual(all.truth);
    expect(all.truth).toHaveLength(state.units.size + state.leaders.size);
  });

  it('says all of it in words, and whether the secret is the one that was promised', () => {
    const told = debrief(ALL);
    for (const words of [battleDebriefText(told), battleDebriefHtml(told)]) {
      for (const { id } of told.truth) expect(words).toContain(id);
      for (const { contact, hex } of told.sides[0]!.beliefs) expect(words).toContain(`${contact} in ${hex}`);
      expect(words).toContain('is the one told before the first die');
    }
    expect(battleDebriefText({ ...told, committed: false })).toContain('IS NOT the one told');
    expect(battleDebriefText({ ...told, commitment: null, committed: null })).toContain('Nothing was told');
  });
});
