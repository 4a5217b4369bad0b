import { type Fault, show } from '@vedette/documents';
import type { BattleDocument } from '../../document/position.schema.js';
import { SIDES } from '../../document/words.schema.js';

/** Faults of what is fought for and how it ended: a hex that gives one side points twice, a victory of nobody, a draw that somebody won. */
export function outcomeFaults({ victory: { objectives }, result }: BattleDocument): Fault[] {
  return [
    ...objectives.flatMap(({ hex, points }, i): Fault[] => {
      const twice = SIDES.find(
        (side) =>
          points[side] !== undefined &&
          objectives.findIndex((one) => one.hex === hex && one.points[side] !== undefined) < i,
      );
      return twice === undefined
        ? []
        : [
            {
              pointer: `/victory/objectives/${i}/hex`,
              found: `${show(hex)} again, with points for ${twice}`,
              allowed: 'each hex once for a side',
            },
          ];
    }),
    ...(result !== null && (result.winner === null) !== (result.level === 'draw')
      ? [
          {
            pointer: '/result/level',
            found: `${show(result.level)}, where ${result.winner ?? 'nobody'} wins`,
            allowed: result.winner === null ? '"draw"' : 'marginal, substantial or decisive',
          },
        ]
      : []),
  ];
}
