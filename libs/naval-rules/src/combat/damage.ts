import { BatteriesDamaged, ShipBattered, ShipSunk } from '@vedette/campaign';
import { happens } from '@vedette/chance';
import { areCovered, fireTaken, wearInLine } from './exchange.js';
import { runsPast } from './run-past.js';
import { scorerOf, scoreShip } from './score.js';
import {
  otherSide,
  rounded,
  type BattleSide,
  type Combat,
  type Fighter,
  type SeaBattle,
} from './sea-battle.js';

/** What a battle does to a side's ships (PATE 7.3, 7.7): what is to be expected of its wear, and a lot for each part. */
export function batterSide(
  combat: Combat,
  battle: SeaBattle,
  side: BattleSide,
  wear: number,
  enemyAtHulls: number,
): void {
  const inLine = wearInLine(combat, battle, side, wear);
  for (const fighter of side.fighters) batter(combat, battle, side, fighter, inLine, enemyAtHulls);
  if (side.batteries) batterGuns(combat, battle, side, wear);
}

function batter(
  combat: Combat,
  battle: SeaBattle,
  side: BattleSide,
  fighter: Fighter,
  inLine: number,
  atHulls: number,
): void {
  const { context, naval, figures } = combat;
  const { ship, close } = fighter;
  const { hull: high, rigging: low } = figures.aim.value;
  const suffered = inLine * fireTaken(combat, battle, side, fighter);
  const mix = (part: 'hull' | 'rigging'): number => atHulls * high[part] + (1 - atHulls) * low[part];
  const expected = {
    hull: suffered * figures.hullPerWear.value * mix('hull'),
    rigging: suffered * figures.riggingPerWear.value * mix('rigging'),
    menShare: suffered ** figures.menPower.value * figures.menPerWear.value,
  };
  const hullDraw = context.dice.fraction(
    context.navalLabel('7.7', `${ship.id} hull`),
    ...figures.damageLot.value,
  );
  const riggingDraw = context.dice.fraction(
    context.navalLabel('7.7', `${ship.id} rigging`),
    ...figures.damageLot.value,
  );
  const menDraw = context.dice.fraction(context.navalLabel('7.7', `${ship.id} men`), ...figures.menLot.value);
  const most = naval.mostDamage.value;
  const points = (mean: number, luck: number, has: number): number =>
    Math.max(0, Math.min(Math.floor(mean * luck + 0.5), Math.ceil(most - has)));
  const hullDamage = points(expected.hull, hullDraw.value, ship.hull);
  const riggingDamage = points(expected.rigging, riggingDraw.value, ship.rigging);
  const share = Math.min(1, expected.menShare * menDraw.value);
  const crewLost = Math.round(ship.crew * share);
  const marinesLost = Math.round(ship.marines * share);
  context.emit(ShipBattered, {
    rule: context.navalRule('7.7'),
    ships: [ship.id],
    data: {
      battle: battle.id,
      ship: ship.id,
      hullDamage,
      riggingDamage,
      crewLost,
      marinesLost,
      hull: Math.max(ship.hull, Math.min(most, ship.hull + hullDamage)),
      rigging: Math.max(ship.rigging, Math.min(most, ship.rigging + riggingDamage)),
      crew: ship.crew - crewLost,
      marines: ship.marines - marinesLost,
      wear: rounded(inLine),
      atHulls: rounded(atHulls),
      expected: {
        hull: rounded(expected.hull),
        rigging: rounded(expected.rigging),
        menShare: rounded(expected.menShare),
      },
      factors: {
        ...(close ? { 'close quarters': figures.closeTaken.value } : {}),
        ...(runsPast(fighter) ? { 'running past': rounded(figures.runPastTaken.value) } : {}),
        ...(!fighter.armed && areCovered(combat, battle, side) ? { 'under cover': 0 } : {}),
      },
    },
    dice: [hullDraw, riggingDraw, menDraw],
    audience: battle.audience.own(side),
  });
}

/** Batteries are damaged once and for all; the fire of ships destroys none (7.7). */
function batterGuns({ context, figures }: Combat, battle: SeaBattle, side: BattleSide, wear: number): void {
  const port = side.batteries!;
  if (port.damagedBatteries || wear === 0) return;
  const draw = context.dice.chance(
    context.navalLabel('7.7', `${battle.id} batteries`),
    wear * figures.batteriesPerWear.value,
  );
  if (!happens(draw)) return;
  context.emit(BatteriesDamaged, {
    rule: context.navalRule('7.7'),
    data: { battle: battle.id, port: port.name, batteries: port.batteries, chance: rounded(draw.chance) },
    dice: [draw],
    audience: battle.audience.open(side),
  });
}

/** Ships whose hull is shot through go down with all aboard (2.2); they leave their side. */
export function sinkShips(combat: Combat, battle: SeaBattle): void {
  for (const side of battle.sides)
    for (const { ship } of [...side.fighters])
      if (ship.hull >= combat.naval.mostDamage.value) sink(combat, battle, side, ship.id, 'hull');
}

/** Takes a ship and all aboard out of the game. */
export function sink(
  combat: Combat,
  battle: SeaBattle,
  side: BattleSide,
  id: string,
  cause: 'hull' | 'overtaken',
): void {
  const { context, waters } = combat;
  const ship = context.state.ship(id);
  waters.leave(ship);
  side.fighters = side.fighters.filter((one) => one.ship.id !== id);
  const { crew, marines, stores, cargo } = ship;
  context.emit(ShipSunk, {
    rule: context.navalRule(cause === 'hull' ? '2.2' : '7.8'),
    ships: [id],
    units: [...cargo.units],
    data: {
      battle: battle.id,
      ship: id,
      cause,
      crew,
      marines,
      stores: stores + cargo.stores,
      supplies: cargo.supplies,
      drowned: cargo.units.map((unit) => ({ unit, men: context.state.unit(unit).strength })),
    },
    audience: battle.audience.open(side),
  });
  scoreShip(combat, ship, 'sunk', scorerOf(otherSide(battle, side)));
}
