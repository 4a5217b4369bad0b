import { CORPS_HEADQUARTERS, SuppliesLoaded, type LandOrder, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { commandOf } from '@vedette/observation';
import { filled } from './consumption.js';
import { storeOf, takeRation, type Rations } from './source.js';

/**
 * The level of supplies a unit wishes to carry (GITM AMWOL 10.7): as ordered, at most 12 for a corps headquarters and 1
 * for others; null when the order leaves it out. Without any order it keeps what it has and takes at least one (6.9, A-15).
 */
export function wantedLevel(context: PhaseContext, unit: Unit, order: LandOrder | undefined): number | null {
  const { corpsCarries, unitCarries } = context.book.supply;
  const most = unit.type === CORPS_HEADQUARTERS ? corpsCarries.value : unitCarries.value;
  if (!order) return Math.min(most, Math.max(1, unit.supplies));
  const level = order.supply?.level ?? null;
  return level === null ? null : Math.min(most, level);
}

/**
 * A unit with a source loads or unloads to the wanted level (10.7). It cannot unload with an enemy in its square or when
 * it went unfed; loading fills the ammunition (10.9).
 */
export function loadToLevel(
  context: PhaseContext,
  unit: Unit,
  source: string | null,
  wanted: number | null,
  rations: Rations,
): void {
  if (wanted === null || source === null || wanted === unit.supplies) return;
  const { state, book } = context;
  const store = storeOf(state, source);
  if (!store || store.name === unit.id) return;
  if (wanted < unit.supplies && !mayUnload(context, unit)) return;
  if (!takeRation(state, rations, source, unit, book.supply.mostFed.value)) return;
  const amount = Math.min(wanted - unit.supplies, store.left);
  if (amount === 0) return;
  context.emit(SuppliesLoaded, {
    rule: context.landRule('10.7'),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      source,
      amount,
      supplies: unit.supplies + amount,
      ammunition: amount > 0 ? filled(context, unit) : unit.ammunition,
      stock: { kind: store.kind, name: store.name, left: store.left - amount },
      wanted,
    },
    audience: commandOf(unit),
  });
}

function mayUnload(context: PhaseContext, unit: Unit): boolean {
  const { state } = context;
  const enemy = state
    .unitsIn(unit.square)
    .some((other) => other.status === 'active' && state.areHostile(unit.state, other.state));
  return !enemy && unit.turn.fed !== 'none';
}
