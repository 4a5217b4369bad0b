import { BatteryCaptured, servesGuns, tacticalName, type Unit } from '@vedette/campaign';
import { happens, type Draw } from '@vedette/chance';
import { tacticalDistance } from '@vedette/geography';
import {
  type BeatenHow,
  type CaptureFigures,
  makeOfTaken,
  type PhaseContext,
  rowOf,
} from '@vedette/rulebooks';
import { drawAmong } from '../ground/draw-among.js';
import { standing, type Battle, type BattleSide } from './battle.js';
import { commandsOf } from './battle-audience.js';
import { openAudience } from '../presence/audience.js';

/** A unit that stood in a melee, and the guns it went into it with. */
export interface GunsAtStake {
  readonly unit: Unit;
  readonly batteries: number;
  readonly gun: string | null;
  readonly inFort: boolean;
}

/** The guns that stand in a melee with one side. */
export function gunsAtStake(side: BattleSide): GunsAtStake[] {
  return standing(side)
    .filter(({ unit }) => unit.batteries > 0)
    .map(({ unit }) => ({ unit, batteries: unit.batteries, gun: unit.gun, inFort: unit.inFort }));
}

/**
 * Attackers who won a melee may take the guns of those they beat in it, battery by battery by lot (ROTD 10.11, R-74): seldom of
 * who falls back, oftener of who breaks or shatters, always of who lays down arms or is destroyed on the spot.
 */
export function captureGuns(
  context: PhaseContext,
  battle: Battle,
  atStake: readonly GunsAtStake[],
  fellBack: ReadonlySet<string>,
): void {
  const { capture } = context.book.combat;
  if (!capture) return;
  for (const guns of atStake) {
    let left = guns.batteries;
    const chance = rowOf(capture.chance, fateOf(context, guns, fellBack));
    for (let number = 1; number <= guns.batteries; number++) {
      const draw = context.dice.chance(label(context, `${guns.unit.id} battery ${number}`), chance);
      if (happens(draw)) take(context, battle, capture, guns, --left, draw, number);
    }
  }
}

/** What became of a unit since it stood in the melee. */
function fateOf(
  { state }: PhaseContext,
  { unit, inFort }: GunsAtStake,
  fellBack: ReadonlySet<string>,
): BeatenHow {
  const now = state.units.get(unit.id);
  if (!now) return inFort || !unit.kind.role.givesGround ? 'lost' : 'shattered';
  if (now.status === 'shattered') return 'shattered';
  return fellBack.has(unit.id) ? 'fell-back' : 'broke';
}

function take(
  context: PhaseContext,
  battle: Battle,
  capture: CaptureFigures,
  { unit: from, gun }: GunsAtStake,
  left: number,
  draw: Draw,
  number: number,
): void {
  const kind = from.kind.gunnery!.kind;
  const takers = takersOf(context, battle, capture, kind);
  const lot =
    takers.length > 1 ? drawAmong(context, label(context, `${from.id} taker ${number}`), takers) : null;
  const to = lot?.one ?? takers[0] ?? null;
  context.emit(BatteryCaptured, {
    rule: context.landRule('captured-guns'),
    square: battle.square,
    units: to ? [from.id, to.id] : [from.id],
    data: {
      from: from.id,
      to: to?.id ?? null,
      tactical: tacticalName(battle.tactical),
      kind,
      before: gun,
      after: to ? makeOfTaken(capture, to, gun) : null,
      left,
      has: to ? to.batteries + 1 : 0,
    },
    dice: lot ? [draw, lot.draw] : [draw],
    audience: {
      ...commandsOf(battle),
      ...openAudience(context.state, battle.square, battle.attackers.states),
    },
  });
}

/**
 * Who may take a battery, all equal: of the attackers in the square those who serve its kind, fewest guns first; else the nearest
 * friends who do, to whom it is given; else whoever of the attackers has room, and the battery changes its kind.
 */
function takersOf(
  context: PhaseContext,
  battle: Battle,
  capture: CaptureFigures,
  kind: 'foot' | 'horse',
): Unit[] {
  const there = standing(battle.attackers).map(({ unit }) => unit);
  const fit = there.filter((unit) => servesGuns(unit, kind) && roomForGuns(unit));
  if (fit.length > 0) return least(fit, ({ batteries }) => batteries);
  const near = context.state
    .unitsIn(battle.square)
    .filter(
      (unit) =>
        unit.status === 'active' &&
        !there.includes(unit) &&
        servesGuns(unit, kind) &&
        roomForGuns(unit) &&
        battle.attackers.states.some((own) => context.state.areFriends(own, unit.state)) &&
        tacticalDistance(unit.tactical, battle.tactical) <= capture.reach.value,
    );
  if (near.length > 0) return least(near, ({ tactical }) => tacticalDistance(tactical, battle.tactical));
  return least(there.filter(roomForGuns), ({ batteries }) => batteries);
}

/** A brigade of guns takes no more than its most, foot and horse what they get; who has no guns of his arm takes none. */
function roomForGuns(unit: Unit): boolean {
  const { kind, batteries } = unit;
  const able = servesGuns(unit, 'foot') || servesGuns(unit, 'horse');
  return able && (kind.arm !== 'artillery' || batteries < kind.mostBatteries);
}

/** Those of some units of whom something is least. */
function least(units: readonly Unit[], of: (unit: Unit) => number): Unit[] {
  const smallest = Math.min(...units.map(of));
  return units.filter((unit) => of(unit) === smallest);
}

function label(context: PhaseContext, what: string): string {
  return context.landLabel('captured-guns', what);
}
