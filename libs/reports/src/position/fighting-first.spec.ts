import { describe, expect, it } from '@jest/globals';
import type { TacticalView } from '../input/tactical-view.schema.js';
import { observed } from '../specimen/specimen-events.js';
import { specimenLand } from '../specimen/specimen-land.js';
import { specimenTurn } from '../specimen/specimen-turn.js';
import { composePositionReport } from './compose-position-report.js';

const [view] = specimenLand().maps;
const unit = { ...view!.units[0]!, standing: 'same' as const };
const enemy = { ...unit, unit: 'MX9IN', standing: 'hostile' as const };
const map = (square: string, units: TacticalView['units'] = [unit]): TacticalView => ({
  ...view!,
  square,
  units,
});

describe('tactical maps of a position report', () => {
  it('begin with battlefields, then those with enemies in sight; words and pictures in one order', () => {
    const maps = [map('A0-A0'), map('B0-B0', [unit, enemy]), map('C0-C0'), map('D0-D0')];
    const land = { ...specimenLand(), maps };
    const battle = observed({ type: 'BattleOpened', square: 'D0-D0', data: { tactical: '7-7' } });
    const report = composePositionReport(specimenTurn({ events: [battle], position: { land, fleet: null } }));
    const order = ['D0-D0', 'B0-B0', 'A0-A0', 'C0-C0'];
    expect(report.land!.observed.maps.map(({ square }) => square)).toEqual(order);
    expect(report.land!.words.maps.map(({ square }) => square)).toEqual(order);
  });
});
