import { describe, expect, it } from '@jest/globals';
import { COLOURS } from '@vedette/cartography';
import type { SquareView } from '../input/strategic-view.schema.js';
import type { TacticalView } from '../input/tactical-view.schema.js';
import { builtInWords, heldInWords } from '../position/words/held-words.js';
import { SPECIMEN_HEADING } from '../specimen/specimen-heading.js';
import { mapSheets } from '../position/map-sheets.js';
import { textLettering } from './lettering.js';
import { mapKey } from './map-key.js';
import { drawStrategicMap } from './strategic-map.js';
import { depotsIn, drawTacticalMap } from './tactical-map.js';
import { strategicRailways, tacticalRailways, tacticalWorks } from './railways.js';

const square = (more: Partial<SquareView>): SquareView => ({
  ...{ square: 'G0-V0', terrain: 'open', nation: 'Prussia', city: null, mark: null, stacks: [] },
  ...more,
});
const strokes = (steps: readonly object[]): unknown[] =>
  steps.map((step) => (step as { stroke: string }).stroke);

describe('railways of a strategic map (ROTD 1.3)', () => {
  it('have the colour of whoever holds them, and dots where no train passes', () => {
    const steps = strategicRailways(
      [
        square({ railway: { standing: 'same', intact: true, leads: ['east'] } }),
        square({ railway: { standing: 'hostile', intact: true, leads: ['west', 'east'] } }),
        square({ railway: { standing: 'none', intact: false, leads: ['west'] } }),
        square({}),
      ],
      4,
      10,
    );
    expect(strokes(steps)).toEqual([COLOURS.ink, COLOURS.blue, COLOURS.red, COLOURS.ink]);
    expect(steps[1]).toMatchObject({ d: 'M5 5l5 0' });
    expect(steps[3]).toMatchObject({ d: 'M25 5l-5 0', dash: '2 3.5' });
  });

  it('are not drawn where none are told of', () => {
    expect(strategicRailways([square({}), undefined], 2, 10)).toEqual([]);
  });

  it('and what lies by them are said in words', () => {
    const said = heldInWords(
      square({
        railway: { standing: 'same', intact: false, leads: ['north', 'east'] },
        river: { class: 'unfordable', standing: 'none' },
        depots: [
          { id: 'PR-D1', kind: 'depot', state: 'PR', standing: 'same', tactical: '7-7', supplies: 30 },
          { id: 'AU-C1', kind: 'cache', state: 'AU', standing: 'hostile', tactical: '3-3', supplies: null },
        ],
      }),
      { ...SPECIMEN_HEADING, states: { PR: 'Prussia', AU: 'Austria' } },
    );
    expect(said).toEqual([
      'railway north and east; own control; no train passes',
      'unfordable river; held by nobody',
      'depot PR-D1 of Prussia at 7-7; 30 units of supplies',
      'cache AU-C1 of Austria at 3-3',
    ]);
  });
});

describe('what is built on a tactical map (ROTD 2.2, 10.6, 12.2)', () => {
  const view: TacticalView = {
    square: 'G0-V0',
    terrain: [],
    defence: [],
    city: null,
    units: [
      {
        ...{ unit: 'PR1PB', state: 'PR', standing: 'same', tactical: '7-4', condition: 'active' },
        ...{ inFort: false, deployed: true },
      },
    ],
    track: ['6-7', '7-7'],
    bridges: [
      { tactical: '7-7', intact: true },
      { tactical: '7-9', intact: false },
    ],
    works: [{ tactical: '3-3', facing: 'NE', level: 2 }],
  };

  it('is drawn: track, bridges standing and down, pontoons, works on the side they face', () => {
    expect(strokes(tacticalRailways(view, 10))).toEqual([
      COLOURS.ink,
      COLOURS.white,
      COLOURS.ink,
      COLOURS.red,
      COLOURS.brown,
    ]);
    expect(tacticalWorks(view, 10)).toEqual([
      expect.objectContaining({ d: 'M5 1 L9 5', at: { x: 30, y: 30 }, strokeWidth: 2.8 }),
    ]);
  });

  it('is said in words', () => {
    expect(builtInWords(view)).toEqual([
      'Railway track at 6-7 and 7-7.',
      'Railway bridge at 7-7.',
      'Railway bridge down at 7-9.',
      'Pontoon bridge at 7-4 (PR1PB).',
      'Works of level 2 at 3-3, facing NE.',
    ]);
  });

  it('is nothing in books that do not keep it', () => {
    const { track: _, bridges: __, works: ___, ...plain } = { ...view, units: [] };
    expect([tacticalRailways(plain, 10), tacticalWorks(plain, 10), builtInWords(plain)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('depots and caches (ROTD 11.5)', () => {
  const depots: SquareView['depots'] = [
    { id: 'PR-D1', kind: 'depot', state: 'PR', standing: 'same', tactical: '7-7', supplies: 30 },
    { id: 'AU-C1', kind: 'cache', state: 'AU', standing: 'hostile', tactical: '3-3', supplies: null },
  ];
  const manner = { lettering: textLettering, links: 'none' } as const;
  const signsOf = (drawing: string): string[] =>
    [COLOURS.blue, COLOURS.red].filter((colour) => drawing.includes(`stroke="${colour}"`));

  it('stand on the strategic map and its key, in the colours of their holders', () => {
    const [sheet] = mapSheets([square({ depots })]);
    const words = { title: 'G0-V0', left: 0, top: 0, columns: 1, rows: 1, places: [], ground: [] };
    const { body } = drawStrategicMap(sheet!, words, manner, SPECIMEN_HEADING);
    expect(signsOf(body)).toEqual([COLOURS.blue, COLOURS.red]);
    expect(mapKey([square({ depots })], SPECIMEN_HEADING)).toEqual([
      'House: depot. Crate: cache. Blue own or allied, red hostile, gray neutral.',
    ]);
    expect(mapKey([square({})], SPECIMEN_HEADING)).toEqual([]);
  });

  it('stand on the tactical map of their square and on no other', () => {
    const view: TacticalView = { square: 'G0-V0', terrain: [], defence: [], city: null, units: [] };
    const words = { title: 'G0-V0', square: 'G0-V0', places: [], notes: [], ground: [] };
    const drawn = (of: string) =>
      signsOf(drawTacticalMap(view, words, manner, depotsIn([square({ depots })], of)).body);
    expect(drawn('G0-V0')).toEqual([COLOURS.blue, COLOURS.red]);
    expect(drawn('G1-V0')).toEqual([]);
  });
});
