import { describe, expect, it } from '@jest/globals';
import { PositionReport } from '../document/position-report.schema.js';
import { schemaFaults } from '../specimen/schema-faults.js';
import { SPECIMEN_HEADING } from '../specimen/specimen-heading.js';
import { specimenLand } from '../specimen/specimen-land.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { composeLand } from './compose-land.js';
import { composePositionReport } from './compose-position-report.js';

const report = composePositionReport(specimenTurn());
const land = report.land!.words;
const fleet = report.fleet!.words;
const place = (at: string) => land.sheets.flatMap(({ places }) => places).find((one) => one.at === at)!;
const facts = (id: string) =>
  Object.fromEntries(
    [...land.units, ...land.laidUp, ...fleet.ships, ...fleet.laidUp]
      .find((one) => one.id === id)!
      .lines.flat()
      .map(({ label, value }) => [label, value]),
  );

describe('the position report in words (GITM AMWOL 5.3)', () => {
  it('conforms to its published schema', () => {
    expect(schemaFaults(PositionReport, report)).toEqual([]);
    expect(schemaFaults(PositionReport, { ...report, heading: {} })).not.toEqual([]);
  });

  it('gives friends in exact numbers and strangers in size words (1.4, 4.1)', () => {
    expect(place('G5-V6').words).toEqual([
      'Mark: blue (own or allied) and red (hostile) flags.',
      'Mexico (hostile): some brigades, it seems infantry and cavalry.',
      'The United States (own): twelve units, infantry, cavalry and headquarters.',
    ]);
  });

  it('says what a city holds, its fort, its siege, and what a black flag means', () => {
    expect(place('G6-V6').words).toEqual([
      'Matamoros, small town (level 2) at 7-7, held by Mexico; 1,200 units of supplies; fort of level 1, room for 1,500; besieged.',
      'Mark: black (own, hostile and neutral) flag.',
      'Guatemala (neutral): some regiments, it seems artillery.',
      'Mexico (hostile): 2 divisions, it seems infantry.',
      'TX (allied): one unit, cavalry.',
    ]);
  });

  it('tells tents and boxed S from flags (11.3, 12.3)', () => {
    expect(place('G5-V7').words).toEqual([
      'Mark: red (hostile) tent.',
      'Mexico (hostile): a brigade, it seems infantry, in quarters.',
    ]);
    expect(place('G6-V7').words[0]).toBe('Mark: blue (own or allied) boxed S.');
    expect(place('G6-V7').words[1]).toMatch(/, broken\.$/);
  });

  it('says the ground of every square, row by row, with its nation where there are several', () => {
    expect(land.sheets.map(({ title }) => title)).toEqual(['G5-V5 to G7-V7', 'K0-Y4']);
    expect(land.sheets[0]!.ground).toEqual([
      'Row V5: G5 open (United States); G6 forested hill (United States); G7 high mountain (Mexico).',
      'Row V6: G5 river (United States); G6 river (Mexico); G7 water.',
      'Row V7: G5 hill (United States); G6 marsh (United States); G7 not in view.',
    ]);
  });

  it('says a tactical map row by row, with defence ratings, units and the note of a siege (2.4-2.7)', () => {
    const [map] = land.maps;
    expect(map!.ground[4]).toBe(
      'Row 4: 0 to 6 river (impassable); 7 ford; 8 to 14 river (impassable). Defence 4 4 4 4 4 4 4 4 4 4 4 4 4 4 4.',
    );
    expect(map!.notes[1]).toContain('Matamoros is besieged');
    expect(map!.places.map(({ at, words }) => `${at}: ${words.join(' ')}`)).toEqual([
      '14-0: Neutral of Guatemala: GT1IN (in quarters).',
      '3-4: Own of the United States: US1IN; allied of TX: TX1LC.',
      '7-7: Hostile of Mexico: MX1INF (in the fort).',
      '0-14: Own of the United States: US7IN (broken).',
    ]);
  });

  it('gives the status of every unit, inactive ones last (3.3, 11.3)', () => {
    expect(land.units.map(({ id }) => id)).toEqual(['US1IN', 'US7IN', 'US8IN']);
    expect(land.laidUp.map(({ id }) => id)).toEqual(['US9MI']);
    expect(facts('US1IN')).toMatchObject({
      Commander: 'Zachary Taylor',
      Deputy: 'William J. Worth',
      Location: 'G6-V6 strategic, 3-4 tactical',
      Strength: '1,000',
      Morale: '56',
      Supply: 'US1CQ',
      Stragglers: '4',
    });
    expect(facts('US7IN')).toMatchObject({
      Status: 'shattered, reforming: two turns to come, ready and waiting for one turn',
      Supply: 'none (US1CQ out of reach)',
    });
    expect(facts('US8IN')['Location']).toBe('aboard US1TR');
    expect(facts('US9MI')).toMatchObject({ Communications: 'none', Home: 'Point Isabel' });
  });

  it('gives ministers and lookouts what they heard and saw (4.3, 4.7)', () => {
    expect(land.sightings).toEqual(['At Tampico: MX2FR Guerrero (Mexico, in coastal waters).']);
    expect(land.ministers).toEqual([
      'Turn 2, G9-V9: headquarters of Mexico (army headquarters).',
      'Turn 2, H0-V1: troops of Mexico, a division, it seems infantry and artillery.',
    ]);
    expect(fleet.sightings).toEqual(['From ships at Veracruz (K5-Y5): MX9IN (Mexico, outside the port).']);
    expect(fleet.ministers).toEqual([
      'The garrison of Norfolk saw in turn 2: GB2FR (GB, in coastal waters).',
    ]);
  });

  it('tells the army what ships saw when there is no fleet part to tell it (4.3)', () => {
    const alone = composeLand(specimenLand(), SPECIMEN_HEADING);
    expect(alone.sightings).toContain('From ships at Veracruz (K5-Y5): MX9IN (Mexico, in the port).');
    expect(alone.ministers).toContain('The garrison of Pensacola saw in turn 2: no ships.');
  });

  it('gives the status of ships and groups, their cargo and their contacts (PATE 2.3, 2.4, 5.1)', () => {
    expect(facts('US3SL')).toMatchObject({
      Location: 'Western Gulf Coast (WGC), at sea',
      'Attached ships': 'US6SL and US9SL',
      'Allied ships': 'US1FR at sea',
      'Enemy ships': 'MX2FR at sea, to windward',
      Marines: '20',
    });
    expect(facts('US1TR')).toMatchObject({
      Location: 'off Veracruz',
      Capacity: '5,000',
      Carrying: 'US8IN, 15 supplies and 2 stores',
      'Land units visible': 'MX9IN',
    });
    expect(facts('US4SL')['Location']).toBe('Cape Horn, sailing to PAC');
    expect(facts('US5SL')['Status']).toBe('inactive, fitting out: three turns to come');
  });

  it('says of each sea area its wind, its storm, its ways out and its ships (PATE 1.1-1.4)', () => {
    expect(fleet.seas.map(({ words }) => words.join(' '))).toEqual([
      'Wind from the north, heavy; a storm blows. One may sail east to MGC and south to SGC. Mark: blue and red ships (own or allied, hostile); frigates: blue and red. Own and allied ships: US3SL and US1FR. In contact: MX2FR (hostile, at sea, to windward). Made out: Mexico (hostile): a few sail at Tampico.',
      'Wind unknown. One may sail north to WGC and east to MGC.',
    ]);
    expect(fleet.ports[0]!.words.join(' ')).toBe(
      'Port of SGC, exit east, in K5-Y5, held by Mexico (hostile), defence 3, 4 shore batteries. Mark: blue and red ships (own or allied, hostile). Own and allied ships: US1TR. In contact: MX1TR (hostile, in harbor).',
    );
    expect(fleet.ports[2]!.words.join(' ')).toContain('40 naval stores, yard for 2 ships.');
    expect(fleet.news).toEqual(['Turn 2, Tampico: ships of Mexico, some ships.']);
  });
});
