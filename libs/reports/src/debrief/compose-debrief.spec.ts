import { describe, expect, it } from '@jest/globals';
import { schemaFaults } from '../specimen/schema-faults.js';
import { specimenDebrief } from '../specimen/specimen-debrief.js';
import { columnsOf } from '../text/page.js';
import { Debrief } from './debrief.schema.js';
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

  it('says all of it in text of 80 columns, the secret of the dice included', () => {
    const text = debriefText(debrief);
    for (const { place } of debrief.beliefs) expect(text).toContain(place);
    for (const { id } of debrief.truth) expect(text).toContain(id);
    expect(text.replaceAll('\n', ' ')).toContain('halls of montezuma');
    expect(text.split('\n').filter((line) => columnsOf(line) > 80)).toEqual([]);
  });
});
