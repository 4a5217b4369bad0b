import type { NavalOrder, Ship } from '@vedette/campaign';
import { navalFigures, navalRule, type Judging } from '../judging.js';

type Landing = NonNullable<NonNullable<NavalOrder['loading']>['unload']>[number];

/** Whether nobody goes aboard from a strategic square or lands on it, as its shore is too steep (PATE 9.2). */
export function isSteep(judging: Judging, square: number): boolean {
  const terrain = judging.state.theatre.terrain[square];
  return terrain !== undefined && navalFigures(judging).amphibious.steepShores.value.includes(terrain);
}

/** Judges one landing (PATE 9.2): a unit that is aboard, and a place it can be put ashore. */
export function checkLanding(judging: Judging, ship: Ship, landing: Landing, i: number): void {
  const { state, problems } = judging;
  const rule = navalRule(judging, '9.2');
  if (!ship.cargo.units.some((id) => id === landing.unit))
    problems.error('not-aboard', rule, `/loading/unload/${i}/unit`, [
      `${landing.unit} is not aboard ${ship.id}`,
      ship.cargo.units.length > 0 ? `aboard are ${ship.cargo.units.join(', ')}` : 'nobody is aboard',
      'name a unit that is',
    ]);
  const field = `/loading/unload/${i}/square` as const;
  const port = state.ports.get(landing.square);
  if (port && port.square < 0) return;
  const square = state.theatre.grid.indexOf(landing.square);
  if (square < 0) {
    problems.error('unknown-square', rule, field, [
      `"${landing.square}" is no square of this theatre and no port off the land map`,
      'units are landed in a strategic square of the coast or in such a port',
      port ? `${port.name} lies in ${state.theatre.grid.nameOf(port.square)}; write that` : 'check the name',
    ]);
    return;
  }
  if (isSteep(judging, square))
    problems.warn('steep-shore', rule, field, [
      `${landing.square} is hilly or mountainous`,
      'nobody is landed on such a shore',
      'the unit stays aboard; choose a flat square',
    ]);
}
