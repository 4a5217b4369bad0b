import { SupplyConsumed, type Unit, usesAmmunition } from '@vedette/campaign';
import type { PhaseContext } from '@vedette/rulebooks';
import { commandOf } from '@vedette/observation';
import { canRequisition } from './requisition.js';
import type { TurnSources } from './source.js';
import type { Store } from './store.js';

/** How a unit was fed. */
export type Fed = 'carried' | 'source' | 'requisition' | 'none';

/**
 * A unit eats one unit of supplies at the turn's start (GITM AMWOL 10.7): what it carries, else from its source, else it
 * requisitions, else it goes without. Drawing fills the ammunition (10.9).
 */
export function consume(context: PhaseContext, unit: Unit, sources: TurnSources): Fed {
  const source = sources.of(unit);
  const tell = (fed: Fed, data: Partial<Parameters<typeof told>[3]>): Fed =>
    told(context, unit, fed, {
      source: null,
      supplies: unit.supplies,
      ammunition: unit.ammunition,
      stock: null,
      because: '',
      ...data,
    });
  if (unit.supplies > 0) return tell('carried', { supplies: unit.supplies - 1 });
  const store = sources.drawFrom(source);
  const because = whyNot(context, unit, source, store?.left ?? 0, sources);
  if (source !== null && store !== null && because === '')
    return tell('source', {
      source,
      supplies: unit.supplies,
      ammunition: filled(context, unit, store, sources),
      stock: { kind: store.kind, name: store.name, left: store.left - 1 },
    });
  return canRequisition(context, unit) ? tell('requisition', { because }) : tell('none', { because });
}

function whyNot(
  context: PhaseContext,
  unit: Unit,
  source: string | null,
  left: number,
  sources: TurnSources,
): string {
  if (source === null) return 'it has no source';
  if (left < 1) return `${source} has nothing left`;
  return sources.takeRation(source, unit)
    ? ''
    : `${source} already feeds ${context.book.supply.mostFed.value} units`;
}

/** Ammunition after a draw from a store: full for those who use it, where the store has any (10.9, ROTD 11.11). */
export function filled(context: PhaseContext, unit: Unit, store: Store, sources: TurnSources): number {
  return usesAmmunition(unit) && sources.arsenals.supply(unit, store)
    ? context.book.supply.fullAmmunition.value
    : unit.ammunition;
}

function told(
  context: PhaseContext,
  unit: Unit,
  fed: Fed,
  data: {
    source: string | null;
    supplies: number;
    ammunition: number;
    stock: { kind: Store['kind']; name: string; left: number } | null;
    because: string;
  },
): Fed {
  context.emit(SupplyConsumed, {
    rule: context.landRule(fed === 'requisition' ? '10.5' : '10.7'),
    square: unit.square,
    units: [unit.id],
    data: { unit: unit.id, fed, ...data, ...hungryTurns(context, unit, fed) },
    audience: commandOf(unit),
  });
  return fed;
}

/** Turns in a row without eating or foraging, this one included, where the book's hunger grows with them (ROTD 11.10). */
function hungryTurns({ book }: PhaseContext, unit: Unit, fed: Fed): { turnsOutOfSupply?: number } {
  if (!book.supply.hunger.value.grows) return {};
  return { turnsOutOfSupply: fed === 'none' ? unit.turnsOutOfSupply + 1 : 0 };
}
