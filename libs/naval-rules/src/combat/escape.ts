import { ShipEscaped, ShipOverhauled, type ShipPlaceDocument } from '@vedette/campaign';
import { happens, type ChanceDraw } from '@vedette/chance';
import { flightAudience } from './battle-audience.js';
import { sink } from './damage.js';
import { isOnshore } from '../movement/course.js';
import { foulWind } from '../movement/harbor-gate.js';
import { takePrize } from './prizes.js';
import { firstMoveAfter, refugeOf } from './refuge.js';
import { runsPast } from './run-past.js';
import {
  armedOf,
  isWarship,
  rounded,
  type BattleSide,
  type Combat,
  type Fighter,
  type SeaBattle,
} from './sea-battle.js';

/**
 * Every ship of the beaten side tries to get away; who fails is taken, or sunk if it is a transport group (PATE 7.8).
 * Nobody tries where no warship and no battery is left to take it.
 */
export function escapeOrStrike(
  combat: Combat,
  battle: SeaBattle,
  losers: BattleSide,
  winners: BattleSide,
): void {
  const { context } = combat;
  const odds = armedOf(winners).length / Math.max(1, losers.fighters.length);
  const ships = losers.fighters.map(({ ship }) => ship);
  let refuge: ShipPlaceDocument | null = null;
  for (const fighter of [...losers.fighters]) {
    const captors = armedOf(winners);
    if (captors.length === 0 && !winners.batteries) return;
    const { ship } = fighter;
    const harbor = choosesHarbor(combat, battle, fighter);
    const factors = escapeFactors(combat, battle, fighter, losers, winners, odds, harbor);
    const sum = Object.values(factors).reduce((total, part) => total + part, 0);
    const { escapeLeast, escapeMost } = combat.figures;
    const chance = Math.min(escapeMost.value, Math.max(escapeLeast.value, sum));
    const draw = context.dice.chance(context.navalLabel('7.8', `${ship.id} escape`), rounded(chance));
    if (happens(draw)) {
      const to =
        (harbor ? harborOf(combat, battle, losers, fighter) : null) ??
        (refuge ??= refugeOf(combat, battle, losers, '7.8', ships));
      escape(combat, battle, losers, fighter, to, draw, factors);
      continue;
    }
    context.emit(ShipOverhauled, {
      rule: context.navalRule('7.8'),
      ships: [ship.id],
      data: { battle: battle.id, ship: ship.id, chance: draw.chance, factors },
      dice: [draw],
      audience: battle.audience.own(losers),
    });
    if (fighter.armed) takePrize(combat, battle, losers, captors, winners, ship);
    else sink(combat, battle, losers, ship.id, 'overtaken');
  }
}

/** What bears on an escape, as parts of a chance that are added up; parts of 0 are left out. */
function escapeFactors(
  { context, figures }: Combat,
  battle: SeaBattle,
  fighter: Fighter,
  losers: BattleSide,
  winners: BattleSide,
  odds: number,
  harbor: boolean,
): Record<string, number> {
  const { hull, rigging } = fighter.ship;
  const onshore = battle.port !== null && isOnshore(context.state, battle.port) && !harbor;
  const all = {
    sound: figures.escape.value,
    hull: -hull * figures.escapePerHull.value,
    rigging: -rigging * figures.escapePerRigging.value,
    gauge:
      losers.gauge === null
        ? 0
        : losers.gauge === 'leeward'
          ? figures.escapeGauge.value
          : -figures.escapeGauge.value,
    'close quarters': fighter.close ? -figures.escapeClose.value : 0,
    'broken line': winners.line === 'through' && fighter.close ? -figures.escapeLineBroken.value : 0,
    outnumbered: -Math.max(0, odds - 1) * figures.escapePerOdds.value,
    'to the harbor': harbor ? -figures.escapeToHarbor.value : 0,
    'lee shore': onshore ? -figures.escapeLeeShore.value : 0,
    'running past': runsPast(fighter) ? figures.escapeRunPast.value : 0,
  };
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, part]) => part !== 0)
      .map(([name, part]) => [name, rounded(part)]),
  );
}

/** From coastal waters a ship may be ordered to make for the harbour, if it is a friend's (4.7). */
function choosesHarbor({ context }: Combat, { port, harbor }: SeaBattle, { ship, orders }: Fighter): boolean {
  if (!port || harbor || orders.combat.retreatTo !== 'harbor') return false;
  return context.state.areFriends(port.state, ship.state);
}

/** The harbour a ship makes for, unless wind or enemies in it bar the way: then the open sea has to do (4.7). */
function harborOf(
  combat: Combat,
  { port }: SeaBattle,
  { fighters }: BattleSide,
  { ship }: Fighter,
): ShipPlaceDocument | null {
  const place = { port: port!.name, area: 'harbor' } as const;
  const barred = combat.waters
    .at(place)
    .some((other) => isWarship(other) && combat.context.state.areHostile(ship.state, other.state));
  const { waters, context } = combat;
  const company = fighters.map((fighter) => fighter.ship);
  return barred || foulWind({ state: context.state, waters }, company, port!, 'in') ? null : place;
}

function escape(
  combat: Combat,
  battle: SeaBattle,
  losers: BattleSide,
  fighter: Fighter,
  to: ShipPlaceDocument,
  draw: ChanceDraw,
  factors: Readonly<Record<string, number>>,
): void {
  const { context, waters } = combat;
  const { ship } = fighter;
  waters.leave(ship);
  context.emit(ShipEscaped, {
    rule: context.navalRule('7.8'),
    ships: [ship.id],
    data: {
      battle: battle.id,
      ship: ship.id,
      from: structuredClone(ship.at),
      to,
      ...firstMoveAfter(combat, ship, to),
      chance: draw.chance,
      factors: { ...factors },
    },
    dice: [draw],
    audience: flightAudience(combat, battle, losers, to),
  });
  waters.enter(ship);
}
