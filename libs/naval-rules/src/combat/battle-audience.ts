import type { Ship, ShipPlaceDocument, StateId } from '@vedette/campaign';
import { tell, type Gathering } from '@vedette/observation';
import type { Audience, Degree } from '@vedette/record';
import type { Combat, BattleAudience, BattleSide, SeaBattle } from './sea-battle.js';

/**
 * Who learns of a battle: the commands of a side's ships all of its own matters, and every ship in contact that things
 * happen (PATE 5.1). Friends of a side that stand aside see no more than others.
 */
export function battleAudience(
  combat: Combat,
  witnesses: readonly Ship[],
  sides: readonly BattleSide[],
): BattleAudience {
  const gather = (side: BattleSide | null, others: Degree | null): Audience => {
    const gathering: Gathering = {};
    if (others !== null) for (const ship of witnesses) tellCommand(gathering, ship, others);
    const owners = side ? [side] : sides;
    for (const { fighters } of owners) for (const { ship } of fighters) tellCommand(gathering, ship, 'full');
    for (const { batteries, states } of owners) if (batteries) tellMinisters(combat, gathering, states);
    return gathering;
  };
  const own = new Map(sides.map((side) => [side, gather(side, null)]));
  const open = new Map(sides.map((side) => [side, gather(side, 'partial')]));
  return {
    own: (side) => own.get(side)!,
    open: (side) => open.get(side)!,
    all: gather(null, 'partial'),
  };
}

function tellCommand(gathering: Gathering, ship: Ship, degree: Degree): void {
  for (const player of [ship.commander, ship.deputy]) if (player) tell(gathering, player, degree);
}

/**
 * Who learns of a flight: who learns of the battle, and of the arrival alone those in contact where it ends (PATE 5.1).
 * Asked before the ship is there.
 */
export function flightAudience(
  { waters }: Combat,
  battle: SeaBattle,
  side: BattleSide,
  to: ShipPlaceDocument,
): Audience {
  const known = battle.audience.open(side);
  const gathering: Gathering = { ...known };
  for (const { commander, deputy } of waters.inContact(to))
    for (const player of [commander, deputy])
      if (player && known[player] === undefined) tell(gathering, player, 'end');
  return gathering;
}

/** Batteries report to the naval ministers of their state (PATE 5.3). */
function tellMinisters({ context }: Combat, gathering: Gathering, states: readonly StateId[]): void {
  for (const { id, state, ministries } of context.state.players)
    if (states.includes(state) && ministries?.includes('naval')) tell(gathering, id, 'full');
}
