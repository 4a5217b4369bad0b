import { describe, expect, it } from '@jest/globals';
import { GITM_AMWOL } from '@vedette/rulebooks';
import { csvTable, unitsTable } from '../form/tables.js';
import { landReport, watcher } from '../testing/reports.js';
import { ownUnits } from './own-forces.js';

const wantsOf = (more: Parameters<typeof watcher>[1]) =>
  ownUnits('war', { land: [landReport(1, { units: [watcher('J5-V5', more)] })] }, GITM_AMWOL)[0]!.wants;

describe('supply and readiness of troops', () => {
  it.each([
    [{}, []],
    [{ supplied: false }, ['supplies']],
    [{ ammunition: 0 }, ['ammunition']],
    [{ ammunition: 0, type: 'AQ', id: 'US1AQ' }, []],
    [{ communications: false, fatigue: 18 }, ['communications']],
    [{ fatigue: 18.5 }, ['rest']],
    [{ status: 'shattered', reforming: { turnsLeft: 2, waited: 0 } }, ['reforming']],
    [{ status: 'inactive', supplied: false, communications: false }, []],
  ])('%j wants %j', (more, wants) => {
    expect(wantsOf(more)).toEqual(wants);
  });

  it('is told of a unit once, though commander and deputy both report it', () => {
    const land = ['taylor', 'worth'].map((player) => landReport(1, { player, units: [watcher('J5-V5')] }));
    const units = ownUnits('war', { land }, GITM_AMWOL);
    expect(units).toHaveLength(1);
    expect(ownUnits('naval', { land }, GITM_AMWOL)).toEqual([]);
    expect(csvTable(unitsTable({ turn: 1, units })).split('\r\n')[1]).toBe(
      'US1IN,,taylor,active,J5-V5,400,0,Good,20,55,0,yes,,1,5,yes,0,',
    );
  });
});
