import { SeaBattleFought, SeaBattleJoined } from '@vedette/campaign';
import { breakLine } from './break-line.js';
import { closeQuarters } from './close-quarters.js';
import { batterSide, sinkShips } from './damage.js';
import { escapeOrStrike } from './escape.js';
import { evadeBattle } from './evasion.js';
import { exchangeFire, type Exchange } from './exchange.js';
import { bloodShips, oddsOf } from './experience.js';
import { takeGauge } from './gauge.js';
import { otherSide, rounded, type Combat, type SeaBattle } from './sea-battle.js';
import { weighBroadsides, type SideStrength } from './strength.js';

/** Fights one battle from the first sight to the last prize (PATE 7.4-7.8). */
export function fightBattle(combat: Combat, battle: SeaBattle): void {
  join(combat, battle);
  evadeBattle(combat, battle);
  const [one, two] = battle.sides;
  if (battle.sides.some(({ fighters, batteries }) => fighters.length === 0 && !batteries)) return;
  closeQuarters(combat, battle);
  breakLine(combat, battle);
  const strengths = [weighBroadsides(combat, battle, one), weighBroadsides(combat, battle, two)] as const;
  const exchange = exchangeFire(combat, battle, strengths);
  tellOutcome(combat, battle, strengths, exchange);
  if (!exchange.winner) return;
  // Wear is told by ships as they were when the battle began: both sides suffer before anything sinks.
  batterSide(combat, battle, one, exchange.wear[0], strengths[1].atHulls);
  batterSide(combat, battle, two, exchange.wear[1], strengths[0].atHulls);
  sinkShips(combat, battle);
  const losers = otherSide(battle, exchange.winner);
  escapeOrStrike(combat, battle, losers, exchange.winner);
  const odds = oddsOf(strengths);
  for (const side of battle.sides) bloodShips(combat, battle, side, odds);
}

function join(combat: Combat, battle: SeaBattle): void {
  const { context } = combat;
  takeGauge(combat, battle);
  context.emit(SeaBattleJoined, {
    rule: context.navalRule('7.1'),
    ...(battle.port && battle.port.square >= 0 ? { square: battle.port.square } : {}),
    ships: battle.sides.flatMap(({ fighters }) => fighters.map(({ ship }) => ship.id)),
    data: {
      battle: battle.id,
      place: battle.place,
      sides: battle.sides.map(({ states, fighters, batteries, gauge }) => ({
        states: [...states],
        ships: fighters.map(({ ship }) => ship.id),
        batteries: batteries?.batteries ?? 0,
        gauge,
      })),
      seekers: [...battle.seekers],
      onshore: battle.onshore,
    },
    audience: battle.audience.all,
  });
}

function tellOutcome(
  { context, figures }: Combat,
  battle: SeaBattle,
  strengths: readonly [SideStrength, SideStrength],
  { winner, wear, rounds, ended, dice }: Exchange,
): void {
  const [one, two] = battle.sides;
  const won = winner === two ? 1 : 0;
  context.emit(SeaBattleFought, {
    rule: context.navalRule(winner ? '7.8' : '7.7'),
    ...(battle.port && battle.port.square >= 0 ? { square: battle.port.square } : {}),
    ships: battle.sides.flatMap(({ fighters }) => fighters.map(({ ship }) => ship.id)),
    data: {
      battle: battle.id,
      place: battle.place,
      winners: winner ? [...winner.states] : [],
      losers: winner ? [...otherSide(battle, winner).states] : [],
      ships: [...one.fighters, ...two.fighters].map(({ ship }) => ship.id),
      minutes: rounds * figures.roundMinutes.value,
      ended,
      wear: { winners: rounded(wear[won]), losers: rounded(wear[1 - won]!) },
      odds: rounded(oddsOf(strengths)),
    },
    dice,
    audience: battle.audience.all,
  });
}
