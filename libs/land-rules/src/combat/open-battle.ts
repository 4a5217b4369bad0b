import { BattleOpened, FACINGS, LinesFormed, tacticalName, type Unit, type StateId } from '@vedette/campaign';
import { DIRECTION_NAMES, type Direction } from '@vedette/geography';
import type { PhaseContext } from '@vedette/rulebooks';
import type { Battle, BattleSide, Fighter, SideName } from './battle.js';
import { openAudience } from '../presence/audience.js';
import { fillLines, frontSpaces, takeLines } from './battle-line.js';
import type { Meeting } from './find-battles.js';
import { openFlanks } from './flanks.js';
import { facesSquares } from './form-squares.js';
import { fortOf } from './fort-in-battle.js';
import { heatOf } from './fortunes-of-war.js';
import { postureOf } from './posture.js';
import { rounded } from './round.js';
import { spacesOf } from './spaces.js';
import { worksAt } from './works-in-battle.js';

/** Draws up both sides of a meeting: postures, squares, lines and flanks (GITM AMWOL 9.3-9.5, 9.8). */
export function openBattle(context: PhaseContext, meeting: Meeting, phase: number): Battle {
  const { state, book } = context;
  const directions = attackDirections(meeting.attackers, phase);
  const attackers = drawUp(context, 'attackers', meeting.attackers, phase);
  const defenders = drawUp(context, 'defenders', meeting.defenders, phase);
  const all = [...meeting.attackers, ...meeting.defenders];
  const battle: Battle = {
    square: meeting.square,
    tactical: meeting.tactical,
    phase,
    attackers,
    defenders,
    directions,
    fort: fortOf(state, book, meeting.square, all),
    works: book.combat.works ? worksAt(state, meeting.square, meeting.tactical) : [],
    rating: state.theatre.tacticalMap(meeting.square).defence[meeting.tactical]!,
    spaces: frontSpaces(book.combat.frontSpaces.value, directions),
    losses: 0,
  };
  defenders.squares = facesSquares(context, attackers.fighters) && hasInfantry(defenders) && !battle.fort;
  context.emit(BattleOpened, {
    rule: context.landRule('9.1'),
    square: battle.square,
    units: all.map(({ id }) => id),
    data: {
      tactical: tacticalName(battle.tactical),
      attackers: force(attackers),
      defenders: force(defenders),
      position: defenders.holds || attackers.holds,
      directions: directions.map((direction) => DIRECTION_NAMES[direction]!),
      fort: battle.fort,
      ...(battle.works.length > 0
        ? { works: battle.works.map(({ facing, level }) => ({ facing: FACINGS[facing]!, level })) }
        : {}),
      defenceRating: battle.rating,
    },
    dice: [heatOf(context, battle).draw],
    audience: openAudience(state, battle.square, [...attackers.states, ...defenders.states]),
  });
  for (const side of [attackers, defenders]) formUp(context, battle, side);
  return battle;
}

function drawUp(context: PhaseContext, name: SideName, units: readonly Unit[], phase: number): BattleSide {
  const holds = units.some((unit) => unit.turn.tactics.movedIn !== phase);
  const fighters = units.map((unit): Fighter => ({
    unit,
    line: 'first',
    posture: postureOf(context, unit, holds),
    moved: unit.turn.tactics.movedIn === phase,
    menAtSegment: unit.strength,
    lineShare: 0,
    rearShare: 0,
    out: false,
  }));
  return {
    name,
    states: [...new Set(units.map(({ state }) => state))],
    fighters,
    holds,
    squares: false,
    openFlanks: 2,
    frontFilled: 0,
  };
}

function formUp(context: PhaseContext, battle: Battle, side: BattleSide): void {
  takeLines(context, battle, side);
  side.openFlanks = openFlanks(context, battle, side);
  const placed = (line: Fighter['line']) =>
    side.fighters
      .filter((fighter) => fighter.line === line)
      .map(({ unit, lineShare, rearShare }) => ({
        unit: unit.id,
        spaces: spacesOf(context.book, unit),
        share: rounded(line === 'rear' ? rearShare : lineShare),
      }));
  context.emit(LinesFormed, {
    rule: context.landRule('9.4'),
    square: battle.square,
    units: side.fighters.map(({ unit }) => unit.id),
    data: {
      tactical: tacticalName(battle.tactical),
      side: side.name,
      spaces: battle.spaces,
      first: placed('first'),
      second: placed('second'),
      rear: placed('rear'),
      squares: side.squares,
    },
    audience: openAudience(context.state, battle.square, side.states),
  });
}

/** Fills the lines again and looks to the flanks after fire has torn gaps. */
export function reform(context: PhaseContext, battle: Battle): void {
  for (const side of [battle.attackers, battle.defenders]) {
    fillLines(context, battle, side);
    side.openFlanks = openFlanks(context, battle, side);
  }
}

function attackDirections(units: readonly Unit[], phase: number): Direction[] {
  const found = new Set<Direction>();
  for (const { turn } of units)
    if (turn.tactics.movedIn === phase && turn.tactics.enteredFrom >= 0)
      found.add(turn.tactics.enteredFrom as Direction);
  return [...found].sort((a, b) => a - b);
}

function hasInfantry(side: BattleSide): boolean {
  return side.fighters.some(({ unit }) => unit.kind.arm === 'infantry');
}

function force(side: BattleSide): { states: StateId[]; units: string[] } {
  return { states: [...side.states], units: side.fighters.map(({ unit }) => unit.id) };
}
