import { type Fault, show } from '@vedette/documents';
import type { BattleDocument } from '../../document/position.schema.js';
import { minutesBetween } from '../../document/turn-track.js';
import { SIDES } from '../../document/words.schema.js';

/** Faults of what is fought for and how it ended: a hex that gives one side points twice, a victory of nobody, a draw that somebody won, an end that was past before it came. */
export function outcomeFaults(battle: BattleDocument): Fault[] {
  const {
    victory: { objectives },
    result,
  } = battle;
  return [
    ...endFaults(battle),
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

/** A battle that goes on after its last turn never ends. Without a day of its own the last turn is the next of its hour. */
function endFaults({ turn, date, lastTurn, lastDate, result }: BattleDocument): Fault[] {
  if (lastTurn === null || lastDate === null || result !== null) return [];
  return minutesBetween({ date, turn }, { date: lastDate, turn: lastTurn }) >= 0
    ? []
    : [
        {
          pointer: '/lastDate',
          found: `${show(lastDate)} at ${lastTurn}, which is past`,
          allowed: `${date} at ${turn} or later, or a result`,
        },
      ];
}
