import { ShipCaughtEvading, ShipEvadedBattle, type ShipPlaceDocument } from '@vedette/campaign';
import { happens, type ChanceDraw } from '@vedette/chance';
import { flightAudience } from './battle-audience.js';
import { firstMoveAfter, refugeOf } from './refuge.js';
import {
  armedOf,
  otherSide,
  type BattleSide,
  type Combat,
  type Fighter,
  type SeaBattle,
} from './sea-battle.js';

type Manner = 'whole-side' | 'own-side' | 'one-by-one' | 'not-pressed';

/** How one ship's attempt to evade is decided: `draw` is null where the rule leaves nothing to chance. */
interface Attempt {
  readonly fighter: Fighter;
  readonly manner: Manner;
  readonly draw: ChanceDraw | null;
}

/**
 * Ships ordered to evade try to stand out of the battle before it begins (PATE 7.4); those that do leave their side. A side
 * that flees as a whole gets away together or not at all; in a harbour nobody does. Who came upon whom makes no difference (P-45).
 */
export function evadeBattle(combat: Combat, battle: SeaBattle): void {
  const evaders = battle.sides.map(({ fighters }) => fighters.filter(evades));
  if (battle.harbor) {
    for (const [i, side] of battle.sides.entries())
      for (const { ship } of evaders[i]!) caught(combat, battle, side, ship.id, 'harbor', null);
    return;
  }
  const whole = battle.sides.map(
    ({ fighters }, i) => fighters.length > 0 && evaders[i]!.length === fighters.length,
  );
  const attempts = battle.sides.map((side, i) =>
    evaders[i]!.length === 0 ? [] : attemptsOf(combat, battle, side, whole[i]!, whole[1 - i]!),
  );
  for (const [i, side] of battle.sides.entries()) carryOut(combat, battle, side, attempts[i]!);
}

function evades({ orders }: Fighter): boolean {
  return orders.combat.stance === 'evade';
}

function attemptsOf(
  combat: Combat,
  battle: SeaBattle,
  side: BattleSide,
  whole: boolean,
  enemyWhole: boolean,
): Attempt[] {
  const { dice } = combat.context;
  const evaders = side.fighters.filter(evades);
  const chance = chanceToEvade(combat, battle, side);
  if (whole) {
    const draw = dice.chance(combat.context.navalLabel('7.4', `${battle.id} ${side.states[0]}`), chance);
    return evaders.map((fighter) => ({ fighter, manner: 'whole-side', draw }));
  }
  if (enemyWhole) return evaders.map((fighter) => ({ fighter, manner: 'own-side', draw: null }));
  const stay = (one: BattleSide): number => armedOf(one).filter((fighter) => !evades(fighter)).length;
  if (stay(side) >= combat.figures.rearguard.value * stay(otherSide(battle, side)))
    return evaders.map((fighter) => ({ fighter, manner: 'not-pressed', draw: null }));
  return evaders.map((fighter) => ({
    fighter,
    manner: 'one-by-one',
    draw: dice.chance(combat.context.navalLabel('7.4', fighter.ship.id), chance),
  }));
}

/** Very unlikely to windward, very likely to leeward, unlikely on a lee shore (7.4). */
function chanceToEvade({ figures }: Combat, battle: SeaBattle, side: BattleSide): number {
  const { windward, leeward, leeShore } = figures.evasion.value;
  if (side.gauge === 'windward') return windward;
  return battle.onshore ? leeShore : leeward;
}

function carryOut(combat: Combat, battle: SeaBattle, side: BattleSide, attempts: readonly Attempt[]): void {
  const { context, waters } = combat;
  let refuge: ShipPlaceDocument | null = null;
  const away = attempts.filter(({ draw }) => !draw || happens(draw)).map(({ fighter }) => fighter.ship);
  for (const { fighter, manner, draw } of attempts) {
    const { ship } = fighter;
    if (draw && !happens(draw)) {
      caught(combat, battle, side, ship.id, manner, draw);
      continue;
    }
    refuge ??= refugeOf(combat, battle, side, '7.4', away);
    waters.leave(ship);
    context.emit(ShipEvadedBattle, {
      rule: context.navalRule('7.4'),
      ships: [ship.id],
      data: {
        battle: battle.id,
        ship: ship.id,
        manner,
        from: structuredClone(ship.at),
        chance: draw?.chance ?? null,
        to: refuge,
        ...firstMoveAfter(combat, ship, refuge),
      },
      dice: draw ? [draw] : [],
      audience: flightAudience(combat, battle, side, refuge),
    });
    waters.enter(ship);
    side.fighters = side.fighters.filter((one) => one !== fighter);
  }
}

function caught(
  { context }: Combat,
  battle: SeaBattle,
  side: BattleSide,
  ship: string,
  manner: Manner | 'harbor',
  draw: ChanceDraw | null,
): void {
  context.emit(ShipCaughtEvading, {
    rule: context.navalRule('7.4'),
    ships: [ship],
    data: { battle: battle.id, ship, manner, chance: draw?.chance ?? null },
    dice: draw ? [draw] : [],
    audience: battle.audience.own(side),
  });
}
