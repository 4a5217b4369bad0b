import {
  GunsCaptured,
  GunsRecovered,
  hasMoved,
  hexesOf,
  unitsIn,
  type Activation,
  type BattleChange,
  type BattleContext,
  type BattleRule,
  type BattleState,
  type Side,
  type UnitState,
} from '@vedette/battle';
import { enemyAudience } from '@vedette/battle-sight';
import { isBattery, isFoot } from '../tables/weapons.js';
import { nearestOf } from '../ground/step-away.js';

const HANDS = 3;
const GUNS_A_TURN = 2;
const RETURNED_AT = '2400';

/** A battery or three SP of infantry that stood a whole activation by abandoned guns has two of them in hand: its own, or the enemy's (P-16.4). */
export function gunsInHand(context: BattleContext, activation: Activation): void {
  const taken = new Map<string, number>();
  const leftTo = ({ id }: UnitState): number => GUNS_A_TURN - (taken.get(id) ?? 0);
  for (const left of [...context.state.abandonedGuns]) {
    if (leftJustNow(context, left)) continue;
    const hands = unitsIn(context.state, left.hex).find(
      (unit) => activation.units.includes(unit.id) && hasHands(activation, unit) && leftTo(unit) > 0,
    );
    if (!hands) continue;
    const guns = Math.min(leftTo(hands), left.guns);
    taken.set(hands.id, (taken.get(hands.id) ?? 0) + guns);
    takeInHand(context, left.hex, left.battery, guns, hands.side, ['P-16.4', 'G-43']);
  }
}

/** Whether guns were left in the present impulse: nobody has stood by them for a whole activation yet. */
function leftJustNow(
  { events, state, step }: BattleContext,
  { hex, battery }: BattleContext['state']['abandonedGuns'][number],
): boolean {
  return events.some(
    (event) =>
      event.type === 'GunsAbandoned' &&
      event.hex === hex &&
      event.units?.[0] === battery &&
      event.step === step &&
      event.impulse === state.progress.impulse,
  );
}

/** At 2400 guns inside one's own lines go back to their battery; all others are the enemy's for good (G-43). */
export function returnGuns(context: BattleContext): void {
  if (context.state.turn !== RETURNED_AT) return;
  for (const left of [...context.state.abandonedGuns])
    takeInHand(context, left.hex, left.battery, left.guns, holderOf(context, left.hex), ['G-43', 'P-37']);
}

/** Whose lines a hex lies inside: who stands in it, else the nearest unrouted combat unit (P-37). */
export function holderOf({ state }: { readonly state: BattleState }, hex: string): Side {
  const near = (side: Side) =>
    nearestOf(
      hex,
      [...state.units.values()]
        .filter((unit) => unit.side === side && unit.type !== 'WAG' && unit.state !== 'routed')
        .flatMap(hexesOf),
    );
  const us = near('US');
  const csa = near('CSA');
  if (us === csa) return (state.held as Readonly<Record<string, Side>>)[hex] ?? 'US';
  return us < csa ? 'US' : 'CSA';
}

function hasHands(activation: Activation, unit: UnitState): boolean {
  // Who advanced after a shock, or was thrown back onto them, has not stood by them.
  const stayed =
    !hasMoved(activation, unit.id) &&
    activation.startedAt.get(unit.id) === unit.hex &&
    unit.state !== 'routed';
  return stayed && (isBattery(unit) || (isFoot(unit) && unit.sp >= HANDS));
}

function takeInHand(
  context: BattleContext,
  hex: string,
  battery: string,
  guns: number,
  by: Side,
  rule: readonly BattleRule[],
): void {
  const left = context.state.abandonedGuns.find((one) => one.hex === hex && one.battery === battery)!;
  const { saved, change } = gunsTaken(context.state, left, guns, by);
  context.emit(saved ? GunsRecovered : GunsCaptured, {
    rule,
    hex,
    units: [battery],
    data: { hex, battery, guns },
    // Captured guns are known to both at once, wherever they stand (P-25.5).
    audience: saved ? context.toSide(by, enemyAudience(context, by, hex)) : context.toAll(),
    change,
  });
}

/** Whose guns were left, as far as that is known. */
export function ownerOf(state: BattleState, left: BattleState['abandonedGuns'][number]): Side | undefined {
  const unit = state.units.get(left.battery) ?? state.casualties.find((one) => one.unit === left.battery);
  return unit?.side ?? (left as typeof left & { side?: Side }).side;
}

/** What changes when a side takes guns that were left: its own go back to their battery and are no loss, another's are captured (P-37). */
export function gunsTaken(
  state: BattleState,
  left: BattleState['abandonedGuns'][number],
  guns: number,
  by: Side,
): { readonly saved: boolean; readonly owner: Side; readonly change: BattleChange } {
  const unit = state.units.get(left.battery);
  const gone = state.casualties.find((one) => one.unit === left.battery);
  const owner = ownerOf(state, left) ?? by;
  const saved = owner === by;
  const abandonedGuns = state.abandonedGuns
    .map((one) => (one === left ? { ...one, guns: one.guns - guns } : one))
    .filter((one) => one.guns > 0);
  if (unit) {
    const battery = saved
      ? { sp: unit.sp + guns, losses: unit.losses - guns }
      : { captured: unit.captured + guns };
    return { saved, owner, change: { abandonedGuns, units: { [unit.id]: battery } } };
  }
  const casualties = state.casualties.map((one) => {
    if (one !== gone) return one;
    const taken = one as typeof one & { captured?: number };
    // A battery that is no more gets no guns back, yet they are not lost to its side.
    return saved ? { ...one, sp: (one.sp ?? 0) - guns } : { ...one, captured: (taken.captured ?? 0) + guns };
  });
  return { saved, owner, change: { abandonedGuns, casualties } };
}
