import { describe, expect, it } from '@jest/globals';
import { mapFiles } from '../map-files.js';
import { positionReportHtml } from '../html/position-report-html.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { positionReportText } from '../text/position-report-text.js';
import { composePositionReport } from './compose-position-report.js';

/** A minister without troops on the map, whose state has a depot on a railway. */
function told() {
  const turn = specimenTurn();
  const land = {
    ...turn.position.land!,
    ...{ squares: [], maps: [], units: [] },
    toldGround: [
      {
        ...{ square: 'B2-C3', terrain: 'open', nation: 'Prussia', turn: 6 },
        railway: { standing: 'same' as const, intact: true, leads: ['east'] },
        depots: [
          {
            ...{ id: 'PR-D1', kind: 'depot' as const, state: 'PR', standing: 'same' as const },
            ...{ tactical: '7-7', supplies: 30 },
          },
        ],
      },
    ],
  };
  return composePositionReport({ ...turn, position: { land, fleet: null } });
}

describe('what a minister is told of his state’s depots and railways', () => {
  it('is a sheet of its own with the turn, in words', () => {
    const [sheet] = told().land!.words.sheets;
    expect(sheet?.title).toBe('B2-C3, out of sight, as told at the end of turn 6');
    expect(sheet?.places[0]?.words.join(' ')).toMatch(/own control.*depot PR-D1 .*30 units of supplies/i);
  });

  it('stands in the text, on the page and as a map with its signs', () => {
    const report = told();
    const squashed = positionReportText(report).replace(/\s+/g, ' ');
    expect(squashed).toContain('B2-C3, out of sight, as told at the end of turn 6');
    expect(squashed).toContain('30 units of supplies');
    const html = positionReportHtml(report);
    expect(html).toContain('out of sight, as told at the end of turn 6');
    expect(html).toContain('House: depot');
    const [, anchor] = /<li id="([^"]+)"><b>B2-C3/.exec(html) ?? [];
    expect(html).toContain(`href="#${anchor}"`);
    expect(mapFiles(report).map(({ title }) => title)).toEqual([
      'Strategic map, squares B2-C3, out of sight, as told at the end of turn 6',
    ]);
  });
});
