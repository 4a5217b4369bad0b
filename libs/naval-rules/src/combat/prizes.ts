import { ShipTaken, type CampaignState, type Ship, type StateId } from '@vedette/campaign';
import { rowOf } from '@vedette/rulebooks';
import { scoreShip } from './score.js';
import { isWarship, type BattleSide, type Combat, type Fighter, type SeaBattle } from './sea-battle.js';

/** The new ship a prize becomes; see `ShipTaken`. */
export interface NewShip {
  id: string;
  state: StateId;
  number: number;
  type: string;
  at: Ship['at'];
  captor: string | null;
  commander: string | null;
  deputy: string | null;
  attachedTo: string | null;
  crew: number;
  base: string | null;
}

/**
 * A ship that did not get away strikes (PATE 7.8, P-41, P-47). One of the winners by lot takes it and mans it from its own crew as far
 * as 2.7 lets it; the men taken are prisoners. With batteries alone the state of the port has it, without a crew.
 */
export function takePrize(
  combat: Combat,
  battle: SeaBattle,
  losers: BattleSide,
  captors: readonly Fighter[],
  winners: BattleSide,
  ship: Ship,
): void {
  const { context, waters } = combat;
  const draw =
    captors.length > 0
      ? context.dice.pick(context.navalLabel('7.8', `${ship.id} captor`), captors.length)
      : null;
  const captor = draw ? captors[draw.picked]!.ship : null;
  const state = captor?.state ?? winners.batteries!.state;
  const prize = newShip(combat, ship, state, captor);
  waters.leave(ship);
  losers.fighters = losers.fighters.filter((one) => one.ship !== ship);
  context.emit(ShipTaken, {
    rule: context.navalRule('7.8'),
    ships: [ship.id, prize.id, ...(captor ? [captor.id] : [])],
    data: {
      battle: battle.id,
      ship: ship.id,
      by: prize.captor,
      now: prize.id,
      prize,
      crewTaken: ship.crew,
      marinesTaken: ship.marines,
    },
    dice: draw ? [draw] : [],
    audience: battle.audience.open(winners),
  });
  waters.enter(context.state.ship(prize.id));
  scoreShip(combat, ship, 'taken', state);
}

/** The ship a taken one becomes in the service of a state, under its captor's officers and orders. */
export function newShip(
  combat: Combat,
  taken: Ship,
  state: StateId,
  captor: Ship | null,
  manned = true,
): NewShip {
  const { context, naval, figures } = combat;
  const number = lowestFree(context.state, state, taken.type, (id) => context.orders.naval(id) !== undefined);
  const spare = captor ? captor.crew - rowOf(naval.handling.crews, captor.type).least : 0;
  return {
    id: `${state}${number}${taken.type}`,
    state,
    number,
    type: taken.type,
    at: structuredClone(taken.at),
    captor: captor?.id ?? null,
    commander: captor?.commander ?? null,
    deputy: captor?.deputy ?? null,
    attachedTo: captor && captor.attachedTo !== taken.id ? captor.attachedTo : null,
    crew: manned
      ? Math.max(0, Math.min(isWarship(taken) ? rowOf(figures.prizeCrew, taken.type) : 0, spare))
      : 0,
    base: captor?.base ?? null,
  };
}

/** The lowest number no ship of the state and type bears, nor bore this turn: orders and reports still speak of that one. */
function lowestFree(
  state: CampaignState,
  owner: StateId,
  type: string,
  isSpokenOf: (id: string) => boolean,
): number {
  const gone = new Set(state.destroyed.filter(({ turn }) => turn === state.turn).map(({ unit }) => unit));
  for (let number = 1; ; number++) {
    const id = `${owner}${number}${type}`;
    if (!state.ships.has(id) && !gone.has(id) && !isSpokenOf(id)) return number;
  }
}
