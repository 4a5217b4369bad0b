import { TacticalAreaDrawn, type Ship, type ShipPlaceDocument } from '@vedette/campaign';
import type { NavalRule } from '@vedette/rulebooks';
import { shipOrders } from '../orders/ship-orders.js';
import type { BattleSide, Combat, SeaBattle } from './sea-battle.js';

/**
 * Where a side flees: another tactical area of its sea, or from a port any of the connected sea, if possible one without
 * enemies (PATE 7.4, 7.8). A side keeps together (P-45), so this is drawn once a battle and rule; the draw tells where enemies
 * are that nobody sees, and is told to nobody.
 */
export function refugeOf(
  combat: Combat,
  battle: SeaBattle,
  side: BattleSide,
  rule: NavalRule,
  ships: readonly Ship[],
): ShipPlaceDocument {
  const { context, waters, seas } = combat;
  const here = 'sea' in battle.place ? battle.place : null;
  const sea = here?.sea ?? battle.port!.sea;
  const areas = Array.from({ length: seas.get(sea)?.tacticalAreas ?? 1 }, (_, i) => i).filter(
    (area) => area !== here?.tacticalArea,
  );
  const safe = areas.filter((tacticalArea) =>
    waters
      .at({ sea, tacticalArea })
      .every((ship) => side.states.every((own) => !context.state.areHostile(own, ship.state))),
  );
  const among = safe.length > 0 ? safe : areas.length > 0 ? areas : [here?.tacticalArea ?? 0];
  const draw = context.dice.pick(
    context.navalLabel(rule, `${battle.id} ${side.states[0]} refuge`),
    among.length,
  );
  const area = among[draw.picked]!;
  context.emit(TacticalAreaDrawn, {
    rule: context.navalRule(rule),
    data: { ships: ships.map(({ id }) => id), sea, area, among, likelier: [] },
    dice: [draw],
    audience: {},
  });
  return { sea, tacticalArea: area };
}

/** What flight leaves of a ship's first move: it waits, or was just made when it led to the connected sea (7.4, 7.8). */
export function firstMoveAfter(
  { context }: Combat,
  ship: Ship,
  to: ShipPlaceDocument,
): { firstMoveLost: boolean; firstMoveDone: boolean } {
  const [first] = shipOrders(context, ship).movement.seas;
  const done = 'port' in ship.at && 'sea' in to && first === to.sea;
  return { firstMoveLost: !done, firstMoveDone: done };
}
