import { describe, expect, it } from '@jest/globals';
import { schemaFaults } from '../specimen/schema-faults.js';
import { specimenContacts, specimenDebrief } from '../specimen/specimen-debrief.js';
import { columnsOf } from '../text/page.js';
import { Debrief } from './debrief.schema.js';
import { errorOf } from './judge-size.js';
import { judgeContacts } from './staff-estimates.js';
import { debriefHtml } from './debrief-html.js';
import { debriefText } from './debrief-text.js';

describe('a debrief', () => {
  const debrief = specimenDebrief();

  it('is the document its schema says', () => {
    expect(schemaFaults(Debrief, debrief)).toEqual([]);
    expect(schemaFaults(Debrief, { ...debrief, format: 'vedette/debrief@0' })).not.toEqual([]);
  });

  it('sets what was believed beside who was there, at the same moment', () => {
    const at = (place: string, state: string) =>
      debrief.beliefs.find((belief) => belief.place === place && belief.state === state);
    expect(at('G5-V6', 'MX')).toMatchObject({
      player: 'taylor',
      truly: ['MX1IN'],
      strength: 700,
      verdict: 'right',
    });
    expect(at('G6-V6', 'GT')).toMatchObject({ truly: [], strength: 0, verdict: 'nobody there' });
  });

  it('names strangers who were where nobody concerned was shown anybody, and none of the own state', () => {
    expect(debrief.unseen).toEqual([{ place: 'G9-V9', state: 'MX', pieces: ['MX2IN'], strength: 400 }]);
  });

  it('takes the truth from what those were reported who command, by id', () => {
    expect(debrief.truth.find(({ id }) => id === 'MX2IN')).toMatchObject({ place: 'G9-V9', strength: 400 });
    expect(debrief.truth.map(({ id }) => id)).toEqual([...debrief.truth.map(({ id }) => id)].sort());
  });

  it('is told of a player, of a side and of all', () => {
    const side = specimenDebrief({ kind: 'side', name: 'south' });
    expect(side.beliefs).toEqual([]);
    expect(side.unseen.every(({ state }) => state !== 'MX')).toBe(true);
    const all = specimenDebrief({ kind: 'all', name: 'all' });
    expect(all.beliefs).toEqual(debrief.beliefs);
    expect(all.truth).toEqual(side.truth);
  });

  it('judges how many were believed: too many, too few, or as many as there were', () => {
    expect(errorOf({ least: 2, most: 4 }, 1)).toBe(1);
    expect(errorOf({ least: 2, most: 4 }, 7)).toBe(-3);
    for (const there of [2, 3, 4]) expect(errorOf({ least: 2, most: 4 }, there)).toBe(0);
    const [group, name] = debrief.estimates;
    expect(group).toMatchObject({ id: 'MX-1', truly: ['MX1IN'], error: 1, age: 0 });
    expect(name).toMatchObject({ id: 'MX2IN', truly: [], error: 1, age: 2, reliability: 'B' });
  });

  it('adds up sightings and contacts with their error and age, for all and side by side', () => {
    const all = specimenDebrief({ kind: 'all', name: 'all' });
    expect(all.judged.map(({ whose }) => whose)).toEqual(['all', 'north', 'south']);
    const [everybody, north, south] = all.judged;
    expect(north!.staff).toMatchObject({
      counted: 2,
      met: 1,
      sized: 0,
      tooMany: 2,
      error: 2,
      age: 2,
      oldest: 2,
    });
    expect(south!.staff).toMatchObject({ counted: 1, met: 0, tooMany: 1, error: 5, age: 4 });
    expect(everybody!.staff.counted).toBe(3);
    expect(everybody!.sightings).toEqual(north!.sightings);
    expect(debrief.judged).toEqual([{ ...north, whose: 'taylor' }]);
    expect(debriefText(all).replaceAll(/\s+/g, ' ')).toContain(
      'south: No sightings. 1 contact of the staff, 0 with somebody there',
    );
  });

  it('counts nobody twice who is believed by name beside a group', () => {
    const [group] = specimenContacts();
    const named = { ...group!, id: 'MX1IN', unit: 'MX1IN', least: 1, most: 1 };
    const at = new Map([['G5-V6', debrief.truth.filter(({ id }) => id === 'MX1IN')]]);
    expect(judgeContacts([group!, named], at).map(({ truly }) => truly)).toEqual([[], ['MX1IN']]);
    expect(judgeContacts([group!, { ...named, within: 'MX-1' }], at)[0]!.truly).toEqual(['MX1IN']);
  });

  it('calls players by their names', () => {
    const words = `${debriefText(debrief)}${debriefHtml(debrief, { id: 'gitm-amwol', title: 'GITM' })}`;
    expect(words).toContain('Zachary Taylor was shown');
    expect(words.replaceAll(/\s+/g, ' ')).toContain('at the end of turn 3: Zachary Taylor');
    expect(words).not.toMatch(/\btaylor\b/);
  });

  it('says whether the secret is the one that was promised, and how to find that out oneself', () => {
    const words = (told: Partial<typeof debrief>): string =>
      debriefText({ ...debrief, ...told }).replaceAll(/\s+/g, ' ');
    const kept = words({});
    expect(kept).toContain(`the one told before the first die was thrown, ${debrief.commitment}`);
    expect(kept).toContain('| sha256sum');
    expect(kept).not.toContain('IS NOT');
    expect(words({ committed: false })).toContain('ITS SHA-256 IS NOT the one told');
    expect(words({ commitment: null, committed: null })).toContain('Nothing was told of it beforehand');
  });

  it('says all of it in text of 80 columns, the secret of the dice included', () => {
    const text = debriefText(debrief);
    for (const { place } of debrief.beliefs) expect(text).toContain(place);
    for (const { id } of debrief.truth) expect(text).toContain(id);
    expect(text.replaceAll('\n', ' ')).toContain('halls of montezuma');
    expect(text.split('\n').filter((line) => columnsOf(line) > 80)).toEqual([]);
  });
});
