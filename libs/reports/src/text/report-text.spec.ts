import { describe, expect, it } from '@jest/globals';
import { composePositionReport } from '../position/compose-position-report.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { composeTurnReport } from '../turn/compose-turn-report.js';
import { columnsOf } from './page.js';
import { positionReportText } from './position-report-text.js';
import { turnReportText } from './turn-report-text.js';

const turn = composeTurnReport(specimenTurn());
const position = composePositionReport(specimenTurn());
const turnText = turnReportText(turn);
const positionText = positionReportText(position);
/** The text with its line breaks undone, to look for sentences in. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('text reports', () => {
  it('keep to eighty columns', () => {
    for (const line of `${turnText}${positionText}`.split('\n'))
      expect(columnsOf(line)).toBeLessThanOrEqual(80);
  });

  it('tell every line of the turn report with its number and rule', () => {
    expect(turnText).toContain(
      [
        'Tactical movement 3',
        '-------------------',
        '   6. US1IN lost 12% in the firing and ran in rout. [9.8]',
        '      Why: losses: retreat 20, rout 10; chance of retreat 20%, of rout 10%.',
        '      Dice: rout of US1IN in the firing: chance 10%, 0.031 fell, so yes.',
      ].join('\n'),
    );
    for (const { sections } of turn.parts)
      for (const { lines } of sections)
        for (const { text, reasons, dice } of lines)
          for (const said of [text, ...reasons, ...dice]) expect(flat(turnText)).toContain(said);
  });

  it('fold quiet phases into one line', () => {
    expect(flat(turnText)).toContain(
      'Tactical movement 4, strategic movement 2 to 6, last loading and landing, tactical movement 5, sieges, rest and recovery',
    );
    expect(flat(turnText)).toMatch(/nothing to report\./);
  });

  it('have the fleet after the army, by the rules of its own book', () => {
    expect(turnText.indexOf('REPORT OF THE FLEET')).toBeGreaterThan(turnText.indexOf('REPORT OF THE ARMY'));
    expect(flat(turnText)).toContain('Ship sailed: US3SL from WGC to SGC. [PATE 6.5]');
  });

  it('draw the strategic map in letters: ground, city level, mark', () => {
    expect(positionText).toContain(['   G5 G6 G7', 'V5 .  F  M', 'V6 r Mr2K~', 'V7 h ra S'].join('\n'));
  });

  it('draw tactical maps in letters: ground, defence rating, mark', () => {
    const lines = positionText.split('\n');
    const header = lines.findIndex((line) => line.startsWith('   0  1  2  3'));
    expect(lines[header + 1]).toBe(`0  ${'.0 '.repeat(14)}.0G`);
    expect(lines[header + 5]).toContain('r4 r4 r4 r4B');
    expect(lines[header + 8]).toBe('7  .2 .2 h2 h2 H2 H2 .2 T2R.2 t2 t2 .2 .2 m2 p2');
  });

  it('say in words everything that the maps show', () => {
    const said = flat(positionText);
    const { land, fleet } = position;
    for (const sheet of land!.words.sheets) {
      for (const { title, words } of sheet.places) expect(said).toContain(`${title}. ${words.join(' ')}`);
      for (const row of sheet.ground) expect(said).toContain(row);
    }
    for (const map of land!.words.maps) {
      for (const row of [...map.ground, ...map.notes]) expect(said).toContain(row);
      for (const { title, words } of map.places) expect(said).toContain(`${title}. ${words.join(' ')}`);
    }
    for (const { title, words } of [...fleet!.words.seas, ...fleet!.words.ports])
      expect(said).toContain(`${title}. ${words.join(' ')}`);
    for (const words of [
      land!.words.sightings,
      land!.words.ministers,
      fleet!.words.sightings,
      fleet!.words.news,
    ])
      for (const one of words) expect(said).toContain(one);
  });

  it('say every fact of every unit and ship', () => {
    const said = flat(positionText);
    const { land, fleet } = position;
    const all = [...land!.words.units, ...land!.words.laidUp, ...fleet!.words.ships, ...fleet!.words.laidUp];
    expect(all).toHaveLength(8);
    for (const { title, lines } of all) {
      expect(said).toContain(title);
      for (const { label, value } of lines.flat()) expect(said).toContain(`${label}: ${value}`);
    }
  });

  it('say so when there is no position yet', () => {
    const nothing = composePositionReport(specimenTurn({ position: { land: null, fleet: null } }));
    expect(positionReportText(nothing)).toContain('No position has been reported yet.');
  });

  it('cut a map wider than the page into strips', () => {
    const squares = Array.from({ length: 40 }, (_, index) => ({
      square: `${'ABCD'[Math.floor(index / 10)]}${index % 10}-P0`,
      terrain: 'hill',
      nation: '',
      city: null,
      mark: null,
      stacks: [],
    }));
    const land = { ...specimenTurn().position.land!, squares };
    const text = positionReportText(composePositionReport(specimenTurn({ position: { land, fleet: null } })));
    expect(text.match(/^P0 h {2}h/gm)).toHaveLength(2);
    expect(Math.max(...text.split('\n').map(columnsOf))).toBeLessThanOrEqual(80);
  });
});
