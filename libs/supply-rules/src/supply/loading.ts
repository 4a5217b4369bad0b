import { SuppliesLoaded, type LandOrder, type Unit } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { commandOf } from '@vedette/observation';
import { filled } from './consumption.js';
import type { TurnSources } from './source.js';
import type { Store } from './store.js';

/**
 * The level of supplies a unit wishes to carry (GITM AMWOL 10.7): as ordered, at most 12 for a corps headquarters and 1
 * for others; null when the order leaves it out. Without any order it keeps what it had before it ate, and takes at least
 * one (6.9, A-15): asked before anybody eats.
 */
export function wantedLevel(context: PhaseContext, unit: Unit, order: LandOrder | undefined): number | null {
  const { corpsCarries, unitCarries } = context.book.supply;
  const most = unit.kind.role.feeds ? corpsCarries.value : unitCarries.value;
  if (!order) return Math.min(most, Math.max(1, unit.supplies));
  const level = order.supply?.level ?? null;
  return level === null ? null : Math.min(most, level);
}

/**
 * A unit with a source loads up to the wanted level (10.7), which fills its ammunition (10.9). What others unload this turn
 * was not there at the end of the last one, so units load before any unloads.
 */
export function loadUp(context: PhaseContext, unit: Unit, wanted: number | null, sources: TurnSources): void {
  const source = sources.of(unit);
  if (wanted === null || source === null || wanted <= unit.supplies) return;
  const store = sources.drawFrom(source);
  if (!store || store.name === unit.id || store.left < 1 || !sources.takeRation(source, unit)) return;
  settle(context, unit, source, wanted, Math.min(wanted - unit.supplies, store.left), store, sources);
}

/**
 * A unit with a source unloads down to the wanted level, but not with an enemy in its square or when it went unfed (10.7),
 * nor without an order.
 */
export function unload(context: PhaseContext, unit: Unit, wanted: number | null, sources: TurnSources): void {
  const source = sources.of(unit);
  if (wanted === null || source === null || wanted >= unit.supplies || !mayUnload(context, unit)) return;
  if (!context.orders.land(unit.id)) return;
  const store = sources.unloadInto(source);
  if (!store || store.name === unit.id) return;
  const room =
    store.kind === 'unit' ? context.book.supply.corpsCarries.value - store.left : unit.supplies - wanted;
  const amount = Math.min(unit.supplies - wanted, room);
  if (amount > 0) settle(context, unit, source, wanted, -amount, store, sources);
}

function settle(
  context: PhaseContext,
  unit: Unit,
  source: string,
  wanted: number,
  amount: number,
  store: Store,
  sources: TurnSources,
): void {
  context.emit(SuppliesLoaded, {
    rule: context.landRule('10.7'),
    square: unit.square,
    units: [unit.id],
    data: {
      unit: unit.id,
      source,
      amount,
      supplies: unit.supplies + amount,
      ammunition: amount > 0 ? filled(context, unit, store, sources) : unit.ammunition,
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
