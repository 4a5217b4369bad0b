import { hexAt, HexMap } from '../../../libs/hex/src/index.js';
import { randomGround } from '../../../libs/hex/src/testing/random-ground.js';

const COLUMNS = 90;
const ROWS = 80;
const SEED = 63;
const UNITS_A_BRIGADE = 5;
const BRIGADES_A_LINE = 16;
/** Columns of the foremost lines: five hexes apart, so that whoever attacks fights in this very turn. */
const FRONT = {
  US: { column: 47, behind: 3, facing: 3 },
  CSA: { column: 42, behind: -3, facing: 0 },
} as const;
/** Of every six brigades one is of guns and one of horse; orders by place in the line. */
const ARMS = ['INF', 'INF', 'ART', 'INF', 'CAV', 'INF'] as const;
const ORDERS = { INF: ['ASLT', 'SKPD', 'HOLD', 'ASLT'], ART: ['SKPD'], CAV: ['SKPD'] } as const;

/**
 * Two armies in lines, brigade beside brigade, of as many units a side as asked: most of the foot attacks, guns and horse skirmish, and
 * the lines behind do like those in front. All of it goes by default conduct (P-32), the costliest there is: every unit looks for its own way.
 */
export function twoLines(unitsASide: number): Record<string, unknown> {
  const ground = randomGround(SEED, COLUMNS, ROWS);
  const map = new HexMap(ground);
  const commands: Record<string, unknown>[] = [];
  const leaders: Record<string, unknown>[] = [];
  const units: Record<string, unknown>[] = [];
  for (const side of ['US', 'CSA'] as const) {
    const { column: front, behind, facing } = FRONT[side];
    const army = side.toLowerCase();
    commands.push({ id: army, side, level: 'army', order: 'HOLD' });
    leaders.push({
      ...{ id: `${army}-chief`, side, command: army, rating: 5, range: 24 },
      hex: hexAt(front + behind, 40),
    });
    for (let brigade = 0; brigade * UNITS_A_BRIGADE < unitsASide; brigade += 1) {
      const id = `${army}-${String(brigade).padStart(3, '0')}`;
      const line = Math.floor(brigade / BRIGADES_A_LINE);
      const column = front + behind * line;
      const row = (brigade % BRIGADES_A_LINE) * UNITS_A_BRIGADE + 1;
      const arm = ARMS[brigade % ARMS.length]!;
      const orders = ORDERS[arm];
      commands.push({
        ...{ id, side, level: 'brigade', arm, superior: army },
        order: orders[brigade % orders.length],
      });
      leaders.push({
        id: `${id}-chief`,
        side,
        command: id,
        rating: 5,
        range: 6,
        hex: hexAt(column, row + 2),
      });
      for (
        let place = 0;
        place < UNITS_A_BRIGADE && brigade * UNITS_A_BRIGADE + place < unitsASide;
        place += 1
      )
        units.push({
          ...{ id: `${id}-${place}`, command: id, type: arm, sp: arm === 'INF' ? 7 : 5, facing },
          hex: standable(map, column, row + place, Math.sign(behind)),
        });
    }
  }
  return {
    format: 'vedette/battle@1',
    ...{ name: 'Two lines', turn: '1200', lastTurn: '1900' },
    sides: [
      { id: 'US', rear: 'east', overall: ['us-chief'] },
      { id: 'CSA', rear: 'west', overall: ['csa-chief'] },
    ],
    map: ground,
    ...{ leaders, commands, units },
  };
}

/** The hex itself, or the next one to the rear into which guns may go. */
function standable(map: HexMap, column: number, row: number, rearward: number): string {
  for (let at = column; ; at += rearward) {
    const hex = hexAt(at, row);
    if (['clear', 'orchard', 'woods', 'town', 'buildings'].includes(map.terrain(hex))) return hex;
  }
}
