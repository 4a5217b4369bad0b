import { ShipScored, type Ship, type StateId } from '@vedette/campaign';
import { tell, type Gathering } from '@vedette/observation';
import { rowOf } from '@vedette/rulebooks';
import { isWarship, type BattleSide, type Combat } from './sea-battle.js';

/**
 * The nation that takes, sinks or burns a ship scores it, and the nation that loses it loses as many points, at its moorings
 * as in battle (PATE 2.6, P-54). Ministers of the navy and heads of both states keep the tally.
 */
export function scoreShip(
  { context, figures }: Combat,
  ship: Ship,
  how: 'taken' | 'sunk' | 'burnt',
  by: StateId,
): void {
  if (!isWarship(ship)) return;
  const points = rowOf(figures.points, ship.type);
  const { state } = context;
  const from = ship.state;
  const audience: Gathering = {};
  for (const { id, state: of, ministries = [] } of state.players)
    if ((of === by || of === from) && ministries.some((one) => one === 'naval' || one === 'head'))
      tell(audience, id, 'full');
  context.emit(ShipScored, {
    rule: context.navalRule('2.6'),
    ships: [ship.id],
    data: {
      ship: ship.id,
      how,
      by,
      from,
      points,
      totals: {
        by: (state.seaPoints.get(by) ?? 0) + points,
        from: (state.seaPoints.get(from) ?? 0) - points,
      },
    },
    audience,
  });
}

/** The state of a side that scores what goes down under the fire of all of it: that of most warships, or of the batteries. */
export function scorerOf({ fighters, batteries, states }: BattleSide): StateId {
  const armed = fighters.filter((fighter) => fighter.armed).map(({ ship }) => ship.state);
  const ships = (state: StateId): number => armed.filter((one) => one === state).length;
  if (armed.length === 0 && batteries) return batteries.state;
  return [...states].sort((a, b) => ships(b) - ships(a) || (a < b ? -1 : 1))[0]!;
}
