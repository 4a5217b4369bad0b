import { type LandOrder, type Unit } from '@vedette/campaign';
import { ownRule, type Judging } from '../judging.js';
import { hasRailways } from '../engineers/railways.js';
import { notInBook } from './march-options.js';

/** Judges the rail section (ROTD 8.1 to 8.4); other books do not have one. */
export function checkRail(judging: Judging, unit: Unit, order: LandOrder): void {
  const { rail } = order;
  if (!rail) return;
  if (!hasRailways(judging)) {
    notInBook(judging, '/rail', 'a move by rail');
    return;
  }
  const { state, problems } = judging;
  const rule = ownRule(judging, 'rail-movement');
  for (const [field, name] of [
    ['/rail/destination', rail.destination],
    ['/rail/waypoint', rail.waypoint],
  ] as const) {
    if (!name) continue;
    const square = state.theatre.grid.indexOf(name);
    if (square < 0)
      problems.error('unknown-square', rule, field, [
        `"${name}" is no square of this theatre`,
        'trains run between squares of the map',
        'check the name',
      ]);
    else if (state.theatre.rails[square] === 0)
      problems.warn('no-railway', rule, field, [
        `no railway runs through ${name}`,
        'trains run from railway square to railway square',
        'the unit goes as far as the line takes it, if at all',
      ]);
  }
  if (unit.kind.militia)
    problems.error('militia-walks', rule, '/rail', [
      `${unit.id} is militia`,
      'militia does not go by rail',
      'order a march',
    ]);
  else if (unit.kind.strategicAllowance === 0)
    problems.warn('cannot-be-moved', rule, '/rail', [
      `${unit.id} stands where it was put`,
      'its guns are not moved by any means',
      'nothing comes of it; order another unit',
    ]);
  if ((order.strategic?.path ?? []).some((box) => box !== null))
    problems.warn('rail-and-march', rule, '/rail', [
      'a path and a move by rail in one order',
      'a unit that has marched does not go by rail in the same turn',
      unit.kind.role.commands === 'army' ? 'choose one' : 'the march is made first; choose one',
    ]);
}
